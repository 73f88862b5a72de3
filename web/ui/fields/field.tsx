import { createContext, type ReactNode, useContext, useId } from 'react';
import { useTranslations } from 'use-intl';

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true };

const FieldContext = createContext<Wiring | null>(null);

/** Returns the attributes that name, describe and invalidate a control inside a `Field`; empty outside of one. */
export function useFieldWiring(): Partial<Wiring> {
  return useContext(FieldContext) ?? {};
}

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do; while set, the control is marked invalid. */
  error?: string | null | undefined;
  optional?: boolean;
  /** Whether the control must be filled: what is not marked as optional must. False where another choice does as well. */
  required?: boolean;
  children: ReactNode;
};

/** A label, one control, a hint and an error, connected for assistive technology. */
export function Field({ label, hint, error, optional = false, required = !optional, children }: Props) {
  const id = useId();
  const t = useTranslations('ui');
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const wiring: Wiring = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
    ...(required && { 'aria-required': true }),
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** An error text below its control; announced when it appears. */
function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <div aria-live="polite" id={id} className="font-medium text-rose empty:hidden">
      {children}
    </div>
  );
}
