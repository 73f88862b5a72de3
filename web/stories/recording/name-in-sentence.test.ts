import { expect, test } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';

test.each([
  ['La abuela Rosa', 'la abuela Rosa'],
  ['El abuelo', 'el abuelo'],
  ['Mi tío Ñico', 'mi tío Ñico'],
  ['The neighbour', 'the neighbour'],
  ['La Rosa', 'La Rosa'],
  ['Laura', 'Laura'],
  ['Elena y Mia', 'Elena y Mia'],
  ['Grandma Rosa', 'Grandma Rosa'],
  ['祖母', '祖母'],
  ['', ''],
])('[P44] within a sentence the reader %j is %j', (name, within) => {
  expect(nameInSentence(name)).toBe(within);
});
