import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = { icon?: ReactNode; look?: 'plain' | 'primary' | 'danger' } & Omit<ComponentProps<'button'>, 'className'>;

const looks = {
  plain: 'border-edge bg-surface text-ink hover:bg-raised',
  primary: 'border-lamp bg-lamp text-on-lamp hover:bg-lamp-hover',
  danger: 'border-rose bg-surface text-rose hover:bg-rose-wash',
};

/** A compact button of the back office; full size on touch screens. */
export function ToolButton({ icon, look = 'plain', children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'inline-flex min-h-9 items-center gap-2 rounded-md border px-3 py-1 font-semibold text-sm transition-colors duration-150 pointer-coarse:min-h-11',
        'disabled:cursor-not-allowed disabled:opacity-65 aria-disabled:cursor-not-allowed aria-disabled:opacity-65',
        looks[look],
      )}
    >
      {icon}
      {children}
    </button>
  );
}
