import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldWiring } from './field.tsx';
import { controlClasses } from './text-input.tsx';

/** The platform's own select, styled: its picker is the best one on a phone. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  // Something is always chosen, so that nobody needs to hear that it must be.
  const { 'aria-required': _, ...wiring } = useFieldWiring();
  return (
    <div className="relative">
      <select
        {...wiring}
        {...rest}
        className={classNames(controlClasses, 'min-h-12 appearance-none pr-11', className)}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
      />
    </div>
  );
}
