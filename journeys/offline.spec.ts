import type { Page } from '@playwright/test';
import { fillForm, write } from './asking.ts';
import { expect, signInAt, speak, test } from './fixtures.ts';
import { keepStory, openFromShelf, tinyPicture } from './shelf-of-stories.ts';

test.use({ serviceWorkers: 'allow' });

const controlled = () => navigator.serviceWorker.controller !== null;

/** Fills the form where the service worker keeps what is fetched from now on, and returns the hero's name. */
async function fillKeptForm(page: Page): Promise<string> {
  await page.goto('/create');
  await page.waitForFunction(controlled, undefined, { timeout: 30_000 });
  return fillForm(page, 'en');
}

test('[STORY-08] [LIB-48] a story that was opened is read in airplane mode with its picture, and is gone after signing out', async ({
  page,
  context,
  product,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  await speak(page, 'en');
  await signIn(page);
  await keepStory(page, { title: 'Not opened yet' });
  const story = await keepStory(page, { title: 'The picture of the moon', images: [tinyPicture] });
  await page.goto('/my-stories');
  await page.waitForFunction(controlled, undefined, { timeout: 30_000 });
  // The shelf of the first visit, which was read before anything could keep it, is kept as well.
  await openFromShelf(page, story);
  await expect(page.getByRole('article')).toContainText('the moss growing');

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // The shelf marks which stories can be opened now, and which cannot.
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(card(story.title)).toContainText('Opens offline');
  await expect(card('Not opened yet')).toContainText('Needs the internet');
  // What cannot be deleted without a network can still be read.
  await card(story.title)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Failed to delete story/)).toBeVisible();
  await expect(card(story.title)).toContainText('Opens offline');
  await page.getByRole('link', { name: 'Not opened yet' }).click();
  await expect(page.getByRole('alert')).toContainText('This story is not on this device yet');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  // No suggested picture of the form is broken.
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  const more = page.getByRole('button', { name: /^Show all/ });
  while ((await more.count()) > 0) await more.first().click();
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((each) => each.complete && each.naturalWidth > 0)))
    .toBe(true);
  await page.goBack();
  await openFromShelf(page, story);
  // A page opened offline reports `navigator.onLine` wrongly under emulation, so only its content is checked.
  await page.reload();
  await expect(page.getByRole('article')).toContainText('the moss growing');
  await page.goto('/my-stories');
  await openFromShelf(page, story);
  const picture = page.getByRole('article').getByRole('img').first();
  await expect(picture).toBeVisible();
  // `decode` throws if the picture did not arrive.
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.complete))).toBe(true);

  await page.goto('/my-stories');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  const kept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('reader-')));
  await expect.poll(kept).toEqual([]);

  // The next reader of this browser finds no data of the previous one.
  await context.setOffline(false);
  await signInAt(page, product.url, 'somebody.else@example.com');
  await page.goto('/my-stories');
  await expect(page.getByRole('link', { name: story.title })).toHaveCount(0);
  const stories = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('reader-'));
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const texts = await Promise.all(
      caches_.flatMap(async (cache) => Promise.all((await cache.matchAll()).map((answer) => answer.text()))),
    );
    return texts.flat().join();
  });
  expect(stories).not.toContain(story.id);
});

test('[SAVE-16] [LIB-48] a story that was just saved and opened is read without a network, also after deleting and undoing', async ({
  page,
  context,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  await speak(page, 'en');
  await signIn(page);
  const name = await fillKeptForm(page);
  await write(page, 'en');
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quick Save' }).click();
  await expect(page.getByText('Story saved successfully!')).toBeVisible();
  const bar = page.getByRole('navigation').first();
  const read = async () => {
    await bar.getByRole('link', { name: 'My Stories' }).click();
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('article')).toContainText(name);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
  };
  const card = page.getByRole('article').first();
  const opensOffline = async () => {
    await expect(card.getByRole('link').first()).toBeVisible();
    await context.setOffline(true);
    await expect(card).toContainText('Opens offline');
    await card.getByRole('link').first().click();
    await expect(page.getByRole('article')).toContainText(name);
    await context.setOffline(false);
  };
  await read();
  await opensOffline();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await read();
  await opensOffline();
});

test('[LIB-48] a story that waits unsaved is on the shelf without a network, and is read there', async ({
  page,
  context,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  await speak(page, 'en');
  await signIn(page);
  const name = await fillKeptForm(page);
  const fetched = page.waitForResponse(/\/api\/stories\/drafts\/[0-9a-f-]{36}$/, { timeout: 60_000 });
  await write(page, 'en');
  await fetched;
  await page.getByRole('navigation').first().getByRole('link', { name: 'My Stories' }).click();
  const drafts = page.getByRole('region', { name: 'Not saved yet' });
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await context.setOffline(true);
  await page.reload();
  await expect(drafts.getByRole('listitem')).toContainText('Opens offline');
  await drafts.getByRole('link').first().click();
  await expect(page.getByRole('article')).toContainText(name);
});

test('[STORY-14] [LIB-44] a shelf is kept for a journey, opens on it, and a heart that is set there waits for the network', async ({
  page,
  context,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  await speak(page, 'en');
  await signIn(page);
  const plain = await keepStory(page, { title: 'A story of words' });
  await keepStory(page, { title: 'The picture of the moon', images: [tinyPicture] });
  await page.goto('/my-stories');
  await page.waitForFunction(controlled, undefined, { timeout: 30_000 });
  await page.reload();
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: /A story of words/ }).check();
  const chosen = page.getByRole('region', { name: 'Selected stories' });
  await chosen.getByRole('button', { name: 'Keep for a journey' }).click();
  await expect(page.getByText('1 story opens without the internet on this device now')).toBeVisible();
  await chosen.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep for a journey' }).click();
  await expect(page.getByText('2 stories open without the internet on this device now')).toBeVisible();

  await context.setOffline(true);
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  for (const title of [plain.title, 'The picture of the moon'])
    await expect(card(title)).toContainText('Opens offline');
  await openFromShelf(page, plain);
  await expect(page.getByRole('article')).toContainText('the moss growing');
  await page.goBack();
  await card(plain.title).getByRole('button', { name: /^Mark/ }).click();
  await expect(card(plain.title)).toContainText('Favorite waits for the internet');
  await expect(card(plain.title).getByRole('button', { name: /^Remove “.*favorites/ })).toBeVisible();
  // The pending favorite outlives the page.
  await page.reload();
  await expect(card(plain.title)).toContainText('Favorite waits for the internet');

  // The heart may be sent at once or by the page that is loaded then, so only its arrival is waited for.
  await context.setOffline(false);
  await page.reload();
  await expect(card(plain.title)).toContainText('A story of words');
  await expect(card(plain.title)).not.toContainText('Favorite waits');
  await page.reload();
  await expect(card(plain.title).getByRole('button', { name: /^Remove “.*favorites/ })).toBeVisible();
});

test('[LIB-40] without a network every card of the profile says at once what it lacks, and has it when there is one', async ({
  page,
  context,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  await speak(page, 'en');
  const email = await signIn(page);
  await page.goto('/my-stories');
  await page.waitForFunction(controlled, undefined, { timeout: 30_000 });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const main = page.getByRole('main');
  for (const lost of [
    'Your profile could not be loaded.',
    'Your family could not be loaded.',
    'Your devices could not be loaded.',
    'Your links could not be loaded.',
    'Your recordings could not be loaded.',
    'Without a connection nobody can say how many stories are left.',
  ])
    await expect(main.getByText(lost)).toBeVisible({ timeout: 3000 });
  // An action that needs the network fails at once as well, instead of waiting unseen.
  await main.getByRole('button', { name: 'Download a copy' }).click();
  await expect(main.getByText('The copy could not be made.')).toBeVisible({ timeout: 3000 });

  await context.setOffline(false);
  await expect(main.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expect(main.getByText('Your family could not be loaded.')).toBeHidden();
});

test('[LAND-01] [ADMIN-16] the product can be installed, and a parent never loads the back office', async ({
  page,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await signIn(page);
  for (const path of ['/', '/create', '/my-stories', '/profile', '/pricing']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  await page.waitForFunction(controlled, undefined, { timeout: 30_000 });
  const kept = await page.evaluate(async () => {
    const [app] = (await caches.keys()).filter((name) => name.startsWith('app-'));
    return (await (await caches.open(app ?? '')).keys()).map((request) => new URL(request.url).pathname);
  });
  expect(kept.length).toBeGreaterThan(20);
  expect([...scripts, ...kept].filter((path) => /\/(admin|charts|recharts)-/.test(path))).toEqual([]);

  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/my-stories' });
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  for (const path of ['/favicon.svg', '/apple-touch-icon.png', '/preview.png'])
    expect((await page.request.get(path)).ok()).toBe(true);
});
