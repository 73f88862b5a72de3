import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldWiring } from './field.tsx';

/** The shared style of text inputs, text areas and selects. At least 16 px, so that phones do not zoom in. */
export const controlClasses = classNames(
  'w-full rounded-md border-2 border-edge bg-surface px-4 py-2.5 text-base text-ink placeholder:text-ink-soft placeholder-shown:text-ellipsis',
  'transition-colors duration-150 ease-soft hover:border-ink disabled:cursor-not-allowed disabled:opacity-65',
  'aria-invalid:border-rose',
);

/** A single-line text input; a surrounding `Field` labels and describes it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const { 'aria-required': required, ...wiring } = useFieldWiring();
  return (
    <input
      {...wiring}
      aria-required={rest.readOnly ? undefined : required}
      {...rest}
      className={classNames(controlClasses, 'min-h-12', className)}
    />
  );
}
