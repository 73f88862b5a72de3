import { useTranslations } from 'use-intl';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { LateStatus } from '../../ui/states/late-status.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { EmptyShelfPicture } from '../drawings/empty-shelf-picture.tsx';
import { SampleShelf } from '../samples/sample-shelf.tsx';
import type { ShelfView } from '../shelf/shelf-filters.ts';

/** How many placeholder cards the loading shelf shows (LIB-15). */
const skeletonCards = 8;

/** The shelf while its first page loads: placeholders of the cards' size. */
export function LoadingShelf({ view }: { view: ShelfView }) {
  const t = useTranslations('stories.shelf');
  return (
    <>
      <LateStatus>{t('loading')}</LateStatus>
      <div
        className={classNames(
          'grid grid-cols-1 gap-5',
          view === 'grid' && 'min-[26rem]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
        )}
        data-testid="skeletons"
      >
        {Array.from({ length: skeletonCards }, (_, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            key={index}
            className={classNames(
              'overflow-hidden rounded-xl border border-hairline bg-surface shadow-paper',
              view === 'list' && 'flex',
            )}
          >
            <Skeleton
              className={classNames(
                'aspect-[4/3]',
                view === 'list' ? 'm-3 mr-0 w-28 shrink-0 self-start sm:w-48' : 'rounded-none',
              )}
            />
            <div className="grid flex-1 gap-3 p-4 pb-2">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className={view === 'list' ? 'h-16 max-sm:hidden' : 'h-18'} />
              <div className="flex h-11 items-center">
                <Skeleton className="h-4 w-20" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** Shown when the shelf could not be read; the stories on the server are untouched (LIB-13, LIB-14). */
export function ShelfError() {
  const t = useTranslations('stories.shelf');
  return (
    <div role="alert">
      <EmptyState title={t('errorTitle')} action={<Button onClick={() => location.reload()}>{t('retry')}</Button>}>
        {t('error')}
      </EmptyState>
    </div>
  );
}

type EmptyProps = {
  /** Only favourites were requested, and nothing else narrows the shelf: there are none yet. */
  favorites: boolean;
  /** The shelf itself is empty, not just the search result: examples are offered (AMB-064). */
  samples: boolean;
  /** Stories that are not saved yet: those that stand above, and those that a search or filters hide. */
  drafts?: { shown: number; hidden: number };
  /** A story is being written. */
  making?: boolean;
  /** Set when a search or filters may be hiding stories. */
  clearing?: { what: 'search' | 'filters'; onClear: () => void };
};

/** An empty result: says why, and what to do next (LIB-10 to LIB-12). */
export function EmptyShelf({
  favorites,
  samples,
  drafts = { shown: 0, hidden: 0 },
  making = false,
  clearing,
}: EmptyProps) {
  const t = useTranslations('stories.shelf');
  // Neither "none found" nor "start creating" is true of a shelf whose first story is under way.
  const first = making && samples && drafts.shown === 0;
  const hint = first
    ? t('makingHint')
    : favorites
      ? t('emptyFavorites')
      : clearing
        ? t('emptyFound', { what: clearing.what })
        : t('empty');
  return (
    <>
      <EmptyState
        title={t(first ? 'emptyMaking' : drafts.shown === 0 ? 'emptyTitle' : clearing ? 'emptyElse' : 'emptySaved')}
        picture={<EmptyShelfPicture />}
        action={
          !first && (
            <div className="flex flex-wrap justify-center gap-3">
              {clearing && (
                <Button ref={passFocus()} look="secondary" onClick={clearing.onClear}>
                  {t('clear', { what: clearing.what })}
                </Button>
              )}
              <ButtonLink to={paths.create}>{t('createStory')}</ButtonLink>
            </div>
          )
        }
      >
        {drafts.shown > 0 && <p>{t('emptyDrafts', { count: drafts.shown })}</p>}
        {drafts.shown === 0 && drafts.hidden > 0 && <p>{t('hiddenDrafts', { count: drafts.hidden })}</p>}
        {!(clearing && drafts.shown > 0) && <p>{hint}</p>}
      </EmptyState>
      {samples && <SampleShelf />}
    </>
  );
}
