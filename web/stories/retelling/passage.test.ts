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

test('what stands around a passage is cut between words', () => {
  const passage = { start: 15, end: 26 };
  expect(aroundPassage(text, passage, 600)).toEqual({ before: 'One went out.', after: 'Two slept.\n\n\nThree.' });
  expect(aroundPassage(text, passage, 8)).toEqual({ before: 'out.', after: 'Two' });
});
