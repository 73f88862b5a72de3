import { expect, test } from 'vitest';
import { storageKeys } from '../../../platform/device/storage-keys.ts';
import { memoryStorage } from '../../../platform/testing/memory-storage.ts';
import { creatorDefaults } from './creator-values.ts';
import { pendingLifetimeMilliseconds, storePendingOptions, takePendingOptions } from './pending-options.ts';

const values = { ...creatorDefaults, characters: ['fox', 'Ñandú'], setting: 'Casa de la abuela', message: 'sharing' };

test('[CREATE-33] [CREATE-35] [CREATE-36] the form is kept, and taken once', () => {
  const storage = memoryStorage();
  storePendingOptions(values, storage);
  expect(takePendingOptions(storage)).toEqual({ values, asked: true });
  expect(takePendingOptions(storage)).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('[CREATE-35] options older than an hour are dropped', () => {
  const storage = memoryStorage();
  storePendingOptions(values, storage, { asked: false, now: 0 });
  expect(takePendingOptions(storage, pendingLifetimeMilliseconds)).toEqual({ values, asked: false });
  storePendingOptions(values, storage, { asked: false, now: 0 });
  expect(takePendingOptions(storage, pendingLifetimeMilliseconds + 1)).toBeUndefined();
});

test.each(['', '{', 'null', '{"savedAt":1}', '{"savedAt":1,"values":{"characters":[7]}}'])(
  '[CREATE-36] what cannot be read is dropped: %s',
  (stored) => {
    const storage = memoryStorage({ [storageKeys.pendingOptions]: stored });
    expect(takePendingOptions(storage, 2)).toBeUndefined();
    expect(storage.length).toBe(0);
  },
);
