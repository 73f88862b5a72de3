import { expect, test } from 'vitest';
import { restoreStoriesPath, storiesPath } from '#domain/stories/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { signInSomebody } from '../../platform/testing/answers.ts';
import { openPage } from '../../testing/page.tsx';
import { noteDeleted } from '../shelf/lately-deleted.ts';
// Loaded before the test begins, and not within its time.
import '../../shell/pages/my-stories.tsx';

test('[LIB-20, DATA-34] after a reload “Undo” is offered for what is left of its minute, and once', async () => {
  const gone = { id: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10', title: 'The Lamp' };
  signInSomebody();
  const { user } = JSON.parse(localStorage.getItem(storageKeys.sessionTokens) ?? '{}');
  noteDeleted(sessionStorage, user.id, [gone], Date.now() - 30_000);
  const answers = {
    [storiesPath]: { stories: [], total: 0, nextCursor: null, hidden: 0, categories: [] },
    [restoreStoriesPath]: { storyIds: [gone.id] },
  };
  const { screen, calls } = await openPage('/my-stories', { answers, signedIn: 'still' });
  await expect.element(screen.getByText('Story deleted successfully')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(screen.getByText('The story is back on your shelf.')).toBeVisible();
  expect(calls.find(({ path }) => path === restoreStoriesPath)?.body).toEqual({ storyIds: [gone.id] });
  expect(sessionStorage.getItem(storageKeys.latelyDeleted)).toBeNull();
});
