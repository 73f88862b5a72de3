import { tileColumns } from '../../ui/fields/chip.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { CreatorHeader } from './creator-header.tsx';

/** The creator as the server sends it, before any script: its header, and placeholders for its form. */
export function CreatorFrame() {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 sm:pt-10 [&_.animate-pulse]:animate-none">
      <CreatorHeader />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid content-start gap-10">
          <Skeleton className="h-40 rounded-xl" />
          <CharactersSkeleton />
        </div>
        <Skeleton className="hidden h-96 rounded-xl lg:block" />
      </div>
    </div>
  );
}

/** The placeholder of the characters field. */
export function CharactersSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-7 w-40" />
      <div className={tileColumns}>
        {['one', 'two', 'three'].map((tile) => (
          <Skeleton key={tile} className="h-28 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-12 rounded-full" />
    </div>
  );
}
