import { ImageOff, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { StorySummary } from '#domain/stories/api.ts';
import { log } from '../../platform/log.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { hasImages, isPictureBook } from '../images/illustrated.ts';
import { sizedAddress } from '../images/image-addresses.ts';
import { useImageLookup } from '../images/use-image-lookup.ts';
import type { ShelfView } from '../shelf/shelf-filters.ts';
import { useNearView } from '../use-near-view.ts';
import { StoryCover } from './story-cover.tsx';

/** The widths of a card's picture, from which the browser chooses a file size. */
export const pictureSizes: Record<ShelfView, string> = {
  grid: '(min-width: 80rem) 18rem, (min-width: 64rem) 22rem, (min-width: 26rem) 50vw, 100vw',
  list: '12rem',
};

type Props = {
  story: Pick<StorySummary, 'id' | 'title' | 'images' | 'options' | 'imageUploadFailed'>;
  /** Loads immediately, without waiting until it is near the window (IMG-07). */
  priority: boolean;
  view: ShelfView;
  className?: string;
};

/**
 * The picture on a card: a story's first picture, else a cover drawn from its setting and characters. An
 * illustrated story without pictures says so in the place of a drawing (IMG-02): both at once would be
 * a contradiction. Decorative: the title stands beside it.
 */
export function CardPicture(props: Props) {
  const t = useTranslations('stories.card');
  const { story, priority, className } = props;
  const look = classNames('relative overflow-hidden bg-raised night:[&_img]:brightness-85', className);
  if (hasImages(story)) return <FoundPicture {...props} className={look} />;
  if (isPictureBook(story)) {
    return (
      <div className={classNames(look, 'grid place-content-center justify-items-center gap-1 bg-lamp-wash text-ink')}>
        <ImageOff aria-hidden="true" className="size-6" />
        <span className="font-semibold text-sm">{t('noImage')}</span>
      </div>
    );
  }
  return (
    <div className={look}>
      <StoryCover story={story} priority={priority} className="size-full" />
    </div>
  );
}

function FoundPicture({ story, priority, view, className }: Props) {
  const t = useTranslations('stories.card');
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearView(frame, priority);
  const { lookup, canRetry, onLoad, onError, retry } = useImageLookup(story);
  const { status, address, stamp, clicks } = lookup;
  const failed = status === 'failed';

  // Logs a failure, and tells the reader about one that followed a click (IMG-14).
  useEffect(() => {
    if (!failed) return;
    log.warn('Could not load image', { storyId: story.id });
    if (clicks > 0) toast.problem(t('imageProblem'));
  }, [failed, clicks, story.id, t]);

  return (
    <div ref={frame} data-image={status} className={className}>
      {status === 'loading' && <Skeleton className="absolute inset-0 rounded-none" />}
      {failed && <StoryCover story={story} priority={priority} className="size-full" />}
      {near && !failed && (
        <img
          key={`${address} ${stamp}`}
          src={sizedAddress(address, 480, stamp)}
          srcSet={`${sizedAddress(address, 480, stamp)} 480w, ${sizedAddress(address, 960, stamp)} 960w`}
          sizes={pictureSizes[view]}
          alt=""
          data-story-id={story.id}
          fetchPriority={priority ? 'high' : 'auto'}
          onLoad={onLoad}
          onError={onError}
          className={classNames(
            // The part of a square picture in which figures stand whole.
            'absolute inset-0 size-full object-cover object-[50%_60%] transition-opacity duration-200 ease-soft',
            status === 'loading' && 'opacity-0',
          )}
        />
      )}
      {failed && !canRetry && <Corner text={t('imageFailed')} />}
      {failed && canRetry && (
        <button
          type="button"
          onClick={retry}
          aria-label={t('imageRetry', { title: story.title })}
          className="absolute bottom-2 left-2 z-10 inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-3.5 font-semibold text-ink text-sm shadow-paper hover:bg-raised"
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {t('imageFailed')}
        </button>
      )}
    </div>
  );
}

function Corner({ text }: { text: string }) {
  return (
    <span className="absolute bottom-2 left-2">
      <Badge icon={<ImageOff aria-hidden="true" className="size-4" />}>{text}</Badge>
    </span>
  );
}
