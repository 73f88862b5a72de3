import { expect, test } from 'vitest';
import { memoryStorage } from '../platform/testing/memory-storage.ts';
import { forgetDevice } from './forget-device.ts';

test('[P33] of an account that is gone this browser keeps the language and nothing of anybody', () => {
  const storage = memoryStorage({
    'lunatale-language': 'es',
    'lunatale-story-draft': 'Vesperine slept',
    'lunatale-favorites-u1': '{"s1":true}',
    'lunatale-reading-places': '{"s1":3}',
    'lunatale-subscription': '{}',
    'lunatale-auth': '{}',
    'another-product': 'x',
  });
  forgetDevice(storage);
  const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  expect(left.sort()).toEqual(['another-product', 'lunatale-language']);
});
