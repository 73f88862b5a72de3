import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { storyPath } from '#domain/stories/api.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { shelfKey } from '../queries.ts';
import { type Deleted, noteDeleted } from './lately-deleted.ts';
import { forgetStory } from './shelf-cache.ts';
import { useUndoOfDeletion } from './use-undo-of-deletion.ts';

const deleteKey = ['stories', 'delete'];

/**
 * Deletes stories, one after another. While the requests are pending, `useStoriesBeingDeleted` returns their ids, so
 * that their cards are gone at once and come back by themselves if that fails, whatever else was read or deleted
 * meanwhile (LIB-17 to LIB-20). A story that is already gone counts as deleted. The message after it offers to bring
 * the deleted ones back.
 */
export function useDeleteStories() {
  const client = useQueryClient();
  const { user } = useSession();
  const t = useTranslations('stories.card');
  const undo = useUndoOfDeletion();
  return useMutation({
    mutationKey: deleteKey,
    mutationFn: async (stories: readonly Deleted[]) => {
      const gone: Deleted[] = [];
      for (const story of stories) if (await isDeleted(story.id)) gone.push(story);
      return gone;
    },
    onSuccess: (gone, { length }) => {
      for (const { id } of gone) forgetStory(client, id);
      if (user) noteDeleted(sessionStorage, user.id, gone, Date.now());
      const action = undo(gone);
      if (gone.length === length)
        toast.success(length === 1 ? t('removed') : t('removedMany', { count: String(length) }), { action });
      else if (gone.length === 0) toast.problem(length === 1 ? t('removeFailed') : t('removeManyFailed'));
      else toast.problem(t('removedSome', { count: String(gone.length), of: String(length) }), { action });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: shelfKey }),
  });
}

async function isDeleted(id: string): Promise<boolean> {
  try {
    await callApi(storyPath(id), { method: 'DELETE' });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}

/** Returns the ids of the stories whose deletion the server has not answered yet. */
export function useStoriesBeingDeleted(): string[] {
  return useMutationState({
    filters: { mutationKey: deleteKey, status: 'pending' },
    select: ({ state }) => (state.variables as readonly Deleted[]).map(({ id }) => id),
  }).flat();
}
