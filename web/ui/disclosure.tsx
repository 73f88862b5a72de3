import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  summary: ReactNode;
  className?: string;
  /** Set where something else opens it, too; the browser tells by `onToggle` what its reader did. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

/** A line that opens what lies below it: the browser's own, which works before any script and is found by a search in the page. */
export function Disclosure({ summary, className, open, onToggle, children }: Props) {
  return (
    <details
      className={classNames('group/disclosure', className)}
      {...(open !== undefined && { open })}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold leading-snug [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-open/disclosure:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
