import type { KeyboardEvent } from 'react';

/** Enter on a box or a radio button presses it, as Space does. A browser would submit the form: nobody asked for that. */
export function pressByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(target.type)) return;
  // A dialog may belong to a form with the same rule.
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (!repeat) target.click();
}
