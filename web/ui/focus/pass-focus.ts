/**
 * Returns the `ref` of an element that may disappear while the focus is in it. The focus then goes to `next()`, or to
 * the page's heading where there is none, and not to the beginning of the document.
 */
export function passFocus(next?: () => HTMLElement | null | undefined) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    return () => {
      if (!element.contains(document.activeElement)) return;
      // React calls this before it removes the element, and also when only the `ref` changes.
      queueMicrotask(() => {
        if (!element.isConnected && document.activeElement === document.body)
          focusOn(next?.() ?? document.querySelector<HTMLElement>('#main h1'));
      });
    };
  };
}

/** Focuses an element, also one that Tab does not reach. */
function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: element.tabIndex < 0 });
}
