import { afterEach, expect, test } from 'vitest';
import { unlimited } from '#domain/offers.ts';
import { publicSettingsPath } from '#domain/operations/api.ts';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from '../testing/figures.ts';
import { cards, openOffice, optionsOf, panel, textOf } from '../testing/office.tsx';

const settings = {
  [publicSettingsPath]: { makers: { writer: 'OpenRouter', illustrator: 'OpenAI', reader: null, voice: null } },
};

afterEach(() => {
  delete document.documentElement.dataset.allowances;
});

test('[P38] [USAGE-08] the office names the services that are set, and says unlimited where there is no end', async () => {
  document.documentElement.dataset.allowances = `${unlimited} 7 25`;
  const usage = { ...figures.usage, freeText: { used: 60, limit: unlimited, percent: 0 } };
  await openOffice('/admin/user-usage', { ...settings, [adminPaths.usage]: usage });
  await expect
    .poll(() => cards().at(-1), { timeout: 10_000 })
    .toBe('OpenAI Usage (daily) | 24% | 33 / 140 | Today | OpenAI stories kept in 7 days: 77, before: 70');
  expect(textOf(panel('Free Text Stories'))).toBe(
    'Free Text Stories | Since the beginning | Text-only, unlimited per user | 60 / unlimited',
  );
  expect(textOf(panel('Free Image Stories'))).toContain('Image, 7 per user');
  expect(textOf(panel('Daily OpenAI Stories'))).toContain('Premium users, 25 per day');
  expect(document.body.textContent).not.toMatch(/Gemini|2147483647|2,147|2\.1B/);
});

test('[P38] [COST-07] what is paid is told under the names of the services that are set', async () => {
  await openOffice('/admin/api-costs', { ...settings, [adminPaths.costs]: figures.costs });
  await expect
    .poll(() => optionsOf('Provider'), { timeout: 10_000 })
    .toEqual(['All Providers', 'OpenAI', 'OpenRouter', 'Second reader', 'Own voice']);
  await expect.poll(() => document.body.textContent, { timeout: 10_000 }).not.toMatch(/Gemini|DeepSeek/);
});
