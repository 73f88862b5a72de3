import type { Page } from '@playwright/test';
import { newName } from './asking.ts';
import { expectAccessible, expectRoom } from './audit.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { keepStory, openFromShelf, tinyPicture } from './shelf-of-stories.ts';
import { words } from './words.ts';

// Checking the rules takes long on a busy machine.
test.setTimeout(180_000);

/** Checks a page once it has settled: its heading is there and no request is running. */
async function judge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, path);
  await expectRoom(page, path);
}

for (const language of ['en', 'es'] satisfies Language[]) {
  test(`[LAND-01] [NAV-04] every page a visitor can open is accessible by night and by day, in ${language}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await speak(page, language);
    for (const path of ['/', '/create', '/signin', '/pricing', '/privacy-policy', '/terms-of-service', '/not-found'])
      await judge(page, path);
    await judge(page, '/samples/dragon');
    await judge(page, '/design');
    await judge(page, '/shared/AAAAAAAAAAAAAAAAAAAAAA');
  });
}

test('[NAV-03] [CREATE-14] what opens over a page, and a form that was refused, are accessible', async ({
  page,
  isMobile,
}) => {
  await page.goto('/create');
  await page.getByRole('button', { name: words.en.write }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page, 'a form without its answers');
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('combobox').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'the open menu');
  await expectRoom(page, 'the open menu');
});

test('[NAV-08] [LIB-48] [SAVE-01] [STORY-06] everything a parent who signed in sees is accessible', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn(page);
  await judge(page, '/my-stories');
  await judge(page, '/profile');

  await page.goto('/create');
  await page.getByLabel(words.en.addCharacter).fill(newName());
  await page.getByLabel(words.en.addCharacter).press('Enter');
  await page.getByLabel(words.en.place).fill('the old lighthouse');
  await page.getByLabel(words.en.message).fill('waiting for each other');
  await page.getByLabel(words.en.length).selectOption('short');
  await page.getByRole('button', { name: words.en.write }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page, 'a story that is being written');
  await expect(page.getByText(words.en.finished)).toBeVisible();
  await expectAccessible(page, 'a finished story');
  await expectRoom(page, 'a finished story');
  await page.getByRole('button', { name: words.en.save, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the save dialog');
  await expectRoom(page, 'the save dialog');
  await page.getByRole('dialog').getByRole('button', { name: words.en.save, exact: true }).click();
  await expect(page.getByText(words.en.saved)).toBeVisible();
  await expectAccessible(page, 'the shelf with a message');
  await expectRoom(page, 'the shelf with a message');

  const text = await keepStory(page);
  const drawn = await keepStory(page, { title: 'The picture of the moon', images: [tinyPicture] });
  await judge(page, '/my-stories');
  for (const story of [text, drawn]) {
    await openFromShelf(page, story);
    await expectAccessible(page, `the page of "${story.title}"`);
    await expectRoom(page, `the page of "${story.title}"`);
    await page.goto('/my-stories');
  }
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'the account menu');
});

test('[ADMIN-16] every screen of the back office is accessible', async ({ page, signIn, isMobile }) => {
  test.skip(isMobile, 'the back office is a desk surface; its width is tested on its own');
  await signIn(page, 'admin@lunatale.test');
  for (const screen of [
    'dashboard',
    'analytics',
    'users',
    'user-usage',
    'api-monitoring',
    'api-costs',
    'logs',
    'settings',
  ])
    await judge(page, `/admin/${screen}`);
});
