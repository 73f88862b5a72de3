import { storyPath } from '#domain/stories/api.ts';
import { bearer } from './asking.ts';
import { expect, speak, test } from './fixtures.ts';
import { keepStory, openFromShelf } from './shelf-of-stories.ts';

test.use({ serviceWorkers: 'allow' });

const controlled = () => navigator.serviceWorker.controller !== null;

test('[STORY-14] a copy that was taken offline follows what another device changed, and what this one did', async ({
  page,
  context,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code serves both windows');
  await speak(page, 'en');
  await signIn(page);
  const story = await keepStory(page, { title: 'The hill' });
  await page.goto('/my-stories');
  await page.waitForFunction(controlled, undefined, { timeout: 30_000 });
  await page.reload();
  await openFromShelf(page, story);
  await expect(page.getByRole('article')).toContainText('the moss growing');
  const kept = () =>
    page.evaluate(async (path) => {
      const copy = await caches.match(path, { ignoreVary: true });
      return ((await copy?.json()) as { content?: string } | undefined)?.content;
    }, storyPath(story.id));

  const { title, notes, tags, updatedAt } = story;
  const elsewhere = { title, notes, tags, content: 'Nilo heard the brook instead.', changedAt: updatedAt };
  const answer = await page.request.put(storyPath(story.id), { headers: await bearer(page), data: elsewhere });
  expect(answer.status()).toBe(200);
  await page.goto('/my-stories');
  await expect.poll(kept).toBe('Nilo heard the brook instead.');
  await context.setOffline(true);
  await openFromShelf(page, story);
  await expect(page.getByRole('article')).toContainText('Nilo heard the brook instead.');

  await context.setOffline(false);
  await page.goto('/my-stories');
  await openFromShelf(page, story);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change this story' });
  await dialog.getByText('The words of the story', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'The words of the story' }).fill('Nilo heard nothing but himself.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your changes are saved')).toBeVisible();
  await expect.poll(kept).toBe('Nilo heard nothing but himself.');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Nilo heard nothing but himself.');
});
