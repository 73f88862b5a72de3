import { expect, test } from 'vitest';
import { type StoryLanguage, type StoryOptions, storyLanguages } from '#domain/stories/options.ts';
import { anEvening } from '../testing.ts';
import { writeStory } from '../write.ts';
import { dayFacts, loveFacts } from './facts.ts';

const tell = (language: StoryLanguage, message: string, more: Partial<StoryOptions> = {}) =>
  writeStory(anEvening({ language, length: 'long', characters: ['Theo'], setting: 'garden', message, ...more }), 'a');

test.for([
  ['english', 'cows', 'axolotls and their gills', 'folding paper hats'],
  ['spanish', 'las vacas', 'los ajolotes', 'doblar sombreros de papel'],
] as const)(
  '[GEN-18] what is known of a love is told, and of another what is true of all: %s',
  ([language, cows, axolotls, other]) => {
    const [one, two, any] = [cows, axolotls, other].map((love) => loveFacts.of(love, language));
    expect(new Set([one?.fact, two?.fact, any?.fact]).size).toBe(3);
    expect(loveFacts.of('qwertz', language)).toEqual(any);
    for (const slots of [one, two, any])
      for (const said of [slots?.fact, slots?.more, slots?.best, slots?.why]) {
        expect(said).toMatch(/^[¿¡\p{Lu}].*[.!?]$/u);
        expect(said?.split(' ').length).toBeLessThanOrEqual(18);
      }
  },
);

test.for([
  ['english', 'We made a paper kite today and it was taller than her', 'She learnt to whistle today'],
  ['spanish', 'Hoy volamos la cometa en el cerro y subió altísimo', 'Hoy aprendió a silbar'],
] as const)(
  '[GEN-18] a good day leaves its own trace, and any other day one of its own: %s',
  ([language, kite, other]) => {
    const told = (message: string) => tell(language, message).text;
    const [kites, any] = [dayFacts.of(kite, language), dayFacts.of(other, language)];
    expect(kites.trace).not.toBe(any.trace);
    expect(told(kite)).toContain(kites.stays.replace(/[.!?]$/, ''));
    expect(told(kite)).not.toContain(any.stays);
  },
);

test.for(storyLanguages)(
  '[GEN-18] three facts of what the child loves are in its story, the last in bed, in %s',
  (language) => {
    const [message, love] = language === 'english' ? ['he loves cows', 'cows'] : ['le encantan las vacas', 'las vacas'];
    const { text, paragraphs } = tell(language, message);
    const { fact = '', more = '', best = '', bit = '' } = loveFacts.of(love, language);
    const bare = (said: string) => said.replace(/[.!?]$/, '');
    for (const said of [fact, more, best]) expect(text).toContain(bare(said));
    expect(text.toLowerCase()).toContain(bit.toLowerCase());
    expect(paragraphs.slice(-12).join(' ')).toContain(bare(best));
  },
);

test.for([
  [
    'english',
    'the zoo',
    'we went to the zoo today and saw penguins, she loved the penguins',
    /(?:saw|right there|place left|night) at the zoo|saw penguins, she/,
  ],
  ['spanish', 'el zoológico', 'hoy fuimos al zoológico y vimos pingüinos', /en el zoológico/],
] as const)(
  '[GEN-18] a day out is told at home, where the family is back, in %s',
  ([language, setting, message, there]) => {
    const { text, scenes } = tell(language, message, { ageGroup: 'toddler', characters: ['Eliza'], setting });
    expect(text).toMatch(language === 'english' ? /to the zoo/ : /al zoológico/);
    expect(text).not.toMatch(there);
    expect(new Set(scenes.map((scene) => scene.setting))).toEqual(new Set(['home']));
  },
);
