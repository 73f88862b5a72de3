import { expect, test } from 'vitest';
import { opensTall } from './opens-tall.ts';

const long = 'Todas las noches en el bosque sonaba lo mismo, al otro lado del arroyo, justo cuando pasaba el viento.';

test('[STORY-01] a paragraph of three lines opens with a tall letter; a single word and speech do not', () => {
  expect(opensTall(long)).toBe(true);
  expect(opensTall('Tilín.')).toBe(false);
  expect(opensTall(`—${long}`)).toBe(false);
  expect(opensTall(`“${long}”`)).toBe(false);
});
