import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
  children: ReactNode;
  labelledBy?: string;
};

/** A card that looks like a sheet of paper. */
export function Card({ as: Element = 'div', className, labelledBy, children }: Props) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={classNames('rounded-xl border border-hairline bg-surface p-5 shadow-paper sm:p-6', className)}
    >
      {children}
    </Element>
  );
}
