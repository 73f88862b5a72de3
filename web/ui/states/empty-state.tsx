import type { ReactNode } from 'react';

type Props = {
  picture?: ReactNode;
  title: string;
  /** Set if it fills its page: its title is then the page's h1. */
  page?: boolean;
  children?: ReactNode;
  action?: ReactNode;
};

/** A kind message for an empty list, with the next step. */
export function EmptyState({ picture, title, page = false, children, action }: Props) {
  const Heading = page ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      {picture}
      <Heading className={page ? 'text-3xl sm:text-4xl' : 'text-2xl'}>{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  );
}
