import type { ReactNode } from 'react';

type Props = { children: ReactNode; urgency?: 'polite' | 'assertive'; visible?: boolean };

/** Announces its text to screen readers whenever it changes. Keep it mounted and change only its content. */
export function LiveRegion({ children, urgency = 'polite', visible = false }: Props) {
  return (
    <div aria-live={urgency} aria-atomic="true" className={visible ? undefined : 'sr-only'}>
      {children}
    </div>
  );
}
