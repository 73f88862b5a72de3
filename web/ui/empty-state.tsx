import type { ReactNode } from 'react';

type Props = {
  picture?: ReactNode;
  title: string;
  /** It is all there is on its page, so that its title is the page's. */
  page?: boolean;
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet, said kindly, with the next step. */
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
