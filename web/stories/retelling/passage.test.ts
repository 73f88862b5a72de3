import { expect, test } from 'vitest';
import { aroundPassage, passageAt } from './passage.ts';

const text = 'One went out.\n\nTwo saw it.  Two slept.\n\n\nThree.';
const at = (from: number, to = from) => {
  const found = passageAt(text, from, to);
  return found && text.slice(found.start, found.end);
};

test('a passage is what is marked, or the paragraph of the cursor', () => {
  expect(at(15, 27)).toBe('Two saw it.');
  expect(at(27, 15)).toBe('Two saw it.');
  for (const [cursor, paragraph] of [
    [0, 'One went out.'],
    [13, 'One went out.'],
    [20, 'Two saw it.  Two slept.'],
    [text.length, 'Three.'],
    [999, 'Three.'],
  ] as const)
    expect(at(cursor), String(cursor)).toBe(paragraph);
  expect(passageAt(' \n\n ', 1, 1)).toBeNull();
  expect(passageAt('', 0, 0)).toBeNull();
});

test.each(['Part one: The Lamp', 'Parte uno: La lámpara'])('the heading “%s” is never told anew', (heading) => {
  const parts = `${heading}\n\nOne went out.\n\nTwo saw it.\n\n${heading}`;
  const told = (from: number, to = from) => {
    const found = passageAt(parts, from, to);
    return found && parts.slice(found.start, found.end);
  };
  expect(told(0)).toBe('One went out.');
  expect(told(0, heading.length)).toBe('One went out.');
  expect(told(3, parts.indexOf('Two') - 2)).toBe('One went out.');
  expect(told(parts.indexOf('Two'))).toBe('Two saw it.');
  expect(told(parts.length)).toBeNull();
});

test('what stands around a passage is cut between words', () => {
  const passage = { start: 15, end: 26 };
  expect(aroundPassage(text, passage, 600)).toEqual({ before: 'One went out.', after: 'Two slept.\n\n\nThree.' });
  expect(aroundPassage(text, passage, 8)).toEqual({ before: 'out.', after: 'Two' });
});
