import { expect, test } from 'vitest';
import { nextChapterIn } from './next-chapter.ts';

const chapter = {
  characters: ['fox', 'Nora'],
  setting: 'forest',
  message: 'sharing',
  length: 'short',
  language: 'spanish',
  ageGroup: 'toddler',
  model: 'deepseek',
  continues: { storyId: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10', memory: 'Fox found a lamp.' },
};

test('the next chapter starts with cast, place and memory of the story, and asks for a new message', () => {
  const { message: _, ...expected } = chapter;
  expect(nextChapterIn({ nextChapter: chapter })).toEqual(expected);
});

test('people who are one entry of a kept story come along each alone, at most ten', () => {
  const cast = (characters: string[]) => nextChapterIn({ nextChapter: { ...chapter, characters } }).characters;
  expect(cast(['Sami, Nour', 'Ana y su gato', 'Mia, pecas'])).toEqual(['Sami', 'Nour', 'Ana y su gato', 'Mia, pecas']);
  expect(cast(Array.from({ length: 8 }, (_, at) => `Ana${'abcdefgh'[at]}, Leo${'abcdefgh'[at]}`))).toHaveLength(10);
});

test('any other navigation state leaves the form as it is', () => {
  for (const state of [
    null,
    undefined,
    {},
    'x',
    { nextChapter: { ...chapter, continues: undefined } },
    { nextChapter: { ...chapter, characters: [] } },
  ]) {
    expect(nextChapterIn(state)).toEqual({});
  }
});
