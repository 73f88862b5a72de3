import { expect, onTestFinished, test, vi } from 'vitest';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { memoryStorage } from '../../platform/testing/memory-storage.ts';
import { noteFavorite, readFavorites } from '../shelf/favorites-map.ts';
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

test('[ERR-49] a full or spoilt storage is logged, without a word of the story, and disturbs nobody', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const full = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  keepDraft(full, draft);
  expect(leftDraft(memoryStorage({ [storageKeys.storyDraft]: '{"userId":' }), 'one', 2000)).toBeUndefined();
  noteFavorite(full, 'one', crypto.randomUUID(), true);
  expect(readFavorites(memoryStorage({ 'lunatale-favorites:one': 'no map' }), 'one')).toEqual({});
  expect(said.mock.calls).toEqual([
    ['A story draft could not be kept', {}],
    ['A story draft could not be read', {}],
    ['The favorites of this browser could not be kept', {}],
    ['The favorites of this browser could not be read', {}],
  ]);
});
