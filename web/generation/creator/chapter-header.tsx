import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { languageTag } from '#domain/stories/language-tag.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { StoryCover } from '../../stories/components/story-cover.tsx';
import { sizedAddress } from '../../stories/images/image-addresses.ts';
import { storyQuery } from '../../stories/queries.ts';
import { Button } from '../../ui/button.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { nextChapterQuery } from '../queries.ts';

type Props = {
  storyId: string;
  /** Leaves the series to begin another story. */
  onLeave: () => void;
};

/** Shown above the form of a next chapter: the last one's cover, and which chapter of which book this will be. */
export function ChapterHeader({ storyId, onLeave }: Props) {
  const t = useTranslations('generation.chapter');
  const { status } = useSession();
  const enabled = status === 'signed-in';
  const { data: story } = useQuery({ ...storyQuery(storyId), enabled });
  const { data: chapter } = useQuery({ ...nextChapterQuery(storyId), enabled });
  const look = 'aspect-[4/3] w-28 shrink-0 rounded-lg bg-raised object-cover shadow-paper night:brightness-85 sm:w-48';
  const picture = story?.images?.[0];
  const named = { number: String(chapter?.number), book: chapter?.book ?? '' };
  return (
    <header className="mb-6 flex items-center gap-4 sm:mb-8 sm:gap-6">
      <title>{`${chapter ? t.markup('title', { ...named, story: (title) => title }) : t('untitled')} · Lunatale`}</title>
      {story === undefined ? (
        <Skeleton className={look} />
      ) : picture ? (
        <img src={sizedAddress(picture.url, 480, null)} alt="" className={`${look} object-[50%_60%]`} />
      ) : (
        <StoryCover story={story} priority className={look} />
      )}
      <div className="min-w-0">
        <h1 className="text-2xl sm:text-4xl">
          {chapter && story
            ? t.rich('title', {
                ...named,
                story: (title) => <span lang={languageTag(story.options.language)}>{title}</span>,
              })
            : t('untitled')}
        </h1>
        {/* This button is also the way out of a series whose last chapter cannot be read any more. */}
        <div className="-ml-5 mt-1">
          <Button ref={passFocus()} look="quiet" onClick={onLeave}>
            {t('leave')}
          </Button>
        </div>
      </div>
    </header>
  );
}
