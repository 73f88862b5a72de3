import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { costTable } from './family-costs.ts';

const guide = () => readFileSync(new URL('../../docs/self-hosting.md', import.meta.url), 'utf8');

test('the costs in the guide are those of the prices in the settings', () => {
  const { deepseek, gemini } = loadConfig({ SANDBOX: 'on', DATA_DIR: '/tmp/lunatale-costs' });
  expect(gemini).not.toBeNull();
  if (gemini) expect(guide()).toContain(costTable({ deepseek: deepseek.prices, gemini: gemini.prices }));
});

test('who writes and draws at home pays for machines alone', () => {
  const nothing = { cachedInput: 0, input: 0, output: 0 };
  const table = costTable({ deepseek: nothing, gemini: { input: 0, output: 0, picture: 0 } });
  expect(table).toContain('| all, with pictures | 0.00 | 8.00 | 170 |');
});
