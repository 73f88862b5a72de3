import type { FocusEvent } from 'react';

/**
 * Shows a control whole that the keyboard reached: in a row that scrolls, the browser leaves it half outside. Under a
 * finger it stays, since what moves between touch and release is not pressed.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
