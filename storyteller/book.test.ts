import { expect, test } from 'vitest';
import { everywhere, literal, pattern } from './book.ts';

test('[GEN-18] a letter with an accent is a letter in the word tables', () => {
  expect(pattern.parse('(?<!\\p{L})caim\\w+(?!\\p{L})').test('el caimán')).toBe(true);
  expect('Ñandú, ñandúes'.replace(everywhere.parse('ñand\\w+'), 'x')).toBe('x, x');
});

test('a pattern may go over several lines, and a text is matched as it is', () => {
  expect(pattern.parse('owl|\n  fox').test('FOX')).toBe(true);
  expect(new RegExp(`^${literal('a.b (c)?')}$`).test('a.b (c)?')).toBe(true);
  expect(new RegExp(literal('a.b')).test('aXb')).toBe(false);
});
