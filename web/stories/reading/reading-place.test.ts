import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { keepPlace, latestPlace, placeTold, readPlace } from './reading-place.ts';

test('a story opens where it was left, another one at its beginning', () => {
  const storage = memoryStorage();
  keepPlace(storage, 'a', 7.25, null);
  keepPlace(storage, 'b', 2, null);
  keepPlace(storage, 'b', 0, null);
  expect([readPlace(storage, 'a'), readPlace(storage, 'b'), readPlace(storage, 'c')]).toEqual([7.25, 0, 0]);
});

test('of very many stories the oldest are forgotten, and a broken memory is an empty one', () => {
  const storage = memoryStorage();
  for (let story = 0; story < 250; story += 1) keepPlace(storage, `story-${story}`, 3, null);
  expect([readPlace(storage, 'story-0'), readPlace(storage, 'story-249')]).toEqual([0, 3]);
  for (const broken of ['', '[', '{"a":-1}', '"x"']) {
    storage.setItem('lunatale-reading-places', broken);
    expect(readPlace(storage, 'a')).toBe(0);
  }
});

test('a story opens where it was left last, here or elsewhere', () => {
  const storage = memoryStorage();
  const told = (place: number, second: number) => ({ place, leftAt: `2026-01-01T00:00:0${second}.000Z` });
  expect(latestPlace(storage, 'a', null)).toBe(0);
  expect(latestPlace(storage, 'a', told(4, 1))).toBe(4);
  keepPlace(storage, 'a', 2, null);
  // A place that was not sent yet counts as the latest.
  expect(latestPlace(storage, 'a', told(4, 9))).toBe(2);
  placeTold(storage, 'a', told(2, 5));
  expect([latestPlace(storage, 'a', told(2, 5)), latestPlace(storage, 'a', told(1, 4))]).toEqual([2, 2]);
  expect(latestPlace(storage, 'a', told(6, 7))).toBe(6);
  // After the end was read: the beginning counts as a place once the server has another one.
  keepPlace(storage, 'a', 0, null);
  expect(latestPlace(storage, 'a', told(6, 7))).toBe(0);
});

test('an answer to an older place does not pass for the newer one', () => {
  const storage = memoryStorage();
  keepPlace(storage, 'a', 2, null);
  keepPlace(storage, 'a', 3, null);
  placeTold(storage, 'a', { place: 2, leftAt: '2026-01-01T00:00:00.000Z' });
  expect(latestPlace(storage, 'a', { place: 9, leftAt: '2027-01-01T00:00:00.000Z' })).toBe(3);
});

test('the beginning is a place too where another device has been further', () => {
  const storage = memoryStorage();
  const elsewhere = { place: 6, leftAt: '2026-01-01T00:00:00.000Z' };
  expect([keepPlace(storage, 'a', 6, elsewhere), keepPlace(storage, 'a', 0, elsewhere)]).toEqual([false, true]);
  expect(latestPlace(storage, 'a', elsewhere)).toBe(0);
});

test('the same place again is nothing to tell', () => {
  const storage = memoryStorage();
  expect([
    keepPlace(storage, 'a', 0, null),
    keepPlace(storage, 'a', 2, null),
    keepPlace(storage, 'a', 2, null),
  ]).toEqual([false, true, false]);
});
