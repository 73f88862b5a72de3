import { expect, test } from 'vitest';
import { storyOptionsSchema } from '#domain/stories/options.ts';
import { hasImages, pathOfStory } from './illustrated.ts';

const options = storyOptionsSchema().parse({
  length: 'short',
  language: 'english',
  characters: ['fox'],
  setting: 'forest',
  message: 'sharing',
});
const story = { id: 'one', images: null, options, imageUploadFailed: false };
const image = { url: '/a.webp', alt: 'Story illustration 1', position: 0 };

test('[LIB-08] a text story opens as text', () => {
  expect(pathOfStory(story)).toBe('/story/text?story=one');
  expect(pathOfStory({ ...story, images: [] })).toBe('/story/text?story=one');
});

test('[LIB-08] a story with images, meant to have images, or that lost them opens with images', () => {
  expect(pathOfStory({ ...story, images: [image] })).toBe('/story/with-images?story=one');
  expect(pathOfStory({ ...story, options: { ...options, model: 'gemini' } })).toBe('/story/with-images?story=one');
  expect(pathOfStory({ ...story, imageUploadFailed: true })).toBe('/story/with-images?story=one');
});

test('[DATA-07] a story has images when its list is not empty', () => {
  expect([null, [], [image]].map((images) => hasImages({ images }))).toEqual([false, false, true]);
});
