import { expect, test } from 'vitest';
import { type StoryLanguage, storyLanguages } from '#domain/stories/options.ts';
import { textsOf } from '#storyteller/tale/library.ts';
import { isTold, landingLine, notesOf, topics } from './notes.ts';

test('[GEN-18] the tales that answer a topic exist, and only these topics are answered by none in a language', () => {
  const ids = new Set(storyLanguages.flatMap((language) => textsOf(language).map(({ id }) => id)));
  expect(Object.values(topics.tales).flat()).toSatisfy((named: string[]) => named.every((id) => ids.has(id)));
  const untold = (language: StoryLanguage) => {
    const named = Object.keys(notesOf(language));
    expect(Object.keys(topics.tales).filter((topic) => !named.includes(topic))).toEqual([]);
    return named.filter((topic) => topic !== 'other' && !isTold(language, topic));
  };
  expect(untold('english')).toEqual(['wishes-and-doubts', 'moved-and-new']);
  expect(untold('spanish')).toEqual(['wishes-and-doubts']);
});

test('[GEN-18] no note is measured twice', () => {
  for (const language of storyLanguages) {
    const all = Object.values(notesOf(language)).flat();
    expect(all.length).toBeGreaterThan(1000);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('[GEN-18] a landing is summed over its topics', () => {
  const one = { right: 1, near: 0, ownWords: 0, missed: ['a'] };
  const other = { right: 0, near: 1, ownWords: 1, missed: [] };
  expect(
    landingLine(
      new Map([
        ['a', one],
        ['b', other],
      ]),
    ),
  ).toBe("its own tale 25 %, one near it 25 %, the parent's own words 25 %, another tale 25 %");
});
