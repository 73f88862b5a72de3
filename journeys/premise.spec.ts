import type { Page } from '@playwright/test';
import { fillForm, latest, test, write } from './asking.ts';
import { expect, speak } from './fixtures.ts';
import { words } from './words.ts';

/** The line that says what the story will be about. */
const premise = (page: Page, name: string) =>
  page.getByRole('main').locator('p:not(article p)').filter({ hasText: name });
const story = (page: Page) => page.getByRole('article');

test('what a story will be about is read before its first words, and again after a reload in that moment', {
  tag: '@phone',
}, async ({ page, product, signIn, language }) => {
  const stalled = await product.sandbox.fault({ vendor: 'deepseek', fault: 'stall', stage: 'story', after: 0 });
  await product.sandbox.pace({ tokensPerSecond: 200, firstTokenMilliseconds: 400 });
  await signIn(page);
  const name = await fillForm(page, language);
  await write(page, language);
  await expect(premise(page, name)).toBeVisible();
  await expect(story(page)).toBeHidden();
  expect((await latest(page)).content).toBe('');
  await page.reload();
  await speak(page, language);
  await expect(premise(page, name)).toBeVisible();
  await page.getByRole('button', { name: words[language].stop }).click();
  await expect.poll(() => latest(page)).toBeNull();
  await stalled();
});

test('[ILLUS-09] a picture book is read while it is written: its premise, its words, then picture after picture; a reload finds it', {
  tag: '@phone',
}, async ({ page, product, signIn, language }) => {
  await product.sandbox.pace({ tokensPerSecond: 150, firstTokenMilliseconds: 400, pictureMilliseconds: 300 });
  await signIn(page);
  const name = await fillForm(page, language, { illustrated: true });
  await write(page, language);
  await expect(premise(page, name)).toBeVisible();
  await expect(story(page)).toContainText(name);
  const early = (await story(page).innerText()).length;
  await page.reload();
  await speak(page, language);
  await expect(story(page)).toContainText(name);
  await expect.poll(async () => (await story(page).innerText()).length).toBeGreaterThan(early);
  await expect(page.getByText(words[language].finished)).toBeHidden();
  await product.sandbox.pace({ tokensPerSecond: 2000, firstTokenMilliseconds: 50, pictureMilliseconds: 50 });
  await expect(page.getByText(words[language].finished)).toBeAttached({ timeout: 30_000 });
  await expect(story(page).getByRole('figure')).toHaveCount(3);
});
