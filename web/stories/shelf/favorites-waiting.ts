import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { once } from '#domain/once.ts';
import { favoritePath } from '#domain/stories/api.ts';
import { ApiError, callApi } from '../../platform/api.ts';
import { storageKeys } from '../../platform/device/storage-keys.ts';
import { useOnline } from '../../platform/offline.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { noteFavorite } from './favorites-map.ts';
import { changeStory } from './shelf-cache.ts';

const waitingSchema = once(() => z.record(z.uuid(), z.boolean()));
/** Story ids, each with whether the story should become a favourite. */
type Waiting = z.infer<ReturnType<typeof waitingSchema>>;

const keyOf = (userId: string) => `${storageKeys.favoritesWaiting}:${userId}`;

/** Returns the favourite marks that were changed without a network and that the server does not know of yet. */
export function readWaiting(storage: Storage, userId: string): Waiting {
  try {
    const waiting = storage.getItem(keyOf(userId));
    return waiting === null ? {} : waitingSchema().parse(JSON.parse(waiting));
  } catch {
    return {};
  }
}

/** Stores a waiting mark, or removes it if `value` is undefined. Throws where the browser has no room for it. */
export function setWaiting(storage: Storage, userId: string, storyId: string, value: boolean | undefined): void {
  const { [storyId]: _, ...others } = readWaiting(storage, userId);
  const waiting = value === undefined ? others : { ...others, [storyId]: value };
  if (Object.keys(waiting).length === 0) storage.removeItem(keyOf(userId));
  else storage.setItem(keyOf(userId), JSON.stringify(waiting));
}

/** The same marks as a query; code that changes them invalidates it. */
export const waitingQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['stories', 'favorites-waiting', userId],
    queryFn: () => (userId === undefined ? {} : readWaiting(localStorage, userId)),
    initialData: () => (userId === undefined ? {} : readWaiting(localStorage, userId)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sends the waiting marks as soon as there is a network. A mark that the server refuses is dropped, with a message. */
export function useWaitingSent(): void {
  const client = useQueryClient();
  const online = useOnline();
  const t = useTranslations('stories.card');
  const userId = useSession().user?.id;
  const { data: waiting } = useQuery(waitingQuery(userId));
  useEffect(() => {
    if (!online || userId === undefined) return;
    for (const [storyId, value] of Object.entries(waiting)) {
      const over = () => {
        setWaiting(localStorage, userId, storyId, undefined);
        void client.invalidateQueries({ queryKey: waitingQuery(userId).queryKey });
      };
      callApi(favoritePath(storyId), { method: 'POST', body: { isFavorite: value } }).then(
        () => {
          changeStory(client, storyId, { isFavorite: value });
          noteFavorite(localStorage, userId, storyId, value);
          over();
        },
        (error: unknown) => {
          // Without an answer, or after a server error, the mark goes on waiting.
          if (!(error instanceof ApiError) || error.status >= 500) return;
          over();
          toast.problem(t('favoriteFailed'));
        },
      );
    }
  }, [online, userId, waiting, client, t]);
}
