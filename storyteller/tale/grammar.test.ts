import { expect, test } from 'vitest';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { placeFor } from '../places/places.ts';
import { createRandom } from '../random.ts';
import { fill, type Setting } from './fill.ts';
import { readMarks } from './marks.ts';
import { castOf } from './roles.ts';
import { grammars } from './tell.ts';

/** Fills a line for Xhevdet, whose name tells no pronoun, and Lena, who were both named before. */
const told = (line: string, hero = 'Xhevdet') => filled(line, [hero, 'Lena'], 'english', true);

function filled(line: string, characters: string[], language: StoryLanguage, areMet = false, story = ''): string {
  const place = placeFor('forest', language);
  const cast = castOf({ characters, language }, place, createRandom('they'));
  const setting: Setting = {
    cast,
    place,
    thing: { name: 'hat', picture: 'hat' },
    refrain: '',
    love: null,
    earlier: null,
    follows: false,
    message: '',
    lost: '',
    gone: undefined,
    story,
    slots: {},
    met: new Set(areMet ? [cast.hero, cast.friend] : []),
    said: new Set(),
  };
  return fill(readMarks(line), setting, grammars[language]);
}

test.each([
  ['{hero they} sat down.', 'Xhevdet sat down.'],
  ['{hero} sat down. {hero they} {hero: was|were} tired.', 'Xhevdet sat down. Xhevdet was tired.'],
  ['{hero} saw {friend}. {hero they} waved.', 'Xhevdet saw Lena. Xhevdet waved.'],
  ['{hero} opened {hero their} bag and {hero they} laughed.', 'Xhevdet opened their bag and they laughed.'],
  ['“Oh!” said {hero}. {hero their} hat was gone.', '“Oh!” said Xhevdet. Xhevdet’s hat was gone.'],
  ['{friend} helped {hero them}.', 'Lena helped Xhevdet.'],
])('[GEN-18] one child whose name does not tell is no “they” that could be several: %s', (line, said) => {
  expect(told(line)).toBe(said);
});

test('[GEN-18] an octopus has an arm', () => {
  expect(told('A {hero hand} and a {friend hand}.', 'octopus')).toBe('An arm and a hand.');
});

test('[GEN-18] an elephant has only one trunk', () => {
  expect(told('{hero} put out one {hero hand}.', 'Ella the elephant')).toBe('Ella put out her trunk.');
  expect(told('One {hero hand} was free.', 'Ella the elephant')).toBe('Her trunk was free.');
  expect(told('Red on one {hero hand} and blue on the other.', 'Ella the elephant')).toBe(
    'Red on one foot and blue on the other.',
  );
  expect(told('{hero} put out one {hero hand}.', 'Ella')).toBe('Ella put out one hand.');
});

test.each([
  ['english', ['Hannah', 'her dog Molly'], '{hero} called {friend}.', 'Hannah called her dog Molly.'],
  [
    'english',
    ['Hannah', 'her dog Molly'],
    '{hero} sat. {friend} sat, too.',
    'Hannah sat. Hannah’s dog Molly sat, too.',
  ],
  ['english', ['Xhevdet', 'his brother Leo'], '{hero} and {friend} sat.', 'Xhevdet and his brother Leo sat.'],
  ['spanish', ['Joel', 'su perrita Canela'], '{hero} llamó {a friend}.', 'Joel llamó a Canela, su perrita.'],
  ['spanish', ['Joel', 'su perrita Canela'], 'Llegó {friend}.', 'Llegó Canela, la perrita de Joel.'],
] as const)(
  '[GEN-18] in %s whoever has just been named is not named again for a relation: %s',
  (language, who, line, said) => {
    expect(filled(line, [...who], language)).toBe(said);
  },
);

test.each([
  ['of two sisters who find a door', 'The story of two sisters who find a door. That story.'],
  ['of a fox', 'The story of a fox. That story of a fox.'],
])('[GEN-18] a long story is named whole once, and a short one each time: %s', (story, said) => {
  expect(filled('The story {story}. That story {story}.', ['Lena', 'Mia'], 'english', true, story)).toBe(said);
});
