import type { Response } from '@playwright/test';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf, shelfWords } from './shelf.ts';

const shelf = /\/api\/stories(\?.*)?$/;

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = shelfWords[language];

  test(`[LIB-10] [LIB-11] [LIB-12] [LIB-13] [LIB-14] [LIB-15] [LIB-48] [DATA-14] [DATA-15] the shelf in ${language} while it loads, when it cannot be read, and empty with its examples`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(shelf, async (route) => {
      await answered;
      await route.fulfill({ status: 400, body: '' });
    });
    await page.goto('/my-stories');
    await expect(page.getByTestId('skeletons').locator('> *')).toHaveCount(8);
    answer();
    const problem = page.getByRole('alert');
    await expect(problem).toContainText(text.errorTitle);
    await expect(problem).toContainText(text.error);
    await expect(page.getByText(text.empty)).toHaveCount(0);
    await page.unroute(shelf);
    await problem.getByRole('button', { name: text.retry }).click();

    await expect(page.getByText(text.empty)).toBeVisible();
    await expect(page.getByText(text.emptyText)).toBeVisible();
    await expect(page.getByRole('link', { name: text.createStory })).toHaveAttribute('href', '/create');
    const examples = page.getByRole('region', { name: text.samples });
    await expect(examples.getByRole('listitem')).toHaveCount(3);
    await page.goto('/my-stories?favorites=true');
    await expect(page.getByText(text.emptyFavorites)).toBeVisible();
    await expect(examples).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lunatale-saved-stories'))).toContain('dragon');
  });

  test(`[LIB-48] [DATA-14] an example story in ${language} can be read before signing in`, async ({ page }) => {
    await speak(page, language);
    await page.goto('/samples/dragon');
    await expect(page.getByRole('article')).toContainText(text.dragon);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL('/samples/space');
    await expect(page.getByRole('article')).toContainText('Nilo');
    await page.goto('/samples/nothing');
    await expect(page).toHaveURL('/');
  });
}

for (const language of ['en', 'es'] satisfies Language[]) {
  test(`[LIB-48] [DATA-14] an example story in ${language} is read whole before its scripts have come, and stays as it is`, {
    tag: '@phone',
  }, async ({ page }) => {
    await speak(page, language);
    const { promise: codeHeld, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/assets\/index-.*\.js$/, (route) => codeHeld.then(() => route.continue()));
    await page.goto('/samples/dragon', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const [before, told] = [await heading.boundingBox(), await page.getByRole('article').innerText()];
    expect(told.split(/\s+/).length).toBeGreaterThan(500);
    letGo();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await page.getByRole('article').innerText()).toBe(told);
  });
}

test('[LIB-05] [LIB-06] [LIB-07] [LIB-42] [LIB-43] 120 stories come in pages of 50, scroll with few cards in the page, and one is outlined', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const saved = await fillShelf(
    page,
    Array.from({ length: 120 }, (_, index) => aStory({ title: `Story ${index + 1}` })),
  );
  const pages: Promise<number>[] = [];
  const count = (response: Response) => {
    if (shelf.test(response.url())) pages.push(response.json().then(({ stories }) => stories.length));
  };
  page.on('response', count);
  // The outline lasts a few seconds, which must not pass before the shelf has arrived, however slow it is.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(shelf, async (route) => {
    await answered;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`/my-stories?highlight=${saved[80]?.id}`);
  await expect(page).toHaveURL('/my-stories');
  await expect(page.getByTestId('skeletons')).toBeVisible();
  await page.clock.fastForward(10_000);
  answer();
  await expect(page.getByText('120 stories')).toBeVisible();
  // The first page loads the second early; a story there is found, scrolled to and outlined.
  const outlined = page.locator('[data-highlighted]');
  await expect(outlined.filter({ hasText: 'Story 81' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Story 1', exact: true })).toHaveCount(0);
  const last = page.getByRole('link', { name: 'Story 1', exact: true });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await page.getByRole('listitem').count()).toBeLessThan(60);
  expect(await Promise.all(pages)).toEqual([50, 50, 20]);
  page.off('response', count);
  await page.goto('/my-stories?highlight=11111111-1111-4111-8111-111111111111');
  await expect(page).toHaveURL('/my-stories');
  await expect(outlined).toHaveCount(0);
});

test('[LIB-05] [LIB-15] the shelf is asked for while its scripts come, once, and its frame stands meanwhile', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await fillShelf(page, [aStory({ title: 'The Early Owl' })]);
  const asked: string[] = [];
  page.on('request', (request) => shelf.test(request.url()) && asked.push(request.url()));
  const { promise: codeHeld, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, (route) => codeHeld.then(() => route.continue()));
  await page.goto('/my-stories', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'My Stories' })).toBeVisible();
  await expect.poll(() => asked).toHaveLength(1);
  // Titles are on the cards before the app has loaded, and no skeleton replaces them.
  await expect(page.getByRole('heading', { level: 2, name: 'The Early Owl' })).toBeVisible();
  await expect(page.locator('[data-first-look]')).toBeVisible();
  const top = async (picture: string) => (await page.locator(picture).first().boundingBox())?.y;
  const before = await top('[data-first-look] img');
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.body.textContent?.includes('The Early Owl')) document.body.dataset.gone = 'true';
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  letGo();
  await expect(page.getByRole('link', { name: 'The Early Owl' })).toBeVisible();
  await expect(page.locator('[data-first-look]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Select' })).toBeVisible();
  expect(await top('article img')).toBe(before);
  await expect(page.locator('body[data-gone]')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('[LIB-05] [IMG-07] code waits for the pictures in sight, and no longer than it may', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await fillShelf(
    page,
    ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => aStory({ title })),
  );
  const covers: string[] = [];
  const code = page.locator('link[rel=modulepreload]');
  let { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/cover.svg', (route) => {
    covers.push(route.request().url());
    return held.then(() => route.continue());
  });
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);

  await page.goto('/my-stories', { waitUntil: 'commit' });
  await expect.poll(() => covers.length).toBe(2);
  await page.clock.runFor(200);
  await expect(code).toHaveCount(0);
  letGo();
  const picture = page.locator('[data-first-look] img[src$="cover.svg"]').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // Two frames later, before the 300 ms are over; on a busy machine the page learns of its picture a moment late.
  for (let frames = 0; frames < 4 && (await code.count()) === 0; frames++) {
    await picture.evaluate(() => new Promise((resolve) => queueMicrotask(() => resolve(null))));
    await page.clock.runFor(20);
  }
  await expect(code.first()).toBeAttached();
  await page.getByRole('heading', { name: 'One' }).scrollIntoViewIfNeeded();
  await expect.poll(() => covers.length).toBeGreaterThan(2);

  ({ promise: held, resolve: letGo } = Promise.withResolvers<void>());
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Five' })).toBeVisible();
  await page.clock.runFor(400);
  await expect(code.first()).toBeAttached();
  letGo();
});

test('[LIB-10] an empty shelf says so before its scripts have come', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/my-stories');
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New Story' })).toHaveAttribute('href', '/create');
  await expect(page.getByTestId('skeletons').locator('> *').first()).toBeHidden();
});
