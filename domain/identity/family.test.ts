import { expect, test } from 'vitest';
import { castMemberInputSchema, childInputSchema } from './family.ts';

test.each([
  ['thiago', 'Thiago'],
  [' ana lucía ', 'Ana Lucía'],
  ['abuelita julia', 'Abuelita Julia'],
  ['maría de la luz', 'María de la Luz'],
  ['o’neil', 'O’neil'],
  ['J.R.', 'J.R.'],
  ['DJ bean', 'DJ bean'],
])('a name that was typed small is kept as a name: “%s” as “%s”', (typed, kept) => {
  expect(childInputSchema().parse({ nickname: typed, ageGroup: 'toddler' }).nickname).toBe(kept);
  expect(castMemberInputSchema().parse({ name: typed }).name).toBe(kept);
});
