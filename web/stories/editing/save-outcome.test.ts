import { expect, test } from 'vitest';
import type { SavedStory } from '#domain/stories/api.ts';
import { saveOutcome } from './save-outcome.ts';

const story = (model: 'gemini' | 'deepseek', imagesAsked: number, imagesSaved: number): SavedStory => ({
  id: '00000000-0000-4000-8000-000000000000',
  title: 'A story',
  content: 'Once.',
  options: {
    length: 'short',
    language: 'english',
    characters: ['fox'],
    setting: 'forest',
    message: 'sharing',
    ageGroup: 'toddler',
    model,
  },
  createdAt: '2026-11-20T20:00:00.000Z',
  updatedAt: '2026-11-20T20:00:00.000Z',
  tags: [],
  notes: '',
  isFavorite: false,
  images: imagesSaved === 0 ? null : [{ url: '/a.png', alt: 'Story illustration 1', position: 0 }],
  imageUploadFailed: imagesSaved < imagesAsked,
  imagesAsked,
  imagesSaved,
});

test.for([
  ['[SAVE-16] [SAVE-18] a text story is saved', story('deepseek', 0, 0), 'saved'],
  ['[SAVE-16] [SAVE-18] so is one with all three pictures', story('gemini', 3, 3), 'saved'],
  ['[SAVE-19] two pictures of three are a partial result', story('gemini', 2, 2), 'partial'],
  ['[SAVE-20] no picture at all is a result without images', story('gemini', 0, 0), 'none'],
  ['[SAVE-21] some that could not be kept are a failed upload', story('gemini', 3, 1), 'uploadFailed'],
  ['[SAVE-22] none that could be kept means that the storage is not there', story('gemini', 3, 0), 'noStorage'],
  [
    'pictures for which the account has no room are told so',
    { ...story('gemini', 3, 0), picturesRefused: 'STORAGE_FULL' as const },
    'storageFull',
  ],
] as const)('%s', ([, saved, outcome]) => {
  expect(saveOutcome(saved)).toBe(outcome);
});

test('saving a second time what is there with its pictures warns of nothing', () => {
  const before = story('gemini', 3, 3);
  expect(saveOutcome({ ...before, imagesAsked: 0, imagesSaved: 0 })).toBe('saved');
});
