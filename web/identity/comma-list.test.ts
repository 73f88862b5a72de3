import { expect, test } from 'vitest';
import { readCommaList, writeCommaList } from './comma-list.ts';

test('a list as people type it becomes its parts, and back', () => {
  expect(readCommaList(' the dark,  big dogs,,the dark; thunder\n')).toEqual(['the dark', 'big dogs', 'thunder']);
  expect(readCommaList(' , ')).toEqual([]);
  expect(readCommaList(writeCommaList(['ruidos fuertes', 'el médico']))).toEqual(['ruidos fuertes', 'el médico']);
});
