import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type Look = 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger';
type Size = 'medium' | 'large';

const looks: Record<Look, string> = {
  primary: 'bg-lamp text-on-lamp shadow-paper hover:bg-lamp-hover',
  secondary: 'border-2 border-edge bg-surface text-ink hover:border-ink hover:bg-raised',
  /** On a ground that is not the product's own, such as a page of a book. */
  outline: 'border-2 border-edge text-ink hover:border-ink hover:bg-raised',
  quiet: 'text-ink hover:bg-raised',
  danger: 'bg-rose text-on-rose shadow-paper hover:bg-rose-hover',
};

const sizes: Record<Size, string> = {
  medium: 'min-h-11 px-5 py-2 text-base large-text:px-3',
  large: 'min-h-14 px-7 py-3 text-lg large-text:px-3',
};

/** Returns the classes of a button, also for links that look like one. */
function buttonClasses(look: Look = 'primary', size: Size = 'medium', wide = false): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold leading-tight no-underline transition-colors duration-150 ease-soft',
    'disabled:cursor-not-allowed disabled:opacity-65 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-65',
    'forced-colors:border-2 forced-colors:border-[ButtonBorder]',
    looks[look],
    sizes[size],
    wide && 'w-full',
  );
}

type Common = {
  look?: Look;
  size?: Size;
  /** As wide as its container. */
  wide?: boolean;
  icon?: ReactNode;
};

type ButtonProps = Common & { busy?: boolean } & Omit<ComponentProps<'button'>, 'className'>;

/** A button. While `busy`, it keeps its size, name and focus and ignores presses. */
export function Button({ look, size, wide, icon, busy, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClasses(look, size, wide)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = Common & Omit<LinkProps, 'className'>;

/** A link inside the product that looks like a button. */
export function ButtonLink({ look, size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses(look, size, wide)}>
      {icon}
      {children}
    </Link>
  );
}
