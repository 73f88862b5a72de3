import type { Page } from '@playwright/test';
import { fillShelf } from './shelf.ts';
import {
  expect,
  heard,
  lendVoice,
  litSentence,
  narrateWhole,
  noted,
  noteSound,
  saidByDevice,
  storyOf,
  test,
} from './voices.ts';

test.use({ serviceWorkers: 'allow' });

const title = 'The Quiet Lantern';
const paragraphs = ['Fox looked up. A star fell.', 'He slept. So did the hill.'];
const controls = (page: Page) => page.getByRole('group', { name: 'Reading aloud' });

/** Signs in with stories on the shelf, on a device that caches what it needs offline. */
async function openShelf(page: Page, titles: readonly string[]): Promise<string[]> {
  const saved = await fillShelf(
    page,
    titles.map((each) => storyOf(paragraphs, 'en', each)),
  );
  await page.goto('/my-stories');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
  await page.reload();
  return saved.map(({ id }) => id);
}

/** Plays a story to its end, in the engine's voice alone. */
async function hear(page: Page, name = title): Promise<void> {
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
  await expect(controls(page).getByText('Lantern', { exact: true })).toBeVisible();
  await expect.poll(() => litSentence(page)).toBe('So did the hill.');
  await expect(controls(page)).toBeHidden({ timeout: 30_000 });
  expect(await saidByDevice(page)).toEqual([]);
  expect((await noted(page)).marks.length).toBeGreaterThan(10);
}

const keptSounds = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('reader-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().filter(({ url }) => url.endsWith('/story.mp3')).length;
  });

heard(
  '[P44] a story that was heard once is heard in airplane mode in the same voice, and leaves no sound once it is deleted',
  {
    tag: '@desktop',
  },
  async ({ page, context, signIn }) => {
    await lendVoice(page);
    await noteSound(page);
    await signIn(page);
    await openShelf(page, [title]);
    await hear(page);
    await expect.poll(() => keptSounds(page)).toBe(1);

    await context.setOffline(true);
    await page.goto('/my-stories');
    await hear(page);

    await context.setOffline(false);
    await page.goto('/my-stories');
    await page.getByRole('button', { name: `Delete “${title}”` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('link', { name: title })).toBeHidden();
    await expect.poll(() => keptSounds(page)).toBe(0);
  },
);

heard(
  '[STORY-14, P44] a shelf that is kept for a journey brings the voices along that were made for it',
  {
    tag: '@desktop',
  },
  async ({ page, context, signIn }) => {
    await lendVoice(page);
    await noteSound(page);
    await signIn(page);
    const titles = ['The First Lantern', 'The Second Lantern', 'Read by the Device'];
    const [first = '', second = ''] = await openShelf(page, titles);
    for (const id of [first, second]) await narrateWhole(page, id);
    await page.getByRole('button', { name: 'Keep for a journey' }).click();
    await expect(page.getByText('3 stories open without the internet on this device now')).toBeVisible();
    expect(await keptSounds(page)).toBe(2);

    await context.setOffline(true);
    await page.goto('/my-stories');
    await hear(page, 'The Second Lantern');
    await page.goto('/my-stories');
    await page.getByRole('link', { name: 'Read by the Device' }).click();
    await page.getByRole('button', { name: 'Read aloud', exact: true }).click();
    await expect.poll(() => saidByDevice(page)).toContain('Fox looked up.');
  },
);

heard(
  '[P44] on a device that has no room left a story is heard all the same',
  {
    tag: '@desktop',
  },
  async ({ page, baseURL, signIn }) => {
    await lendVoice(page);
    await noteSound(page);
    await signIn(page);
    await openShelf(page, [title]);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    await hear(page);
    expect(await keptSounds(page)).toBe(0);
  },
);
