import { expect, test } from 'vitest';
import { type StoryOptions, wordTarget } from '#domain/stories/options.ts';
import { RunningStory } from './running-stories.ts';
import { stopCounts } from './stop-counts.ts';

const options: StoryOptions = {
  length: 'short',
  language: 'english',
  characters: ['fox'],
  setting: 'forest',
  message: 'sharing',
  ageGroup: 'toddler',
  model: 'deepseek',
  tone: 'playful',
};
const half = wordTarget('toddler', 'short').min / 2;
const stopped = (words: number, { byReader = true, pictures = 0 } = {}) => {
  const story = new RunningStory('1', 'parent');
  story.stoppedByReader = byReader;
  story.text = '  word \n'.repeat(words);
  const picture = { index: 0, paragraph: 0, alt: '', mimeType: 'image/png', data: Buffer.alloc(0) };
  for (let each = 0; each < pictures; each += 1) story.pictures.push(picture);
  return stopCounts(story, options);
};

test('[GEN-15] a story that its reader stops counts after half of its shortest text, or with a picture', () => {
  expect(Number.isInteger(half)).toBe(true);
  expect([0, 1, half, half + 1].map((words) => stopped(words))).toEqual([false, false, false, true]);
  expect(stopped(0, { pictures: 1 })).toBe(true);
});

test('[GEN-15] a story that the server stops never counts', () => {
  expect(stopped(half * 2, { byReader: false, pictures: 3 })).toBe(false);
});
