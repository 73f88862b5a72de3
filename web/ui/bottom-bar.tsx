import { type ReactNode, useSyncExternalStore } from 'react';

/** A bar that stays at the lower edge of the window while its page is on screen, within reach of the thumb. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={clearBottom}
      className="sticky bottom-0 z-30 -mx-4 mt-auto border-hairline border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}

/** Pixels at the lower edge of the window that a bar takes just now. */
let taken = 0;
const listeners = new Set<() => void>();

/** The height that a bar takes at the lower edge of the window, in pixels: toasts stand above it. */
export function useBottomBarHeight(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => taken,
  );
}

/**
 * The `ref` of whatever stays at the lower edge: keeps toasts, and what receives the focus by keyboard,
 * above it, wherever it is just now.
 */
export function clearBottom(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const measure = () => take(Math.max(0, Math.ceil(innerHeight - element.getBoundingClientRect().top)));
  // Tells the size at once, when the page has been laid out anyway.
  const sizes = new ResizeObserver(measure);
  for (const each of [element, document.documentElement]) sizes.observe(each);
  addEventListener('scroll', measure, { passive: true });
  addEventListener('resize', measure);
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', measure);
    removeEventListener('resize', measure);
    take(0);
  };
}

/** Not a property that the page inherits: each change of such a one would have all of the page styled anew. */
function take(pixels: number): void {
  if (pixels === taken) return;
  taken = pixels;
  document.documentElement.style.scrollPaddingBottom = pixels === 0 ? '' : `calc(${pixels}px + 2rem)`;
  for (const listener of listeners) listener();
}
