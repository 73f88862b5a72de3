import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { storyPath } from '#domain/stories/api.ts';
import { ApiError, callApi } from '../platform/api.ts';
import { toast } from '../ui/toast.tsx';
import { shelfKey } from './queries.ts';
import { forgetStory } from './shelf-cache.ts';
import { useRestoreStories } from './use-restore-stories.ts';

const deleteKey = ['stories', 'delete'];

/**
 * Deletes a story. While the request is pending, `useStoriesBeingDeleted` returns its id, so that its card is
 * gone at once and comes back by itself when that fails, whatever else was read or deleted meanwhile
 * (LIB-17 to LIB-20). A story that is already gone counts as deleted. The message after it offers to bring it back.
 */
export function useDeleteStory() {
  const client = useQueryClient();
  const t = useTranslations('stories.card');
  const restore = useRestoreStories();
  return useMutation({
    mutationKey: deleteKey,
    mutationFn: async (id: string) => {
      try {
        await callApi(storyPath(id), { method: 'DELETE' });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_, id) => {
      forgetStory(client, id);
      toast.success(t('removed'), {
        action: { label: t('undo'), onPress: () => void restore([id]), undoes: true },
      });
    },
    onError: () => toast.problem(t('removeFailed')),
    onSettled: () => void client.invalidateQueries({ queryKey: shelfKey }),
  });
}

/** Returns the ids of the stories whose deletion the server has not answered yet. */
export function useStoriesBeingDeleted(): string[] {
  return useMutationState({
    filters: { mutationKey: deleteKey, status: 'pending' },
    select: ({ state }) => state.variables as string,
  });
}
