import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { keepPlace, readPlace } from './reading-place.ts';

test('a story opens where it was left, another one at its beginning', () => {
  const storage = memoryStorage();
  keepPlace(storage, 'a', 7.25);
  keepPlace(storage, 'b', 2);
  keepPlace(storage, 'b', 0);
  expect([readPlace(storage, 'a'), readPlace(storage, 'b'), readPlace(storage, 'c')]).toEqual([7.25, 0, 0]);
});

test('of very many stories the oldest are forgotten, and a broken memory is an empty one', () => {
  const storage = memoryStorage();
  for (let story = 0; story < 250; story += 1) keepPlace(storage, `story-${story}`, 3);
  expect([readPlace(storage, 'story-0'), readPlace(storage, 'story-249')]).toEqual([0, 3]);
  for (const broken of ['', '[', '{"a":-1}', '"x"']) {
    storage.setItem('lunatale-reading-places', broken);
    expect(readPlace(storage, 'a')).toBe(0);
  }
});
