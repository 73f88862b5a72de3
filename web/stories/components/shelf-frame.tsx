import { Skeleton } from '../../ui/skeleton.tsx';
import { ShelfHeader } from './shelf-header.tsx';
import { LoadingShelf } from './shelf-states.tsx';

/** The shelf as the server sends it, before any script: its heading, and cards in place of the stories. */
export function ShelfFrame() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <ShelfHeader />
      <div className="mb-6 flex gap-2">
        <Skeleton className="h-12 flex-1 rounded-full" />
        <Skeleton className="h-12 w-28 rounded-full md:w-2/3" />
      </div>
      <LoadingShelf view="grid" />
    </div>
  );
}
