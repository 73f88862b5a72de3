import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { favoritePath, mergeFavoritesPath, type StorySummary } from '#domain/stories/api.ts';
import { callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { type ShelfFilter, shelfKey } from '../queries.ts';
import { markMerged, noteFavorite, unmergedFavorites } from './favorites-map.ts';
import { setWaiting, waitingQuery } from './favorites-waiting.ts';
import { changeStory } from './shelf-cache.ts';

/**
 * A story's favourite mark and the way to change it. The mark flips at once and flips back when the
 * server refuses; quick presses reach the server one after another (LIB-44 to LIB-47, STORY-14).
 * Without a network the mark stays and waits: see favorites-waiting.ts.
 */
export function useFavorite(story: Pick<StorySummary, 'id' | 'isFavorite'>): {
  isFavorite: boolean;
  /** The mark was changed without a network, and the server does not know yet. */
  isWaiting: boolean;
  toggle: () => void;
} {
  const client = useQueryClient();
  const t = useTranslations('stories.card');
  const { user } = useSession();
  const { id } = story;
  const key = ['stories', 'favorite', id];
  const underWay = useMutationState({
    filters: { mutationKey: key, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  });
  const { data: waiting } = useQuery(waitingQuery(user?.id));
  const isFavorite = underWay.at(-1) ?? waiting[id] ?? story.isFavorite;
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: `favorite ${id}` },
    mutationFn: async (value: boolean) => {
      if (user && !navigator.onLine) {
        setWaiting(localStorage, user.id, id, value);
        return 'waits';
      }
      const answer = await callApi<{ isFavorite?: boolean } | undefined>(favoritePath(id), {
        method: 'POST',
        body: { isFavorite: value },
      });
      if (user) setWaiting(localStorage, user.id, id, undefined);
      return answer;
    },
    onSuccess: (answer) => {
      if (answer === 'waits') {
        toast.plain(t('favoriteWaits'));
        return;
      }
      const now = answer?.isFavorite;
      toast.success(t(now === undefined ? 'favoriteUpdated' : now ? 'favoriteAdded' : 'favoriteRemoved'));
      if (now === undefined) return;
      changeStory(client, id, { isFavorite: now });
      if (user) noteFavorite(localStorage, user.id, id, now);
    },
    onError: () => toast.problem(t('favoriteFailed')),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: waitingQuery(user?.id).queryKey });
      // All lists are stale; only those that are filtered or sorted by favourites are fetched again at once.
      void client.invalidateQueries({ queryKey: shelfKey, refetchType: 'none' });
      void client.refetchQueries({
        queryKey: shelfKey,
        type: 'active',
        predicate: ({ queryKey }) => depends(queryKey),
      });
    },
  });
  return { isFavorite, isWaiting: waiting[id] !== undefined, toggle: () => mutate(!isFavorite) };
}

function depends(queryKey: readonly unknown[]): boolean {
  const filter = queryKey[shelfKey.length] as ShelfFilter | undefined;
  return filter?.favorites === true || filter?.sort === 'favorites';
}

/** Merges the favourites that this browser has kept into the account, once for each user (AMB-048). */
export function useFavoritesMerge(): void {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const storyIds = unmergedFavorites(localStorage, userId);
    const done = () => markMerged(localStorage, userId);
    if (storyIds.length === 0) {
      done();
      return;
    }
    callApi(mergeFavoritesPath, { method: 'POST', body: { storyIds: storyIds.slice(0, 5000) } }).then(
      async () => {
        done();
        // A first fetch that is still under way began before the merge and would count as the newest.
        await client.cancelQueries({ queryKey: shelfKey });
        await client.invalidateQueries({ queryKey: shelfKey });
      },
      () => undefined, // next time
    );
  }, [userId, client]);
}
