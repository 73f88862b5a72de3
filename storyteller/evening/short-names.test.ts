import { expect, test } from 'vitest';
import { peopleOf } from '../people/people-of.ts';
import { createRandom } from '../random.ts';
import { withShortNames } from './short-names.ts';

test.each([
  ['english', ['Ava', 'Grandma Rosa Maria'], 'Grandma Rosa Maria', 'Grandma'],
  ['english', ['Ava', 'Grandma Rosa', 'Grandma Lou'], 'Grandma Rosa', 'Grandma Rosa'],
  ['english', ['Detective Agnes'], 'Detective Agnes', 'Agnes'],
  ['english', ['Ava', 'Aunt Flo'], 'Aunt Flo', 'Aunt Flo'],
  ['spanish', ['Wayra', 'el abuelo Eusebio'], 'abuelo Eusebio', 'abuelo'],
  ['spanish', ['Kevin Alexander'], 'Kevin Alexander', 'Kevin'],
  ['spanish', ['Luz Marina'], 'Luz Marina', 'Luz Marina'],
] as const)('[GEN-18] in %s, of %j one is %s once on a page, and %s after that', (language, typed, whole, short) => {
  const people = peopleOf[language](typed, createRandom('short'));
  const line = `So said ${whole} to ${whole}.`;
  const page = 'word '.repeat(150).trim();
  const told = withShortNames([`Part one: ${whole}`, line, line, page, line], people, language);
  const after = `So said ${short} to ${short}.`;
  expect(told).toEqual([
    `Part one: ${whole}`,
    `So said ${whole} to ${short}.`,
    after,
    page,
    `So said ${whole} to ${short}.`,
  ]);
});
