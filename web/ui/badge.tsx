import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  plain: 'bg-raised text-ink',
  lamp: 'bg-lamp text-on-lamp',
  moss: 'bg-moss-wash text-moss',
  rose: 'bg-rose-wash text-rose',
  sky: 'bg-sky-wash text-sky',
};

type Props = { tone?: keyof typeof tones; icon?: ReactNode; children: ReactNode };

/** One or two words about the thing beside it. */
export function Badge({ tone = 'plain', icon, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-sm forced-colors:border',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
