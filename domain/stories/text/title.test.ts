import { expect, test } from 'vitest';
import { extractTitle } from './title.ts';

const titleOf = (content: string) => extractTitle(content, ['Nora', 'fox'], 'english');

test('[GEN-19] the title is the text between the first double asterisks', () => {
  expect(titleOf('**The Fox and the Moon**\n\nIt was late.')).toBe('The Fox and the Moon');
  expect(titleOf('Here it is:\n\n** The quiet tide **\n\nIt was late. **Hush!**')).toBe('The quiet tide');
});

test('[GEN-20] without asterisks it is the first of five lines that is no list item and short enough', () => {
  expect(titleOf('\n  \n- a plan\n* another\nThe Lantern\nIt was late.')).toBe('The Lantern');
  expect(titleOf(`${'x'.repeat(100)}\nThe Lantern`)).toBe('The Lantern');
  expect(titleOf(`${'x'.repeat(99)}\nThe Lantern`)).toBe('x'.repeat(99));
  // A text of 100 letters or more between asterisks is not a title either.
  expect(titleOf(`The Lantern\n**${'x'.repeat(100)}**`)).toBe('The Lantern');
});

test('[GEN-20] the sixth line is too late to be a title', () => {
  const lists = (count: number) => '- one\n'.repeat(count);
  expect(extractTitle(`${lists(4)}The fifth line\n`, ['fox'], 'english')).toBe('The fifth line');
  expect(extractTitle(`${lists(5)}The sixth line\n`, ['fox'], 'english')).toBe('Story about fox');
});

test('[GEN-21] without any title the story is about its characters, in its own language', () => {
  expect(titleOf('- one\n- two\n- three\n- four\n- five\nThe sixth line')).toBe('Story about Nora, fox');
  expect(extractTitle('', ['Nora'], 'spanish')).toBe('Cuento sobre Nora');
  expect(titleOf('')).toBe('Story about Nora, fox');
  const long = extractTitle('', ['🦊'.repeat(200)], 'english');
  expect([...long]).toHaveLength(99);
  expect(long).not.toContain('\ufffd');
});
