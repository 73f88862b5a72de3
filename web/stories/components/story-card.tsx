import { BookOpen, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { type StorySummary, storyPath } from '#domain/stories/api.ts';
import { languageTag } from '#domain/stories/language-tag.ts';
import { withoutLook } from '#domain/stories/options.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { pathOfStory } from '../images/illustrated.ts';
import { startingLarge, usePresetNames } from '../preset-names.ts';
import { OfflineMark } from '../shelf/offline-mark.tsx';
import type { CardSelection } from '../shelf/selection.ts';
import type { ShelfView } from '../shelf/shelf-filters.ts';
import { useFavorite } from '../shelf/use-favorite.ts';
import { cardPreview } from '../story-text.ts';
import { CardActions } from './card-actions.tsx';
import { CardPicture } from './card-picture.tsx';

/** How many words of the text a card shows (LIB-22). */
const previewWords: Record<ShelfView, number> = { grid: 20, list: 40 };

type Props = {
  story: StorySummary;
  view: ShelfView;
  highlighted: boolean;
  priority: boolean;
  onDelete: (story: StorySummary) => void;
  /** While stories are selected, the whole card is a check box. */
  selection: CardSelection | undefined;
};

/** A book on the shelf: its cover, title, characters and setting, and its first words. The whole card opens it. */
export function StoryCard({ story, view, highlighted, priority, onDelete, selection }: Props) {
  const t = useTranslations('stories');
  const names = usePresetNames();
  const format = useFormatter();
  const { isWaiting } = useFavorite(story);
  const list = view === 'list';
  const language = languageTag(story.options.language);
  const { characters, setting } = story.options;
  return (
    <article
      data-highlighted={highlighted || undefined}
      className={classNames(
        'group relative flex h-full overflow-hidden rounded-xl border border-hairline bg-surface shadow-paper transition-shadow duration-200 ease-soft',
        'hover:shadow-lifted has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2',
        'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
        'has-checked:border-lamp has-checked:bg-lamp-wash forced-colors:has-checked:border-[Highlight]',
        list ? 'flex-row' : 'flex-col',
        highlighted && 'ring-4 ring-lamp forced-colors:outline-4',
      )}
    >
      <CardPicture
        story={story}
        priority={priority}
        view={view}
        className={classNames('aspect-[4/3]', list ? 'm-3 mr-0 w-24 shrink-0 self-start rounded-md sm:w-48' : 'w-full')}
      />
      {/* On the picture, where it moves nothing when it goes. */}
      {highlighted && (
        <span className={classNames('pointer-events-none absolute z-10', list ? 'top-1 left-1' : 'top-3 left-3')}>
          <Badge tone="lamp">{t('shelf.highlighted')}</Badge>
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4 pb-2">
        {story.chapter && (
          <p className="flex items-center gap-1.5 font-semibold text-ink-soft text-sm">
            <BookOpen aria-hidden="true" className="size-4" />
            {t('card.chapter', { number: String(story.chapter.number), of: String(story.chapter.of) })}
          </p>
        )}
        <h2 lang={language} className={classNames('hyphens-auto', list ? 'text-lg sm:text-xl' : 'text-xl')}>
          {selection ? (
            <label className="cursor-pointer select-none after:absolute after:inset-0 after:z-10">
              <Checkbox
                checked={selection.has(story.id)}
                onChange={() => selection.toggle(story.id)}
                className="absolute! top-3 left-3 z-20 size-8 rounded-md shadow-lifted [&>input]:outline-none"
              />
              {story.title}
            </label>
          ) : (
            <Link
              to={pathOfStory(story)}
              state={{ storyId: story.id, summary: story }}
              className="no-underline outline-none after:absolute after:inset-0"
            >
              {story.title}
            </Link>
          )}
        </h2>
        <p className="text-ink-soft text-sm">
          {t('about', {
            characters: startingLarge(
              format.list(characters.map(names.character).map(withoutLook), { type: 'conjunction' }),
            ),
            setting: startingLarge(names.setting(setting)),
          })}
        </p>
        <p
          lang={language}
          className={classNames('text-ink-soft', list ? 'line-clamp-3 max-sm:hidden' : 'line-clamp-4')}
        >
          {cardPreview(story.excerpt, story.title, previewWords[view]).map(({ text, spoken }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other name
            spoken ? <i key={index}>{text}</i> : text,
          )}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm">
          <time dateTime={story.createdAt}>{format.dateTime(new Date(story.createdAt), { dateStyle: 'medium' })}</time>
          <OfflineMark path={storyPath(story.id)} />
          {isWaiting && <Badge icon={<Clock aria-hidden="true" className="size-4" />}>{t('card.heartWaits')}</Badge>}
          {/* They keep their place, so that no card changes its height. */}
          <CardActions hidden={selection !== undefined} story={story} onDelete={onDelete} />
        </div>
      </div>
    </article>
  );
}
