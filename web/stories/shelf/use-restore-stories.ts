import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { restoredAtOnce, restoreStoriesPath } from '#domain/stories/api.ts';
import { callApi } from '../../platform/api.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { shelfKey } from '../queries.ts';
import { focusCard } from './focus-card.ts';
import { forgetDeleted } from './lately-deleted.ts';

/**
 * Returns a function that brings deleted stories back to the shelf, focuses the first, and says so; if that fails, the message offers it
 * again. It may be called after the page that deleted them is gone.
 */
export function useRestoreStories() {
  const client = useQueryClient();
  const t = useTranslations('stories.card');
  return async function restore(ids: readonly string[]): Promise<void> {
    try {
      for (let from = 0; from < ids.length; from += restoredAtOnce) {
        const storyIds = ids.slice(from, from + restoredAtOnce);
        await callApi(restoreStoriesPath, { method: 'POST', body: { storyIds } });
      }
      forgetDeleted(sessionStorage);
      await client.invalidateQueries({ queryKey: shelfKey });
      void focusCard(ids[0]);
      toast.success(t('restored', { count: ids.length }));
    } catch {
      toast.problem(t('restoreFailed', { count: ids.length }), {
        action: { label: t('undo'), onPress: () => void restore(ids), undoes: true },
      });
    }
  };
}
