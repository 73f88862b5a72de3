import type { ReactNode } from 'react';

type Props = { picture?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

/** Nothing here yet, said kindly, with the next step. */
export function EmptyState({ picture, title, children, action }: Props) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      {picture}
      <h2 className="text-2xl">{title}</h2>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
