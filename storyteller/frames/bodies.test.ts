import { expect, test } from 'vitest';
import { ageGroups, presetCharacters, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { peopleOf } from '../people/people-of.ts';
import { createRandom } from '../random.ts';
import { writeStory } from '../write.ts';
import { bodyLines } from './bodies.ts';

const personOf = (language: (typeof storyLanguages)[number], wish: string) =>
  peopleOf[language]([wish], createRandom('a'))[0] as NonNullable<ReturnType<(typeof peopleOf)['english']>[0]>;

test.for(storyLanguages)('[GEN-18] every preset animal has a body of its own, in %s', (language) => {
  const bodies = presetCharacters.map((id) => bodyLines(personOf(language, id), language, createRandom('a')));
  expect(bodies.filter((body) => body === null)).toEqual([]);
  expect(new Set(bodies.map((body) => body?.first)).size).toBe(presetCharacters.length);
});

test.each([
  ['english', ['Mia', 'a knitted owl', 'Grandma Rosa', 'two foxes']],
  ['spanish', ['Mía', 'un búho de peluche', 'la abuela Rosa', 'dos zorros']],
] as const)('children, toys and several have none, in %s', (language, wishes) => {
  for (const wish of wishes) expect(bodyLines(personOf(language, wish), language, createRandom('a')), wish).toBeNull();
});

test.for(storyLanguages.flatMap((language) => ageGroups.map((ageGroup) => ({ language, ageGroup }))))(
  '[GEN-18] an owl is an owl at first and in bed, once each: $language $ageGroup',
  ({ language, ageGroup }) => {
    const { paragraphs } = writeStory(
      storyOptionsSchema().parse({
        language,
        ageGroup,
        length: 'medium',
        characters: ['owl', 'Mia'],
        setting: 'forest',
        message: 'patience',
      }),
      'a',
    );
    const lines = [...Array(20).keys()].flatMap((seed) =>
      Object.values(bodyLines(personOf(language, 'owl'), language, createRandom(`${seed}`)) ?? {}),
    );
    // The longest piece of each line without a mark.
    const pieces = lines.map((line) => line.split(/\{[^}]*\}/).sort((a, b) => b.length - a.length)[0] ?? '');
    const own = paragraphs
      .map((paragraph, index) => ({ paragraph, index }))
      .filter(({ paragraph }) => pieces.some((piece) => paragraph.includes(piece)));
    expect(own).toHaveLength(2);
    expect(own[0]?.index).toBeLessThan(paragraphs.length / 3);
    expect(own[1]?.index).toBeGreaterThan((paragraphs.length * 2) / 3);
    expect(own[1]?.index).toBeLessThan(paragraphs.length - 1);
  },
);
