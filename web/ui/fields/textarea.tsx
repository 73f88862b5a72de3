import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldWiring } from './field.tsx';
import { controlClasses } from './text-input.tsx';

/** A multi-line text input that grows with its content. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldWiring()}
      {...rest}
      className={classNames(controlClasses, 'field-sizing-content resize-y', className)}
    />
  );
}
