import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { mergeFavoritesPath } from '#domain/stories/api.ts';
import { callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { shelfKey } from '../queries.ts';
import { noteFavorite } from './favorites-map.ts';
import { changeStory } from './shelf-cache.ts';

/** Marks several stories as favourites with one call (LIB-46). */
export function useMarkFavorites() {
  const client = useQueryClient();
  const t = useTranslations('stories.card');
  const { user } = useSession();
  return useMutation({
    mutationFn: (storyIds: string[]) => callApi(mergeFavoritesPath, { method: 'POST', body: { storyIds } }),
    onSuccess: (_, ids) => {
      for (const id of ids) {
        changeStory(client, id, { isFavorite: true });
        if (user) noteFavorite(localStorage, user.id, id, true);
      }
      toast.success(t('favoriteAdded'));
      void client.invalidateQueries({ queryKey: shelfKey });
    },
    onError: () => toast.problem(t('favoriteFailed')),
  });
}
