import { startDeployment } from './deployment.ts';
import { expect, signInAt, speak, test } from './fixtures.ts';
import { keepStory, openFromShelf } from './shelf-of-stories.ts';

test.use({ serviceWorkers: 'allow' });

const appCaches = async () => (await caches.keys()).filter((name) => name.startsWith('app-'));

test('a new version that arrives while a story is open takes nothing from its reader, and reads it next time, offline too', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  const deployment = await startDeployment();
  const context = await browser.newContext({ baseURL: deployment.url, serviceWorkers: 'allow' });
  try {
    let page = await context.newPage();
    await speak(page, 'en');
    await signInAt(page, deployment.url, 'reads@example.com');
    const story = await keepStory(page);
    await page.goto('/my-stories');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
    await page.reload();
    await openFromShelf(page, story);
    const article = page.getByRole('article');
    await expect(article).toContainText('the moss growing');
    const [before] = await page.evaluate(appCaches);

    deployment.deploy();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const waits = async () => (await navigator.serviceWorker.ready).waiting !== null;
    await expect.poll(() => page.evaluate(waits), { timeout: 60_000 }).toBe(true);
    // The new version is complete and waits: the page, its story and what it still fetches belong to the old one.
    expect((await page.evaluate(appCaches)).toSorted()).toEqual([before, 'app-newer'].toSorted());
    await expect(article).toContainText('the moss growing');
    await page.getByRole('button', { name: 'Share and save' }).click();
    await page.getByRole('menuitem', { name: 'Make a book' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
    await expect(page.getByRole('button', { name: 'Write the story' })).toBeVisible();

    // Once no page uses the old version, the new one takes over and keeps the stories. A page that is opened while the
    // one before is still closing belongs to the old version.
    await expect(async () => {
      await page.close();
      page = await context.newPage();
      await page.goto('/my-stories');
      await expect.poll(() => page.evaluate(appCaches), { timeout: 5000 }).toEqual(['app-newer']);
    }).toPass({ timeout: 60_000 });
    await openFromShelf(page, story);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article')).toContainText('the moss growing');
  } finally {
    await context.close();
    await deployment.stop();
  }
});
