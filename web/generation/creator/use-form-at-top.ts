import { useEffect, useRef } from 'react';
import { focusHeading } from '../../ui/focus/focus-heading.ts';

/**
 * Opens the form at its top. A browser that comes back to it would scroll before the form is whole, to any place; and
 * where the form follows a story on the same page, its heading takes the focus as on any page that opens.
 */
export function useFormAtTop(isForm: boolean): void {
  useEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = before;
    };
  }, []);

  const wasForm = useRef(isForm);
  useEffect(() => {
    const follows = isForm && !wasForm.current;
    wasForm.current = isForm;
    if (!follows) return;
    window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('#main h1');
    if (heading) focusHeading(heading);
  }, [isForm]);
}
