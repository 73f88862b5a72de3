import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';

type Props = {
  label: string;
  /** The choices inside, as text. */
  value: string;
  children: ReactNode;
};

/** A part of the form that is folded until it is opened, and shows its choices meanwhile. */
export function Fold({ label, value, children }: Props) {
  return (
    <Disclosure
      className="rounded-xl border border-hairline bg-surface px-4 shadow-paper sm:px-5"
      summary={
        // No hgroup: browsers leave a group out of the name of the summary.
        <div className="min-w-0 flex-1">
          <h2 className="text-balance text-xl">{label}</h2>
          <p className="wrap-anywhere font-normal text-ink-soft">{value}</p>
        </div>
      }
    >
      {/* The fold itself is the heading, also while it is closed: that of its only part would repeat it. */}
      <div className="grid gap-8 pt-2 pb-5 [&>section>h2]:sr-only [&>section:only-child>h2]:hidden">{children}</div>
    </Disclosure>
  );
}

/** Opens all folds around this control. */
export function unfold(control: Element): void {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
}
