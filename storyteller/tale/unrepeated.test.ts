import { expect, test } from 'vitest';
import { englishPeople } from '../people/english.ts';
import { createRandom } from '../random.ts';
import { unrepeated } from './unrepeated.ts';

const people = englishPeople(['Ben', 'Ned the toad', 'Aunt Rae', 'Quill', 'Ana'], createRandom('people')).map((one) =>
  one.name === 'Quill' ? { ...one, pronoun: 'they' as const } : one,
);

test.each([
  ['Ben began to cry. Ben had not wanted to bite.', 'Ben began to cry. He had not wanted to bite.'],
  ['“Show me,” said Ana. Ana’s paw hurt.', '“Show me,” said Ana. Her paw hurt.'],
  ['Ana ran. Ana hid. Ana hid well. Ana peeped.', 'Ana ran. She hid. She hid well. Ana peeped.'],
])('[GEN-18] a name is not said twice running: %s', (told, said) => {
  expect(unrepeated(people)(told)).toBe(said);
});

test.each([
  'Ben looked at Ned. Ben went away.',
  'Ben met a boy. Ben went away.',
  'Ben looked up. “Ben is hungry. Ben is tired,” said Ana.',
  'Ben looked up. Ben looked left, and Ben looked right.',
  'Ben ran. Ben and Ned ran.',
  'Quill ran. Quill fell.',
  'Aunt Rae sat down. Ben sat down.',
])('[GEN-18] a name stays where somebody else could be meant: %s', (told) => {
  expect(unrepeated(people)(told)).toBe(told);
});

test('[GEN-18] a refrain is said as it is', () => {
  expect(unrepeated(people, 'Ben ran on.')('Ben ran. Ben ran on.')).toBe('Ben ran. Ben ran on.');
});
