import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  summary: ReactNode;
  className?: string;
  /** Set if something else opens it too; `onToggle` reports the user's own toggling. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

/** The browser's own disclosure: works before any script runs, and a search in the page finds its content. */
export function Disclosure({ summary, className, open, onToggle, children }: Props) {
  return (
    <details
      className={classNames('group/disclosure', className)}
      {...(open !== undefined && { open })}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold leading-snug focus-visible:rounded-md focus-visible:outline-offset-0 [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft group-open/disclosure:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
