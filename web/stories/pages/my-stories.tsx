import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { QueryProvider } from '../../platform/query-provider.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StoryCard } from '../components/story-card.tsx';
import { EmptyShelfPicture } from '../drawings/pictures.tsx';
import { shelfQuery } from '../queries.ts';

/** How many cards stand in for the shelf while it loads (LIB-15). */
const skeletonCards = 8;
/** How long the outline of a highlighted story stays, in milliseconds (AMB-058). */
const highlightStays = 6000;

const grid = 'grid grid-cols-1 gap-5 min-[26rem]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** The shelf: every saved story by its cover (LIB-02, LIB-05 to LIB-10, LIB-12 to LIB-15). */
export default function MyStoriesPage() {
  return (
    <QueryProvider>
      <MyStories />
    </QueryProvider>
  );
}

function MyStories() {
  const t = useTranslations('stories.shelf');
  const highlighted = useHighlight();
  const { data, isPending, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(shelfQuery);
  const stories = data?.pages.flatMap((page) => page.stories) ?? [];

  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:py-12">
      <title>{`${t('title')} · Lunatale`}</title>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl sm:text-5xl">{t('title')}</h1>
          {data && <p className="mt-1 text-ink-soft">{t('count', { count: stories.length })}</p>}
        </div>
        <ButtonLink to={paths.create} icon={<Plus aria-hidden="true" className="size-5" />}>
          {t('create')}
        </ButtonLink>
      </header>

      {isPending && (
        <>
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <div className={grid} data-testid="skeletons">
            {Array.from({ length: skeletonCards }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <Skeleton key={index} className="h-80 rounded-xl" />
            ))}
          </div>
        </>
      )}

      {isError && (
        <div role="alert">
          <EmptyState title={t('errorTitle')} action={<Button onClick={() => location.reload()}>{t('retry')}</Button>}>
            {t('error')}
          </EmptyState>
        </div>
      )}

      {data && stories.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          picture={<EmptyShelfPicture className="w-80 max-w-full" />}
          action={<ButtonLink to={paths.create}>{t('createStory')}</ButtonLink>}
        >
          {t('empty')}
        </EmptyState>
      )}

      {stories.length > 0 && (
        <ul className={grid}>
          {stories.map((story) => (
            <StoryCard key={story.id} story={story} highlighted={story.id === highlighted} />
          ))}
        </ul>
      )}

      {hasNextPage && (
        <div className="mt-8 grid justify-center">
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The story to outline; its parameter is taken out of the address, the outline stays a few seconds (LIB-05, LIB-07). */
function useHighlight(): string | null {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('highlight');
  const [highlighted, setHighlighted] = useState(asked);

  useEffect(() => {
    if (asked === null) return;
    setHighlighted(asked);
    setParameters(
      (before) => {
        before.delete('highlight');
        return before;
      },
      { replace: true },
    );
  }, [asked, setParameters]);

  useEffect(() => {
    if (highlighted === null) return;
    const timer = setTimeout(() => setHighlighted(null), highlightStays);
    return () => clearTimeout(timer);
  }, [highlighted]);

  return highlighted;
}
