import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageGroups,
  presetCharacters,
  presetMorals,
  presetSettings,
  type StoryOptions,
  storyLengths,
  storyOptionsSchema,
} from '#domain/stories/options.ts';
import { extractTitle } from '#domain/stories/title.ts';
import { selfBleu } from '../bleu.ts';
import { sentences } from '../measure.ts';
import { planStory } from '../plan.ts';
import { plotShapes } from '../shapes.ts';
import { keepsTarget, measuresOf, missesOf, selfBleuLimit } from '../standards.ts';
import { realise } from './write.ts';

const optionsOf = (given: Partial<StoryOptions>): StoryOptions =>
  storyOptionsSchema().parse({
    length: 'short',
    language: 'english',
    ageGroup: 'preschool',
    characters: ['fox', 'owl'],
    setting: 'forest',
    message: 'sharing',
    ...given,
  });

function told(options: StoryOptions, seed: string) {
  const plan = planStory(options, seed);
  const story = realise(plan);
  const paragraphs = story.scenes.flatMap((scene) => scene.paragraphs);
  return { plan, story, paragraphs, text: paragraphs.join('\n') };
}

/** Left-over notation, doubled marks, empty speech, or a sentence that does not begin like one. */
const broken =
  /undefined|NaN|\[object|[{}[\]|@]|<|>| {2}| [,.;!?]|,,|,\.|;\.|“”|“ | ”|(?<!\.)\.\s+\p{Ll}|^\p{Ll}|\ba [aeiou]\w+ (?:bud|egg)/mu;

test('[GEN-18] the same seed tells the same story, and another seed another', () => {
  expect(told(optionsOf({}), 'a')).toEqual(told(optionsOf({}), 'a'));
  expect(told(optionsOf({}), 'a').text).not.toBe(told(optionsOf({}), 'b').text);
});

test('[GEN-18] every setting, moral, character, plot and age makes a whole story that meets its standard', () => {
  const shapes = new Set<string>();
  for (let i = 0; i < 45; i++) {
    const options = optionsOf({
      ageGroup: ageGroups[i % 3],
      length: storyLengths[Math.floor(i / 3) % 3],
      setting: presetSettings[i % 15] as string,
      message: presetMorals[(i * 7 + 2) % 15] as string,
      characters: [0, 4, 9].slice(0, 1 + (i % 3)).map((step) => presetCharacters[(i + step) % 15] as string),
    });
    const { plan, text, story } = told(options, `whole ${i}`);
    shapes.add(plan.shape);
    expect({ i, missed: missesOf({ ...plan, text }) }).toEqual({ i, missed: [] });
    expect(keepsTarget(measuresOf(text, 'english').words, plan.words.target)).toBe(true);
    expect(broken.exec(text)?.[0]).toBeUndefined();
    expect(story.scenes).toHaveLength(plan.scenes.length);
  }
  expect(shapes.size).toBe(plotShapes.length);
});

test('[GEN-18] ten stories from the same options share no opening and little else', () => {
  const ten = Array.from({ length: 10 }, (_, i) => told(optionsOf({ length: 'medium' }), `ten ${i}`).text);
  expect(new Set(ten.map((text) => sentences(text)[0])).size).toBe(10);
  expect(selfBleu(ten)).toBeLessThanOrEqual(selfBleuLimit);
});

test('[GEN-18] everybody who is in a scene of the plan is named there, up to ten', () => {
  const names = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Elif', 'Femi', 'Goran', 'Hana', 'Ines', 'Jun'];
  for (const length of storyLengths) {
    const { plan, story } = told(optionsOf({ characters: names, length }), 'crowd');
    for (const [index, scene] of plan.scenes.entries()) {
      const text = story.scenes[index]?.paragraphs.join('\n') ?? '';
      for (const member of scene.present) expect(text).toContain(names[member]);
    }
  }
});

describe('input that a parent may type', () => {
  test('names of every kind are told as typed and break no sentence', () => {
    const { text, story } = told(
      optionsOf({
        characters: [
          '🦄',
          'ليلى',
          'Pneumonoultramicroscopicsilicovolcanoconiosis',
          'the three bears',
          'two mice',
          'a brave knight',
          'luna',
        ],
        length: 'medium',
      }),
      'odd',
    );
    for (const name of [
      '🦄',
      'ليلى',
      'Pneumonoultramicroscopicsilicovolcanoconiosis',
      'brave knight',
      'two mice',
      'luna',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toMatch(/a the|the a |the the|bears was|mice was|undefined/i);
    expect(story.title.length).toBeLessThan(100);
  });

  test('a plural hero has plural verbs and pronouns', () => {
    for (let i = 0; i < 12; i++) {
      const { text } = told(optionsOf({ characters: ['the three bears'] }), `bears ${i}`);
      expect(text).not.toMatch(/bears (was|is|has)\b|there was the three/i);
    }
  });

  test('a setting in the parent’s own words is where it happens', () => {
    for (const [setting, said] of [
      ["Grandma's farm in Ohio", "Grandma's farm"],
      ['under the big bed', 'the land under the big bed'],
      ['A city where cars can fly', 'the city'],
      ['Mars', 'Mars'],
    ] as const) {
      expect(told(optionsOf({ setting, length: 'medium' }), 'place').text).toContain(said);
    }
  });

  test('a moral that is a paragraph is carried, not pasted', () => {
    const message =
      'When somebody is sad we sit down next to them and listen, because this is what our family has always done. ';
    const { text } = told(optionsOf({ message: message.repeat(4).trim() }), 'moral');
    expect(text).not.toContain('our family has always done');
  });

  test('any characters, setting and moral make a story with a title that can be found in its text', () => {
    const typed = (maxLength: number) =>
      fc.string({ unit: 'grapheme', minLength: 1, maxLength }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(
        fc.array(typed(50), { minLength: 1, maxLength: 10 }),
        typed(100),
        typed(500),
        fc.string(),
        (characters, setting, message, seed) => {
          const parsed = storyOptionsSchema().safeParse({ ...optionsOf({}), characters, setting, message });
          fc.pre(parsed.success);
          const { story, text } = told(parsed.data as StoryOptions, seed);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          expect(story.title.length).toBeLessThan(100);
          expect(extractTitle(`**${story.title}**\n\n${text}`, characters, 'english')).toBe(story.title.trim());
        },
      ),
      { numRuns: 25 },
    );
  });
});

test('the pictures’ texts name who is there, and are short where the names are', () => {
  const { plan, story } = told(optionsOf({}), 'pictures');
  for (const [index, scene] of plan.scenes.entries()) {
    if (!scene.picture) continue;
    expect(story.scenes[index]?.alt.length).toBeLessThanOrEqual(100);
    expect(story.scenes[index]?.alt).toMatch(/fox/i);
  }
});
