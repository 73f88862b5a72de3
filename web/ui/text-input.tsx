import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field.tsx';

/** The look that text inputs, text areas and selects share. 16 px at least, so that phones do not zoom in. */
export const controlClasses = classNames(
  'w-full rounded-md border-2 border-edge bg-surface px-4 py-2.5 text-base text-ink placeholder:text-ink-soft placeholder-shown:text-ellipsis',
  'transition-colors duration-150 ease-soft hover:border-ink disabled:cursor-not-allowed disabled:opacity-65',
  'aria-invalid:border-rose',
);

/** One line of text; inside a `Field` it is labelled and described by it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...rest} className={classNames(controlClasses, 'min-h-12', className)} />;
}
