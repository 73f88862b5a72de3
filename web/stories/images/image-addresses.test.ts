import { expect, test } from 'vitest';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { candidateAddresses, rememberAddress, rememberedAddress, sizedAddress } from './image-addresses.ts';

const day = 24 * 60 * 60 * 1000;

test('[IMG-09] the documented path is tried as png, webp, jpg and jpeg, then the same without the owner', () => {
  const bucket = '/storage/v1/object/public/story-images/stories';
  expect(candidateAddresses('user', 'story')).toEqual([
    ...['png', 'webp', 'jpg', 'jpeg'].map((extension) => `${bucket}/user/story/image-0.${extension}`),
    ...['png', 'webp', 'jpg', 'jpeg'].map((extension) => `${bucket}/story/image-0.${extension}`),
  ]);
});

test('[IMG-08] a found address is trusted for less than 7 days', () => {
  const storage = memoryStorage();
  rememberAddress(storage, 'story', '/found.png', 0);
  expect(rememberedAddress(storage, 'story', 7 * day - 1)).toBe('/found.png');
  expect(rememberedAddress(storage, 'story', 7 * day)).toBeUndefined();
  expect(rememberedAddress(storage, 'other', 0)).toBeUndefined();
});

test('what somebody else wrote into the storage is not believed', () => {
  const storage = memoryStorage();
  storage.setItem('lunatale-story-pictures', '{"story":{"url":"https://elsewhere.example/x.png","at":0}}');
  expect(rememberedAddress(storage, 'story', 0)).toBeUndefined();
});

test('[IMG-11] a picture is asked for in a size of its screen, and anew only with a stamp', () => {
  expect(sizedAddress('/a.png', 480, null)).toBe('/a.png?w=480');
  expect(sizedAddress('/a.png', 960, 5)).toBe('/a.png?w=960&reload=5');
});
