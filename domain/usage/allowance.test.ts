import { expect, test } from 'vitest';
import { storyTypeFor, storyTypes, tiers, usagePercent } from './allowance.ts';

test('[LIMIT-23] tier and format decide which of four types a story is', () => {
  expect(storyTypes).toEqual(['free_no_image', 'free_image', 'premium_no_image', 'premium_gemini']);
  const types = tiers.map((tier) => [tier, storyTypeFor(tier, false), storyTypeFor(tier, true)]);
  expect(types).toEqual([
    ['free', 'free_no_image', 'free_image'],
    ['premium', 'premium_no_image', 'premium_gemini'],
    ['admin', 'premium_no_image', 'premium_gemini'],
  ]);
});

test('[LIMIT-10] what is used is said in whole percent, and never as more than all', () => {
  expect(
    [
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
      [7, 3],
      [0, 0],
    ].map(([used = 0, limit = 0]) => usagePercent(used, limit)),
  ).toEqual([0, 33, 67, 100, 100, 100]);
});
