import { expect, test } from 'vitest';
import { memoryStorage } from '../platform/testing/memory-storage.ts';
import { forgetDraft, keepDraft, leftDraft, type SaveDraft } from './save-draft.ts';

const draft: SaveDraft = {
  userId: 'one',
  keptAt: 1000,
  story: {
    title: 'The Lantern',
    content: 'Fox saw a light.',
    options: {
      length: 'short',
      language: 'english',
      characters: ['fox'],
      setting: 'forest',
      message: 'sharing',
      ageGroup: 'toddler',
      model: 'deepseek',
      tone: 'playful',
    },
  },
  fields: { title: '', notes: 'He laughed.', tags: ['fox'], isFavorite: true },
};

test('a draft is still there after a reload, until it is saved or dropped', () => {
  const storage = memoryStorage();
  keepDraft(storage, draft);
  expect(leftDraft(storage, 'one', 2000)).toEqual(draft);
  forgetDraft(storage);
  expect(leftDraft(storage, 'one', 2000)).toBeUndefined();
});

test("another user's draft is neither shown nor kept", () => {
  const storage = memoryStorage();
  keepDraft(storage, draft);
  expect(leftDraft(storage, 'two', 2000)).toBeUndefined();
  expect(leftDraft(storage, 'one', 2000)).toBeUndefined();
});

test('an old or broken draft is dropped', () => {
  const storage = memoryStorage();
  keepDraft(storage, draft);
  expect(leftDraft(storage, 'one', 1000 + 7 * 24 * 60 * 60 * 1000)).toBeUndefined();
  storage.setItem('lunatale-story-draft', '{"story":1}');
  expect(leftDraft(storage, 'one', 0)).toBeUndefined();
  expect(storage.length).toBe(0);
});
