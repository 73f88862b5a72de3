import { expect, test } from 'vitest';
import { presetCharacters, presetMorals, presetSettings, storyOptionsSchema } from '#domain/stories/options.ts';
import { ownWords } from '#domain/stories/safety/reading.ts';
import { creatorDefaults, toStoryOptions } from '../values/creator-values.ts';
import { presetsOnly } from './presets-only.ts';

const continues = { storyId: '6c1f4a4e-0a63-4a6c-9a47-0f4f4b6a1c11', memory: 'The owl slept.' };
const asked = (changes: object) =>
  storyOptionsSchema().parse({
    characters: ['Nora', 'owl'],
    setting: 'the old lighthouse',
    message: 'waiting for each other',
    length: 'short',
    language: 'english',
    ageGroup: 'toddler',
    model: 'deepseek',
    avoid: ['thunder'],
    ...changes,
  });

test('[P18] nothing of the form is in own words afterwards, and chosen presets stay', () => {
  for (const characters of [['Nora', 'owl'], ['Nora'], ['owl', 'fox']]) {
    for (const changes of [{}, { setting: 'castle' }, { message: 'kindness' }]) {
      const options = asked({ characters, ...changes });
      const changed = presetsOnly(options, Math.random);
      const form = { ...creatorDefaults, characters, typed: 'Tilda', avoid: ['thunder'], ...changed };
      expect(ownWords(toStoryOptions(form, 'en'))).toBeUndefined();
      expect(presetCharacters).toEqual(expect.arrayContaining(form.characters));
      expect([...presetSettings, ...presetMorals]).toEqual(expect.arrayContaining([form.setting, form.message]));
      expect(form).toMatchObject({ ...changes, typed: '' });
    }
  }
  expect(presetsOnly(asked({}), Math.random).characters).toEqual(['owl']);
});

test('a book goes on only with all of its characters', () => {
  expect(presetsOnly(asked({ continues }), Math.random).continues).toBeUndefined();
  const kept = asked({ continues, characters: ['owl'] });
  expect(presetsOnly(kept, Math.random).continues).toEqual(kept.continues);
});
