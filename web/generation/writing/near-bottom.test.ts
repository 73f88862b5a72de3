import { expect, test } from 'vitest';
import { isNearBottom } from './near-bottom.ts';

const box = (scrollTop: number) => ({ scrollTop, scrollHeight: 2000, clientHeight: 600 });

test('[GEN-08] the view follows within 100 pixels of the end', () => {
  expect(isNearBottom(box(1400))).toBe(true);
  expect(isNearBottom(box(1300))).toBe(true);
});

test('[GEN-09] the view stays where the reader is when they are farther up', () => {
  expect(isNearBottom(box(1299))).toBe(false);
  expect(isNearBottom(box(0))).toBe(false);
});
