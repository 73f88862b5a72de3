import { expect, test } from './fixtures.ts';
import { aStory, fillShelf, pixel } from './shelf.ts';

const pictures = /\/storage\/v1\/object\/public\/story-images\/.*\/image-\d/;
const illustrated = (title: string, images = [pixel]) =>
  aStory({ title, images, options: { ...aStory().options, model: 'gemini' } });

test('[IMG-01] [IMG-02] [IMG-06] [IMG-07] [IMG-08] [IMG-11] pictures load near the window and once, the first row at once', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const stories = Array.from({ length: 30 }, (_, index) => illustrated(`Story ${index + 1}`));
  await fillShelf(page, [...stories, illustrated('No picture', [])]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (pictures.test(request.url())) asked.push(request.url());
  });
  await page.goto('/my-stories');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('No image');
  await expect(page.locator('[data-image=loaded]').nth(2)).toBeAttached();
  await expect(page.getByRole('main').getByRole('listitem').nth(1).locator('img')).toHaveAttribute(
    'data-story-id',
    /./,
  );
  // Cards far below are on the page but have not requested anything.
  const waiting = page.locator('[data-image=loading]:not(:has(img))');
  await expect(waiting.first()).toBeAttached();
  await waiting.first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-image=loaded]').nth(4)).toBeAttached();
  expect(asked.every((url) => url.includes('?w='))).toBe(true);

  // Away and back: loaded pictures are not requested again, and their addresses are remembered.
  const before = new Set(asked);
  asked.length = 0;
  await page.getByRole('main').getByRole('link', { name: 'Create New' }).click();
  await expect(page).toHaveURL('/create');
  await page.goBack();
  await expect(page.locator('[data-image=loaded]').first()).toBeAttached();
  await page.waitForTimeout(500);
  expect(asked.filter((url) => before.has(url) || url.includes('reload='))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('lunatale-story-pictures'))).toContain('image-0.png');
});

test('[LIB-05] [STORY-01] a story has on its page the cover that it has on the shelf, and one without the server', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await fillShelf(page, [aStory({ title: 'The Fox in Town' })]);
  const asked: string[] = [];
  // The cover is on the story's page twice: above the text, and beside it where there is room.
  const cover = page.getByRole('main').locator('img[src$="/cover.svg"]').first();
  await page.goto('/my-stories');
  const link = page.getByRole('link', { name: 'The Fox in Town' });
  await expect(link).toBeVisible();
  await expect(cover).toHaveJSProperty('naturalWidth', 640);
  const address = await cover.getAttribute('src');
  page.on('request', (request) => asked.push(request.url()));
  await link.click();
  await page.waitForURL('/story/text?*');
  await expect(cover).toHaveAttribute('src', address ?? '');
  await expect(cover).toHaveJSProperty('naturalWidth', 640);
  // With a cover from the server, the page does not load the illustrator.
  expect(asked.filter((url) => url.includes('/draw-'))).toEqual([]);

  await page.route('**/cover.svg', (route) => route.abort());
  await page.goto('/my-stories');
  await expect(page.getByRole('main').getByRole('listitem').locator('img[src^="data:image/svg"]')).toHaveCount(1);
  await link.click();
  await expect(
    page
      .getByRole('region', { name: 'The Fox in Town' })
      .locator('img[src^="data:image/svg"]')
      .filter({ visible: true }),
  ).toBeVisible();
});

test('[IMG-03] [IMG-04] [IMG-05] [IMG-09] [IMG-10] [IMG-12] [IMG-13] [IMG-14] a picture that fails is looked for everywhere, tried again, and then said to be missing', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await fillShelf(page, [illustrated('Lost')]);
  const asked: string[] = [];
  await page.route(pictures, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.clock.install();
  await page.goto('/my-stories');
  const retry = page.getByRole('button', { name: 'Failed to load' });
  await expect(retry).toBeVisible();
  // Before the page's scripts have loaded, its static frame may already have requested the picture once.
  const inTurn = ['png', 'webp', 'jpg', 'jpeg', 'png', 'webp', 'jpg', 'jpeg'].join();
  const kinds = () => asked.map((url) => /\.(\w+)\?/.exec(url)?.[1]).join();
  await expect.poll(kinds).toMatch(new RegExp(`^(png,)?${inTurn}`));
  const looked = kinds().indexOf(inTurn) / 'png,'.length + 8;

  // Time passes for both checks after the navigation and the one automatic retry; after that nothing is requested.
  const again = () => asked.filter((url) => url.includes('reload=')).length;
  let passed = 0;
  await expect(async () => {
    const before = asked.length;
    await page.clock.fastForward(5000);
    await expect(page.locator('[data-image=failed]')).toBeAttached();
    passed = asked.length === before ? passed + 1 : 0;
    expect(again()).toBeGreaterThan(0);
    expect(passed).toBeGreaterThan(4);
  }).toPass({ intervals: [250], timeout: 60_000 });
  const alone = asked.length;
  expect(alone).toBeLessThanOrEqual(looked + 3);
  for (let click = 1; click <= 3; click += 1) {
    await page.getByText('Failed to load').click();
    await expect.poll(() => asked.length).toBe(alone + click);
    await expect(page.locator('[data-image=failed]')).toBeAttached();
    await expect(page.getByText('Could not load image').first()).toBeVisible();
  }
  await expect(page.getByText('Failed to load')).toBeVisible();
  await expect(retry).toHaveCount(0);

  // The picture is back: the next visit loads it.
  await page.unroute(pictures);
  await page.reload();
  await expect(page.locator('[data-image=loaded]')).toBeAttached();
});
