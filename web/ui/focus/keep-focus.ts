import { flushSync } from 'react-dom';

/** Makes a change that may hide or replace the focused control: the focus then goes to the shown one of the same name. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement;
  const name = nameOf(focused);
  flushSync(change);
  if (name === '' || (focused?.isConnected && isShown(focused))) return;
  const others = document.querySelectorAll<HTMLElement>('#main :is(a, button)');
  [...others].find((each) => nameOf(each) === name && isShown(each))?.focus();
}

const nameOf = (element: Element | null) => element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
