import { classNames } from './class-names.ts';

type Props = {
  label?: string;
  /** The label is only read where it stands: the page announces what it loads. */
  unsaid?: boolean;
  className?: string;
};

/** A spinner for work in progress. With a label it is announced; without one it is decorative. */
export function Spinner({ label, unsaid = false, className }: Props) {
  const moon = (
    <svg viewBox="0 0 24 24" className={classNames('size-[1.25em] animate-spin', className)} aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return moon;
  return (
    <span role={unsaid ? undefined : 'status'} className="inline-flex items-center gap-3 text-ink-soft">
      {moon}
      {label}
    </span>
  );
}
