import { Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { StorySummary } from '#domain/stories/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { pathOfStory } from '../illustrated.ts';
import { languageTag } from '../language-tag.ts';
import { usePresetNames } from '../preset-names.ts';
import { cardPreview } from '../story-text.ts';
import { StoryCover } from './story-cover.tsx';

/** Milliseconds before a highlighted story is scrolled to (LIB-06). */
const scrollDelay = 500;

type Props = { story: StorySummary; highlighted: boolean };

/** A book on the shelf: its cover, title, who and where, and its first words. The whole card opens it. */
export function StoryCard({ story, highlighted }: Props) {
  const t = useTranslations('stories');
  const names = usePresetNames();
  const format = useFormatter();
  const card = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!highlighted) return;
    const timer = setTimeout(() => card.current?.scrollIntoView({ block: 'center', behavior: 'smooth' }), scrollDelay);
    return () => clearTimeout(timer);
  }, [highlighted]);

  const { characters, setting } = story.options;
  return (
    <li
      ref={card}
      className={classNames(
        'group relative flex flex-col overflow-hidden rounded-xl border border-hairline bg-surface shadow-paper transition-shadow duration-200 ease-soft',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:shadow-lifted',
        highlighted && 'ring-4 ring-lamp',
      )}
    >
      <StoryCover story={story} className="aspect-[4/3]" />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h2 lang={languageTag(story.options.language)} className="text-xl">
          <Link
            to={pathOfStory(story)}
            state={{ storyId: story.id, summary: story }}
            className="no-underline outline-none after:absolute after:inset-0"
          >
            {story.title}
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">
          {t('about', {
            characters: format.list(characters.map(names.character), { type: 'conjunction' }),
            setting: names.setting(setting),
          })}
        </p>
        <p lang={languageTag(story.options.language)} className="line-clamp-3 text-ink-soft">
          {cardPreview(story.excerpt, story.title, 20)}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-ink-soft text-sm">
          <time dateTime={story.createdAt}>{format.dateTime(new Date(story.createdAt), { dateStyle: 'medium' })}</time>
          {story.isFavorite && (
            <Badge tone="rose" icon={<Heart aria-hidden="true" className="size-4" />}>
              {t('shelf.favorite')}
            </Badge>
          )}
          {highlighted && <Badge tone="lamp">{t('shelf.highlighted')}</Badge>}
        </div>
      </div>
    </li>
  );
}
