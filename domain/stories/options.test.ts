import { expect, test } from 'vitest';
import { storyOptionsSchema } from './options.ts';

const wishes = { length: 'short', language: 'english', characters: ['fox'], setting: 'forest', message: 'sharing' };

test('[CREATE-13] a story of an unknown age is for elementary children', () => {
  expect(storyOptionsSchema().parse(wishes).ageGroup).toBe('elementary');
  expect(storyOptionsSchema().safeParse({ ...wishes, ageGroup: 'adult' }).success).toBe(false);
});

test('[CREATE-19] words alone are for deepseek, and nothing but the two models is known', () => {
  expect(storyOptionsSchema().parse(wishes).model).toBe('deepseek');
  expect(storyOptionsSchema().parse({ ...wishes, model: 'gemini' }).model).toBe('gemini');
  expect(storyOptionsSchema().safeParse({ ...wishes, model: 'other' }).success).toBe(false);
});
