import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mechanisms, withoutBudgets } from './mechanisms.ts';

test.each(mechanisms)('the product can be built without $name: what is replaced stands there once', ({ without }) => {
  for (const { file, find } of [...withoutBudgets, ...without])
    expect(readFileSync(file, 'utf8').split(find), `${file}: ${find}`).toHaveLength(2);
});
