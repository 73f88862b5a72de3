import { mergeFavoritesPath, storiesPath } from '#domain/stories/api.ts';
import { expect, type Language, speak, test } from './fixtures.ts';
import { aStory, fillShelf, shelfWords } from './shelf.ts';

const oneStory = /\/api\/stories\/[0-9a-f-]+$/;
const favorite = /\/api\/stories\/[0-9a-f-]+\/favorite$/;

for (const language of ['en', 'es'] satisfies Language[]) {
  const text = shelfWords[language];

  test(`[LIB-16] [LIB-17] [LIB-18] [LIB-19] [LIB-20] [LIB-44] [LIB-45] [LIB-46] [CONST-01] [DATA-12] [DATA-13] [DATA-34] [ERR-22] [ERR-23] [ERR-27] marking and deleting in ${language} show at once and go back when the server refuses`, async ({
    page,
    signIn,
  }) => {
    await speak(page, language);
    await signIn(page);
    await fillShelf(page, [aStory({ title: 'Stay' }), aStory({ title: 'Go' })]);
    await page.goto('/my-stories');
    const heart = page.getByRole('button', { name: text.mark('Stay') });
    const marked = page.getByRole('button', { name: text.unmark('Stay') });

    // The heart is filled before the server has answered.
    let answer = () => {};
    await page.route(favorite, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await heart.click();
    await expect(marked).toBeVisible();
    await expect(page.getByText(text.added)).toHaveCount(0);
    answer();
    await expect(page.getByText(text.added)).toBeVisible();
    expect(
      await page.evaluate(
        () => Object.entries(localStorage).find(([key]) => key.startsWith('lunatale-favorites:'))?.[1],
      ),
    ).toMatch(/^\{"[0-9a-f-]{36}":true\}$/);
    await page.unroute(favorite);
    await page.reload();
    await expect(marked).toBeVisible();

    await page.route(favorite, (route) => route.fulfill({ status: 500, body: '' }));
    await marked.click();
    await expect(page.getByText(text.markFailed)).toBeVisible();
    await expect(marked).toBeVisible();
    await page.unroute(favorite);
    await marked.click();
    await expect(page.getByText(text.removed)).toBeVisible();
    // One message at a time: the newer one has replaced the other.
    await expect(page.getByText(text.markFailed)).toHaveCount(0);
    await expect(heart).toBeVisible();

    // Deleting needs a confirmation.
    const card = page.getByRole('link', { name: 'Go', exact: true });
    const remove = page.getByRole('button', { name: text.remove('Go') });
    const dialog = page.getByRole('alertdialog');
    await remove.click();
    await expect(dialog).toContainText(text.question);
    await dialog.getByRole('button', { name: text.cancel }).click();
    await expect(card).toBeVisible();

    // The story disappears at once and comes back when the deletion fails; then the list is fetched again.
    let refuse = () => {};
    await page.route(oneStory, async (route) => {
      await new Promise<void>((resolve) => {
        refuse = resolve;
      });
      await route.fulfill({ status: 500, body: '' });
    });
    await remove.click();
    await dialog.getByRole('button', { name: text.confirm }).click();
    await expect(card).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Stay', exact: true })).toBeVisible();
    const readAgain = page.waitForRequest((request) => request.url().endsWith('/api/stories'));
    refuse();
    await expect(card).toBeVisible();
    await expect(page.getByText(text.deleteFailed)).toBeVisible();
    await readAgain;
    await page.unroute(oneStory);

    await remove.click();
    await dialog.getByRole('button', { name: text.confirm }).click();
    await expect(page.getByText(text.deleted)).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Stay', exact: true })).toBeVisible();
    await expect(card).toHaveCount(0);
  });
}

test('[LIB-47] a favourite answer without a state says only that it was updated', async ({ page, signIn }) => {
  await signIn(page);
  await fillShelf(page, [aStory({ title: 'Stay' })]);
  await page.goto('/my-stories');
  await page.route(favorite, (route) => route.fulfill({ status: 200, body: '' }));
  await page.getByRole('button', { name: 'Mark “Stay” as a favorite' }).click();
  await expect(page.getByText('Favorite status updated')).toBeVisible();
});

test('[DATA-12] [DATA-13] favourites that only this browser knows are brought into the account, once', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const [story] = await fillShelf(page, [aStory({ title: 'Stay' })]);
  await page.evaluate((id) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('lunatale-favorites-merged:'));
    const user = JSON.parse(localStorage.getItem('lunatale-auth') ?? '{}').user.id;
    if (key) localStorage.removeItem(key);
    localStorage.setItem(`lunatale-favorites:${user}`, JSON.stringify({ [id]: true }));
  }, story?.id ?? '');
  // The shelf is read before the merge, and its answer arrives after it.
  const read = Promise.withResolvers<void>();
  const merged = Promise.withResolvers<void>();
  await page.route(mergeFavoritesPath, async (route) => {
    await read.promise;
    await route.fulfill({ response: await route.fetch() });
    merged.resolve();
  });
  await page.route(storiesPath, async (route) => {
    const response = await route.fetch();
    read.resolve();
    await merged.promise;
    // The page may have aborted this request already.
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.goto('/my-stories');
  await expect(page.getByRole('button', { name: 'Remove “Stay” from your favorites' })).toBeVisible();
  let merges = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stories/favorites')) merges += 1;
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove “Stay” from your favorites' })).toBeVisible();
  expect(merges).toBe(0);
});
