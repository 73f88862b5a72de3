import { expect, test } from 'vitest';
import { type Generation, latestGenerationPath } from '#domain/generation/api.ts';
import { draftsPath, storiesPath } from '#domain/stories/api.ts';
import { currentPlace, openPage } from '../testing/page.tsx';
import { theLamp } from './testing/the-lamp.ts';
// Loaded before the first test begins, and not within its time.
import '../shell/pages/my-stories.tsx';

const nothing = { stories: [], total: 0, nextCursor: null, hidden: 0, categories: [] };
const story: Generation = { ...theLamp, status: 'writing', content: '**The Lamp**\n\nVera saw', counted: false };
const draft = {
  id: story.id,
  title: 'The Lamp',
  options: story.options,
  chapter: null,
  isWhole: true,
  createdAt: story.createdAt,
  leavesAt: '2026-02-02T03:04:05Z',
};

test.each([
  ['en', '“The Lamp” is being written. When it is finished, it waits here under “Not saved yet.”', 'Watch it'],
  ['es', '«The Lamp» se está escribiendo. Cuando termine, te espera aquí en «Sin guardar todavía».', 'Verlo'],
] as const)(
  '[P20, LIB-48] in %s the shelf says that a story is being written elsewhere, and leads there',
  async (language, said, watch) => {
    const { screen } = await openPage('/my-stories', {
      answers: { [storiesPath]: nothing, [draftsPath]: { drafts: [] }, [latestGenerationPath]: story },
      signedIn: true,
      language,
    });
    const notice = screen.getByText(said);
    await expect.element(notice).toBeVisible();
    expect(notice.element().querySelector('[lang]')?.textContent).toBe('The Lamp');
    await screen.getByRole('link', { name: watch }).click();
    await expect.poll(() => currentPlace().address).toBe('/create');
    await screen.unmount();
  },
);

test.each([
  ['deepseek', 'A story is being written.'],
  ['gemini', 'A story is being written and drawn.'],
] as const)('[P20] before its title is there, a story of %s has no name on the shelf', async (model, said) => {
  const unnamed = { ...story, content: '**The', options: { ...story.options, model } };
  const { screen } = await openPage('/my-stories', {
    answers: { [storiesPath]: nothing, [draftsPath]: { drafts: [] }, [latestGenerationPath]: unnamed },
    signedIn: true,
  });
  await expect.element(screen.getByText(said, { exact: false })).toBeVisible();
  await screen.unmount();
});

test('[P20] a story that ends while the shelf is open becomes a draft there, and that is said', async () => {
  let now: Generation = story;
  const { screen } = await openPage('/my-stories', {
    answers: {
      [storiesPath]: nothing,
      [draftsPath]: () => ({ drafts: now.status === 'completed' ? [draft] : [] }),
      [latestGenerationPath]: () => now,
    },
    signedIn: true,
  });
  await expect.element(screen.getByText('is being written', { exact: false })).toBeVisible();
  now = { ...story, status: 'completed' };
  const wait = { timeout: 9000 };
  await expect.poll(() => screen.getByText('is being written', { exact: false }).elements(), wait).toEqual([]);
  await expect.element(screen.getByRole('heading', { name: 'The Lamp' })).toBeVisible();
  const said = [...document.querySelectorAll('[aria-live=polite]')].map((each) => each.textContent);
  expect(said).toContain('The story is finished. It waits under “Not saved yet.”');
  await screen.unmount();
});

test('[P20] a story that is finished is not said to be in the making', async () => {
  const { screen, calls } = await openPage('/my-stories', {
    answers: {
      [storiesPath]: nothing,
      [draftsPath]: { drafts: [draft] },
      [latestGenerationPath]: { ...story, status: 'completed' },
    },
    signedIn: true,
  });
  await expect.element(screen.getByRole('heading', { name: 'The Lamp' })).toBeVisible();
  await expect.poll(() => calls.filter(({ path }) => path === latestGenerationPath).length).toBe(1);
  expect(screen.getByText('being written', { exact: false }).elements()).toEqual([]);
  await screen.unmount();
});

test.each([
  ['en', 'Your shelf is waiting for its first story', 'No stories found'],
  ['es', 'Tu estante espera su primer cuento', 'No encontramos cuentos'],
] as const)('[P20] in %s an empty shelf whose first story is under way says so', async (language, said, unsaid) => {
  let now: Generation | null = story;
  const { screen } = await openPage('/my-stories', {
    answers: { [storiesPath]: nothing, [draftsPath]: { drafts: [] }, [latestGenerationPath]: () => now },
    signedIn: true,
    language,
  });
  await expect.element(screen.getByRole('heading', { name: said })).toBeVisible();
  expect(screen.getByRole('heading', { name: unsaid }).elements()).toEqual([]);
  now = { ...story, status: 'failed' };
  await expect.poll(() => screen.getByRole('heading', { name: said }).elements(), { timeout: 9000 }).toEqual([]);
  await expect.element(screen.getByRole('heading', { name: unsaid })).toBeVisible();
  await screen.unmount();
});
