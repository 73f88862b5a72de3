import { expect, test } from 'vitest';
import { storyBeside } from './focus-card.ts';

const shelf = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test.each([
  [['a'], 'b'],
  [['b', 'c'], 'd'],
  [['d'], 'c'],
  [['a', 'c'], 'b'],
  [['c', 'd'], 'b'],
  [['a', 'b', 'c', 'd'], undefined],
])('[LIB-17] the story beside %j, which go, is %s', (going, beside) => {
  expect(storyBeside(shelf, going)).toBe(beside);
});
