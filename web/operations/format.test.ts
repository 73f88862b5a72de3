import { expect, test } from 'vitest';
import { unlimited } from '#domain/offers.ts';
import { formatLimit } from './format.ts';

test('an allowance without an end is a word, and so is a sum of them', () => {
  expect([0, 3, unlimited, 2 * unlimited].map((limit) => formatLimit(limit))).toEqual([
    '0',
    '3',
    'unlimited',
    'unlimited',
  ]);
  expect(formatLimit(1200, (limit) => `${limit / 1000}K`)).toBe('1.2K');
});
