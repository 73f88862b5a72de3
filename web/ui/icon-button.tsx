import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  /** The button's action in words: its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
  className?: string;
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-pressed'>;

/** A round 44 px button that shows an icon only. While `disabled` it ignores presses and can still be focused. */
export function IconButton({ label, icon, pressed, className, disabled, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={disabled || rest['aria-disabled']}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-150 ease-soft hover:bg-raised',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-65 aria-pressed:bg-lamp-wash aria-pressed:text-lamp',
        'forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
        className,
      )}
    >
      {icon}
    </button>
  );
}
