import { useTranslations } from 'use-intl';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyShelfPicture } from '../drawings/pictures.tsx';
import { SampleShelf } from '../samples/sample-shelf.tsx';

/** How many cards stand in for the shelf while it loads (LIB-15). */
const skeletonCards = 8;

/** The shelf while its first page is on its way. */
export function LoadingShelf() {
  const t = useTranslations('stories.shelf');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div
        className="grid grid-cols-1 gap-5 min-[26rem]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
        data-testid="skeletons"
      >
        {Array.from({ length: skeletonCards }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={index} className="overflow-hidden rounded-xl border border-hairline bg-surface shadow-paper">
            <Skeleton className="aspect-[4/3] rounded-none" />
            <div className="grid gap-3 p-4 pb-8">
              <Skeleton className="h-6 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-16" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** The shelf could not be read; what was kept on the server is untouched (LIB-13, LIB-14). */
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
  /** Only favourites were asked for. */
  favorites: boolean;
  /** The shelf itself is empty, and not what was searched for: examples are offered (AMB-064). */
  samples: boolean;
  /** Set when filters may be what hides the stories. */
  onClear?: () => void;
};

/** Nothing to show: why, and what to do next (LIB-10 to LIB-12). */
export function EmptyShelf({ favorites, samples, onClear }: EmptyProps) {
  const t = useTranslations('stories.shelf');
  return (
    <>
      <EmptyState
        title={t('emptyTitle')}
        picture={<EmptyShelfPicture className="w-72 max-w-full" />}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onClear && (
              <Button look="secondary" onClick={onClear}>
                {t('clear')}
              </Button>
            )}
            <ButtonLink to={paths.create}>{t('createStory')}</ButtonLink>
          </div>
        }
      >
        {t(favorites ? 'emptyFavorites' : 'empty')}
      </EmptyState>
      {samples && <SampleShelf />}
    </>
  );
}
