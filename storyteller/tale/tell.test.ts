import { expect, test } from 'vitest';
import { type StoryLanguage, storyLanguages, storyOptionsSchema } from '#domain/stories/options.ts';
import type { SceneForPicture } from '../scene.ts';
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

test('[STORY-08] who is in no picture yet looks on where the words beside it name them, not where another is alone', () => {
  const wish = {
    language: 'english',
    ageGroup: 'preschool',
    length: 'medium',
    characters: ['Ana', 'Grandma Rosa', 'Leo'],
  };
  let added = 0;
  for (const message of [
    'sharing',
    'patience',
    'bravery',
    'teamwork',
    'honesty',
    'help',
    'mistakes',
    'discovery',
    'talents',
  ]) {
    const { scenes, paragraphs } = writeStory(
      storyOptionsSchema().parse({ ...wish, setting: 'garden', message }),
      message,
    );
    const bedside = (one: SceneForPicture) => one.mood === 'sleepy' || /sleep|blanket/.test(one.action?.kind ?? '');
    const beside = ({ paragraph }: SceneForPicture) =>
      paragraphs.slice(Math.max(0, paragraph - 2), paragraph + 2).join(' ');
    for (const scene of scenes)
      for (const [, name = ''] of scene.alt.matchAll(/(\p{Lu}\p{L}+) is near, too\.$/gu)) {
        added += 1;
        const told = scenes.some((one) => !bedside(one) && beside(one).includes(name));
        expect([message, name, beside(scene).includes(name)]).toEqual([message, name, told]);
      }
  }
  expect(added).toBeGreaterThan(0);
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
