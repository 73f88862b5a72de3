import { Heart, Trash2, Volume2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { StorySummary } from '#domain/stories/api.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { pathOfStory } from '../images/illustrated.ts';
import { allowSound } from '../listening/audio-element.ts';
import { useFavorite } from '../shelf/use-favorite.ts';

type Props = { story: StorySummary; hidden: boolean; onDelete: (story: StorySummary) => void };

/** The actions of a card besides opening: listening, the favourite mark, and deleting. */
export function CardActions({ story, hidden, onDelete }: Props) {
  const t = useTranslations('stories.card');
  const { isFavorite, toggle } = useFavorite(story);
  const navigate = useNavigate();
  const { title } = story;
  return (
    <div className={classNames('relative z-10 -mr-2 ml-auto flex', hidden && 'invisible')}>
      <IconButton
        label={t('listen', { title })}
        icon={<Volume2 aria-hidden="true" className="size-5" />}
        onClick={() => {
          allowSound();
          void navigate(pathOfStory(story), { state: { storyId: story.id, summary: story, listen: true } });
        }}
      />
      <IconButton
        label={t(isFavorite ? 'unfavorite' : 'favorite', { title })}
        icon={<Heart aria-hidden="true" className={classNames('size-5', isFavorite && 'fill-current text-rose')} />}
        onClick={toggle}
      />
      <IconButton
        label={t('remove', { title })}
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => onDelete(story)}
      />
    </div>
  );
}
