import { expect, test } from 'vitest';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { forgetDeleted, latelyDeleted, noteDeleted } from './lately-deleted.ts';

const lamp = { id: '1', title: 'The Lamp' };

test('[DATA-34] what was deleted may be brought back for a minute, also after a reload', () => {
  const storage = memoryStorage();
  noteDeleted(storage, 'me', [lamp], 1000);
  expect(latelyDeleted(storage, 'me', 21_000)).toEqual({ stories: [lamp], seconds: 40 });
  expect(latelyDeleted(storage, 'me', 61_000)).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('[DATA-34] what was brought back, nothing, a note that cannot be read and one of another time offer no undo', () => {
  const storage = memoryStorage();
  noteDeleted(storage, 'me', [lamp], 1000);
  forgetDeleted(storage);
  expect(latelyDeleted(storage, 'me', 1000)).toBeUndefined();
  noteDeleted(storage, 'me', [], 1000);
  expect(storage.length).toBe(0);
  storage.setItem(storageKeys.latelyDeleted, '{');
  expect(latelyDeleted(storage, 'me', 1000)).toBeUndefined();
  noteDeleted(storage, 'somebody else', [lamp], 1000);
  expect(latelyDeleted(storage, 'me', 1000)).toBeUndefined();
  noteDeleted(storage, 'me', [lamp], 9_000_000);
  expect(latelyDeleted(storage, 'me', 1000)).toBeUndefined();
});
