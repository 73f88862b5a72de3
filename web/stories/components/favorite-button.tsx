import { Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Story } from '#domain/stories/api.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFavorite } from '../shelf/use-favorite.ts';

/** The favourite button of a saved story (STORY-14). */
export function FavoriteButton({ story }: { story: Pick<Story, 'id' | 'isFavorite'> }) {
  const t = useTranslations('reading');
  const { isFavorite, toggle } = useFavorite(story);
  return (
    <IconButton
      label={t('favorite')}
      pressed={isFavorite}
      icon={<Heart aria-hidden="true" className={isFavorite ? 'size-5 fill-current' : 'size-5'} />}
      onClick={toggle}
    />
  );
}
