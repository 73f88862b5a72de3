import { expect, test } from 'vitest';
import { picturesAmong } from './shown-pictures.ts';

const pictures = [{ paragraph: 1 }, { paragraph: 5 }];

test('[GEN-08] a picture that is drawn before its words waits for them, and stands nowhere else', () => {
  const shown = (there: number) => picturesAmong(pictures, there, true).map(({ position }) => position);
  expect([1, 2, 5, 6].map(shown)).toEqual([[], [1], [1], [1, 5]]);
});

test('[STORY-09] a finished story shows all its pictures, one whose paragraph is missing at its end', () => {
  expect(picturesAmong(pictures, 3, false).map(({ position }) => position)).toEqual([1, 2]);
});
