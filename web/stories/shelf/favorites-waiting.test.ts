import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { readWaiting, setWaiting } from './favorites-waiting.ts';

const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

test('[STORY-14] a mark waits for its own parent alone, as it was set last, until it is sent', () => {
  const storage = memoryStorage();
  setWaiting(storage, 'anna', one, true);
  setWaiting(storage, 'anna', other, true);
  setWaiting(storage, 'anna', one, false);
  expect([readWaiting(storage, 'anna'), readWaiting(storage, 'ben')]).toEqual([{ [other]: true, [one]: false }, {}]);
  setWaiting(storage, 'anna', one, undefined);
  setWaiting(storage, 'anna', other, undefined);
  expect([readWaiting(storage, 'anna'), storage.length]).toEqual([{}, 0]);
});

test('a broken memory is an empty one', () => {
  const storage = memoryStorage();
  for (const broken of ['', '[', '{"a":1}', `{"${one}":"x"}`]) {
    storage.setItem('lunatale-favorites-waiting:anna', broken);
    expect(readWaiting(storage, 'anna')).toEqual({});
  }
});
