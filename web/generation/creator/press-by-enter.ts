import type { KeyboardEvent } from 'react';

/** Enter on a box or a radio button presses it, as Space does. A browser would submit the form: nobody asked for that. */
export function pressByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !['checkbox', 'radio'].includes(target.type)) return;
  event.preventDefault();
  if (!repeat) target.click();
}
