import { expect, test } from 'vitest';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { keepDedication, keptDedication } from './kept-dedication.ts';

test('[STORY-13] a dedication is remembered for its story, until it is emptied', () => {
  const storage = memoryStorage();
  keepDedication(storage, 'one', 'For Grandma');
  keepDedication(storage, 'two', 'For Ines');
  expect(['one', 'two', 'three'].map((id) => keptDedication(storage, id))).toEqual(['For Grandma', 'For Ines', '']);
  keepDedication(storage, 'one', ' ');
  expect(keptDedication(storage, 'one')).toBe('');
});

test('[STORY-13] the oldest dedications give way, and what cannot be read is none', () => {
  const storage = memoryStorage();
  for (let index = 0; index < 52; index += 1) keepDedication(storage, `story-${index}`, `For ${index}`);
  keepDedication(storage, 'story-2', 'For 2, again');
  keepDedication(storage, 'last', 'For the last');
  expect(keptDedication(storage, 'story-1')).toBe('');
  expect(keptDedication(storage, 'story-2')).toBe('For 2, again');
  for (const spoilt of ['{', '{"one":"two"}', '[["one"],7,["two",3]]', 'null']) {
    expect(keptDedication(memoryStorage({ [storageKeys.dedications]: spoilt }), 'one')).toBe('');
  }
});
