import type { ReactNode } from 'react';

type Props = { children: ReactNode; urgency?: 'polite' | 'assertive'; visible?: boolean };

/** Says its text to screen readers whenever it changes. Keep it mounted; change only what it holds. */
export function LiveRegion({ children, urgency = 'polite', visible = false }: Props) {
  return (
    <div aria-live={urgency} aria-atomic="true" className={visible ? undefined : 'sr-only'}>
      {children}
    </div>
  );
}
