import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { markMerged, noteFavorite, readFavorites, unmergedFavorites } from './favorites-map.ts';

const story = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';

test('[DATA-12] favourites are kept for each user as a map of story id to true', () => {
  const storage = memoryStorage();
  noteFavorite(storage, 'one', story, true);
  noteFavorite(storage, 'one', other, true);
  noteFavorite(storage, 'one', other, false);
  expect(readFavorites(storage, 'one')).toEqual({ [story]: true });
  expect(readFavorites(storage, 'two')).toEqual({});
  expect(storage.getItem('lunatale-favorites:one')).toBe(`{"${story}":true}`);
});

test('[DATA-12] what only the browser knows is offered to the account until it was merged once', () => {
  const storage = memoryStorage({ 'lunatale-favorites:one': `{"${story}":true}`, 'lunatale-favorites:two': '{"x":1}' });
  expect(unmergedFavorites(storage, 'one')).toEqual([story]);
  markMerged(storage, 'one');
  expect(unmergedFavorites(storage, 'one')).toEqual([]);
  expect(unmergedFavorites(storage, 'two')).toEqual([]);
});
