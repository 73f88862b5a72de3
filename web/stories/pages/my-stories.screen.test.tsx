import { expect, test } from 'vitest';
import { storiesPath } from '#domain/stories/api.ts';
import { openPage } from '../../testing/page.tsx';

const nothing = { stories: [], total: 0, nextCursor: null, hidden: 0, categories: [] };
const noFavorites = "You haven't favorited any stories yet.";
const otherWords = 'Try another word, or fewer filters.';

test.each([
  ['/my-stories?favorites=true', noFavorites, otherWords],
  ['/my-stories?favorites=true&q=dragon', otherWords, noFavorites],
])('[LIB-10, LIB-11] %s says "%s"', async (address, said, unsaid) => {
  const { screen } = await openPage(address, { answers: { [storiesPath]: nothing }, signedIn: true });
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(screen.getByText(unsaid).elements()).toEqual([]);
});
