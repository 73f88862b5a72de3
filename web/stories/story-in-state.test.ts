import { expect, test } from 'vitest';
import type { Story } from '#domain/stories/api.ts';
import { storyInAddress, storyInState } from './story-in-state.ts';

const story: Story = {
  id: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10',
  title: 'The Lamp',
  content: 'Once upon a time.',
  options: {
    length: 'short',
    language: 'english',
    characters: ['fox'],
    setting: 'forest',
    message: 'sharing',
    ageGroup: 'preschool',
    model: 'deepseek',
  },
  createdAt: '2026-11-20T19:00:00.000Z',
  updatedAt: '2026-11-20T19:00:00.000Z',
  tags: [],
  notes: '',
  isFavorite: false,
  images: null,
  imageUploadFailed: false,
};

test('[STORY-01] the story of the navigation state is shown', () => {
  expect(storyInState({ story })).toEqual({ kind: 'saved', id: story.id, story });
  expect(storyInState({ storyId: story.id })).toEqual({ kind: 'saved', id: story.id, story: undefined });
});

test.each([
  null,
  undefined,
  'story',
  {},
  { story: {} },
  { story: { title: 'No text' } },
  { storyId: 7 },
  { storyId: '' },
])('[STORY-02] a state without a story has nothing to show: %o', (state) => {
  expect(storyInState(state)).toBeUndefined();
});

test('[STORY-01] [LIB-08] an address names a story or a draft', () => {
  expect(storyInAddress(`?story=${story.id}`)).toEqual({ kind: 'saved', id: story.id, story: undefined });
  expect(storyInAddress('?draft=d')).toEqual({ kind: 'draft', id: 'd' });
  expect([storyInAddress(''), storyInAddress('?story=')]).toEqual([undefined, undefined]);
});

test('[STORY-05] a story without an id, or with the id "new", is not saved yet', () => {
  const { id: _id, ...fresh } = story;
  expect(storyInState({ story: fresh })).toMatchObject({ kind: 'unsaved', story: { title: 'The Lamp' } });
  expect(storyInState({ story: { ...fresh, id: 'new' } })).toMatchObject({ kind: 'unsaved' });
});
