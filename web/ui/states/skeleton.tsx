import { classNames } from '../class-names.ts';

/** A placeholder for loading content. Decorative: announce "loading" in a live region beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-raised', className)} />;
}
