import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { costTable } from './family-costs.ts';

const guide = () => readFileSync(new URL('../../../docs/self-hosting.md', import.meta.url), 'utf8');

test('the costs in the guide are those of the prices in the settings', () => {
  const { deepseek, gemini, speech } = loadConfig({
    SANDBOX: 'on',
    DATA_DIR: '/tmp/lunatale-costs',
    GEMINI_API_KEY: 'named',
  });
  if (!gemini || !speech) throw new Error('Gemini draws and speaks where its key is set');
  expect(guide()).toContain(costTable({ deepseek: deepseek.prices, gemini: gemini.prices, speech: speech.prices }));
});

test('who writes, draws and speaks at home pays for machines alone', () => {
  const nothing = { cachedInput: 0, input: 0, output: 0 };
  const speech = { letters: 0, minute: 0, input: 0, output: 0 };
  const table = costTable({ deepseek: nothing, gemini: { input: 0, output: 0, picture: 0 }, speech });
  expect(table).toContain('| all, with pictures and voices | 0.00 | 8.00 | 170 |');
});
