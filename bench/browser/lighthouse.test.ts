import { expect, test } from 'vitest';
import { calibratedSlowdown } from './lighthouse.ts';

test('a slower machine is slowed down less, so that the phone is the same', () => {
  expect([100, 150, 800, 1050, 1300, 1533, 1766].map(calibratedSlowdown)).toEqual([1, 1, 2, 2.5, 3, 4, 5]);
});
