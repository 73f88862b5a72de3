import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

type Props = Omit<ComponentProps<'input'>, 'type'>;

/** A box to tick, in the colours of both themes; put it into a `label`. `className` is for its place and size. */
export function Checkbox({ className = 'size-6', ...props }: Props) {
  return (
    <span className={classNames('grid shrink-0 *:col-start-1 *:row-start-1', className)}>
      <input
        {...props}
        type="checkbox"
        className="peer size-full cursor-pointer appearance-none rounded-md border-2 border-edge bg-surface checked:border-lamp checked:bg-lamp disabled:opacity-60 forced-colors:appearance-auto"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none hidden size-full p-[12%] text-on-lamp peer-checked:block forced-colors:hidden!"
      />
    </span>
  );
}
