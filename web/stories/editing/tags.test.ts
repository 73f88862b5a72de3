import { expect, test } from 'vitest';
import { addTag, generateTags } from './tags.ts';

const names = {
  character: (id: string) => (id === 'fox' ? 'Zorro' : id),
  setting: () => 'Bosque',
  message: () => 'x'.repeat(31),
};

test('[SAVE-03] tags come from characters, setting, message and age, lower case and without repetitions', () => {
  const options = { characters: ['fox', 'Luna, con botas', 'LUNA'], setting: 'forest', message: 'long' };
  expect(generateTags(options, names, 'Preescolar')).toEqual(['zorro', 'luna', 'bosque', 'preescolar']);
});

test('[SAVE-03] what happens in a next chapter is no tag, and a moral of our own is', () => {
  const said = { ...names, message: (id: string) => (id === 'sharing' ? 'Compartir' : id) };
  const continues = { storyId: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10', memory: 'Fox found a lamp.' };
  const chapter = { characters: ['fox'], setting: 'forest', message: 'This time the idea is Ana\u2019s', continues };
  expect(generateTags(chapter, said, 'Preescolar')).toEqual(['zorro', 'bosque', 'preescolar']);
  const moral = { ...chapter, message: 'sharing' };
  expect(generateTags(moral, said, 'Preescolar')).toEqual(['zorro', 'bosque', 'compartir', 'preescolar']);
});

test('[SAVE-03] there are at most 10 tags of at most 30 characters', () => {
  const characters = Array.from({ length: 10 }, (_, index) => `name ${index}`);
  expect(generateTags({ characters, setting: 's', message: 'm' }, names, 'age')).toHaveLength(10);
  expect(addTag([], 'y'.repeat(31))).toEqual([]);
});

test('[SAVE-04] a typed tag is trimmed and added once; a blank one is not', () => {
  expect(addTag(['luna'], '  Río ')).toEqual(['luna', 'río']);
  expect(addTag(['luna'], 'Luna')).toEqual(['luna']);
  expect(addTag(['luna'], '  ')).toEqual(['luna']);
});
