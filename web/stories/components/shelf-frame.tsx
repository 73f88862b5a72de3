import { Skeleton } from '../../ui/states/skeleton.tsx';
import { pictureSizes } from './card-picture.tsx';
import { ShelfHeader } from './shelf-header.tsx';
import { EmptyShelf, LoadingShelf } from './shelf-states.tsx';

/**
 * The shelf as the server sends it, before any script: its heading, and placeholder cards. Once the stories are
 * known, `public/first-answer.js` puts their pictures and titles onto the cards, or says that there are none,
 * while the page's code is still loading.
 */
export function ShelfFrame() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12 [&_.animate-pulse]:animate-none">
      <ShelfHeader />
      <div className="mb-6 flex gap-2">
        <Skeleton className="h-12 flex-1 rounded-full" />
        <Skeleton className="h-12 w-28 rounded-full md:w-2/3" />
      </div>
      <div className="relative" data-first-look>
        <template data-picture>
          <img alt="" sizes={pictureSizes.grid} className="size-full object-cover night:brightness-85" />
        </template>
        <template data-title>
          <h2 className="h-6 truncate text-xl leading-6">…</h2>
        </template>
        <template data-empty>
          <div className="absolute inset-x-0 top-0">
            <EmptyShelf favorites={false} samples={false} />
          </div>
        </template>
        <LoadingShelf view="grid" />
      </div>
    </div>
  );
}
