import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { everywhere, literal, pattern, patterns } from './book.ts';

test('[GEN-18] a letter with an accent is a letter in the word tables', () => {
  expect(pattern.parse('(?<!\\p{L})caim\\w+(?!\\p{L})').test('el caimán')).toBe(true);
  expect('Ñandú, ñandúes'.replace(everywhere.parse('ñand\\w+'), 'x')).toBe('x, x');
});

test('a pattern may go over several lines, and a text is matched as it is', () => {
  expect(pattern.parse('owl|\n  fox').test('FOX')).toBe(true);
  expect(new RegExp(`^${literal('a.b (c)?')}$`).test('a.b (c)?')).toBe(true);
  expect(new RegExp(literal('a.b')).test('aXb')).toBe(false);
});

test('patterns are tried as one, the first that begins in a text', () => {
  const loves = patterns.parse(['likes (.+)', 'mad about (.+)']);
  expect(loves.exec('is mad about all that likes mud')?.slice(1)).toEqual(['all that likes mud']);
  expect(loves.exec('nothing of it')).toBeNull();
});

/** Beyond this, an expression was seen to find nothing in a process that had compiled many others. */
const longest = 12_000;

test('no expression of the word files is so long that V8 gives it up', () => {
  const lengths = (value: unknown): number[] =>
    typeof value === 'string'
      ? [value.replace(/\s*\n\s*/g, '').length]
      : value && typeof value === 'object'
        ? Object.entries(value).flatMap(([key, one]) => [key.length, ...lengths(one)])
        : [];
  const files = globSync('storyteller/**/*.yaml');
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(Math.max(...lengths(parse(readFileSync(file, 'utf8')))), file).toBeLessThan(longest);
});
