import { expect, test } from 'vitest';
import { type StoryLanguage, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import { writeStory } from '../write.ts';
import { readMarks } from './marks.ts';
import type { TalePicture } from './tale.ts';
import { asToldIn } from './tell.ts';

const families = {
  english: ['fox', 'giraffe', 'elephant', 'Priya', 'Tom'],
  spanish: ['Zorro', 'Jirafa', 'Elefante', 'Priya', 'Tomás'],
};

test.each(storyLanguages)(
  '[STORY-08] in %s everybody who was chosen is in a picture, and its sentence is true',
  (language) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const characters = families[language];
      const wish = {
        language,
        ageGroup: 'preschool',
        length: 'medium',
        characters,
        setting: 'pirate',
        message: 'teamwork',
      };
      const { scenes } = writeStory(storyOptionsSchema().parse(wish), `all ${seed}`);
      const seen = new Set(scenes.flatMap((scene) => scene.characters));
      expect(characters.filter((name) => !seen.has(name))).toEqual([]);
      for (const scene of scenes) expect(scene.people).toHaveLength(scene.characters.length);
    }
  },
);

test.each(['honesty', 'mistakes', 'bravery'])(
  '[STORY-08] in a story of %s, who is in no picture yet looks on where the words beside it name them',
  (message) => {
    const characters = ['Ana', 'Leo', 'Nina', 'Grandma Rosa'];
    const told = { language: 'english', ageGroup: 'toddler', length: 'short', characters, setting: 'garden', message };
    const { scenes, paragraphs } = writeStory(storyOptionsSchema().parse(told), message);
    const added = scenes.filter(({ alt }) => /Nina .*near, too\.$/.test(alt));
    expect(added.length).toBe(1);
    const isNear = ({ paragraph }: { paragraph: number }) =>
      paragraphs
        .slice(paragraph - 2, paragraph + 2)
        .join(' ')
        .includes('Nina');
    // Where the words name them beside no picture, any may have them.
    expect(added.every(isNear) || !scenes.some(isNear)).toBe(true);
  },
);

test.each([
  ['english', 'garden', 'hammock'],
  ['spanish', 'farm', 'straw'],
  ['spanish', 'pirate', 'hammock'],
  ['english', 'castle', undefined],
] as const)('[STORY-08] in %s those who sleep in the %s lie on: %s', (language, setting, bed) => {
  const told = { language, ageGroup: 'toddler', length: 'short', characters: ['fox'], setting, message: 'patience' };
  for (const seed of ['a', 'b', 'c']) {
    const { scenes } = writeStory(storyOptionsSchema().parse(told), seed);
    const asleep = scenes.filter(({ action }) => action?.kind === 'sleep' || action?.kind === 'under-blanket');
    for (const scene of asleep) expect(scene.bed).toBe(bed);
    for (const scene of scenes) if (!asleep.includes(scene)) expect(scene.bed).toBeUndefined();
  }
});

test.each<[StoryLanguage, string, Partial<TalePicture>]>([
  ['english', 'On the fourth evening they sat down.', { light: 'dusk' }],
  ['english', 'Then the moon came up.', { light: 'night' }],
  ['english', '“It was already dark,” said Bo.', {}],
  ['english', 'It was dark in the box.', {}],
  ['english', 'Lena cried a little.', { mood: 'worried' }],
  ['english', 'Lena laughed until she cried.', {}],
  ['spanish', 'Una noche llegaron al puente.', { light: 'night' }],
  ['spanish', 'Nada. No quedó nada. Ni uno.', { mood: 'worried' }],
  ['spanish', '—Esa noche lloró —dijo Bo.', {}],
])('[STORY-08] in %s a picture beside "%s" has its light and its mood', (language, paragraph, changes) => {
  const picture: TalePicture = {
    who: ['hero', 'friend'],
    action: 'sit-beside',
    light: 'day',
    mood: 'tender',
    shot: 'near',
    thing: false,
    indoors: false,
    caption: readMarks('{hero} and {friend}.'),
    line: 1,
  };
  expect(asToldIn(picture, [paragraph], language)).toEqual({ ...picture, ...changes });
});

test.each([
  ['english', 'pirates who find treasure but its just a really good sandwich recipe'],
  ['spanish', 'encontró un huevo calentito en el gallinero del tío'],
] as const)(
  '[STORY-08] in %s an aunt of the tale is grown up and looks like the child whose aunt she is',
  (language, message) => {
    const wish = { language, message, ageGroup: 'preschool', length: 'short', characters: ['Renata, brown skin'] };
    const { scenes } = writeStory(storyOptionsSchema().parse({ ...wish, setting: 'beach' }), 'a');
    const aunts = scenes.flatMap(({ people = [] }) => people.filter(({ kind }) => /^(?:aunt|tía)$/.test(kind ?? '')));
    expect(aunts.length).toBeGreaterThan(0);
    for (const aunt of aunts) expect(aunt).toMatchObject({ grown: true, kinOf: 'Renata, brown skin' });
  },
);
