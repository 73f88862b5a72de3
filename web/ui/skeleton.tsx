import { classNames } from './class-names.ts';

/** The shape of something that is on its way. It decorates: say "loading" in a live region beside it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-md bg-raised', className)} />;
}
