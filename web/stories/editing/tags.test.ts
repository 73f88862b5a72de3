import { expect, test } from 'vitest';
import { addTag, generateTags } from './tags.ts';

test('[SAVE-03] tags are characters, setting, message and age: presets by their ids, names as they are, without repetitions', () => {
  const options = {
    characters: ['fox', 'Luna, con botas', 'LUNA'],
    setting: 'La casa de Ana',
    message: 'x'.repeat(31),
  };
  expect(generateTags({ ...options, ageGroup: 'preschool' })).toEqual(['fox', 'Luna', 'La casa de Ana', 'preschool']);
  expect(generateTags(options)).toContain('elementary');
});

test('[SAVE-03] people of one entry have a tag each, and a pet the one of its name', () => {
  const tags = (...characters: string[]) => generateTags({ characters, setting: 'forest', message: 'sharing' });
  expect(tags('Sami, Nour', 'Thiago y su perrito Roky').slice(0, 4)).toEqual(['Sami', 'Nour', 'Thiago', 'Roky']);
});

test('[SAVE-03] what happens in a next chapter is no tag, and a preset moral is', () => {
  const continues = { storyId: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10', memory: 'Fox found a lamp.' };
  const chapter = { characters: ['fox'], setting: 'forest', message: 'This time the idea is Ana\u2019s', continues };
  expect(generateTags(chapter)).toEqual(['fox', 'forest', 'elementary']);
  expect(generateTags({ ...chapter, message: 'sharing' })).toEqual(['fox', 'forest', 'sharing', 'elementary']);
});

test('[SAVE-03] there are at most 10 tags of at most 30 characters', () => {
  const characters = Array.from({ length: 10 }, (_, index) => `name ${index}`);
  expect(generateTags({ characters, setting: 's', message: 'm' })).toHaveLength(10);
  expect(addTag([], 'y'.repeat(31))).toEqual([]);
});

test('[SAVE-04] a typed tag is trimmed and added once as it is, also beside a preset of that name; a blank one is not', () => {
  expect(addTag(['luna'], '  Río ')).toEqual(['luna', 'Río']);
  expect(addTag(['luna'], 'Luna')).toEqual(['luna']);
  expect(addTag(['fox'], 'Zorro', (tag) => (tag === 'fox' ? 'zorro' : tag))).toEqual(['fox']);
  expect(addTag(['luna'], '  ')).toEqual(['luna']);
});
