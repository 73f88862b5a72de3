import { type ReactNode, useSyncExternalStore } from 'react';

/**
 * A bar that stays at the lower edge of the window, within reach of the thumb; in one so low that it would leave no room
 * for a choice it stands at the end of the page.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={clearBottom}
      className="large-text:static [@media(height<20rem)]:static sticky bottom-0 z-30 -mx-4 mt-auto border-hairline border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}

/** The height in pixels that a bar takes now at the lower edge of the window. */
let taken = 0;
const listeners = new Set<() => void>();

/** The height that a bar takes at the lower edge of the window, in pixels. */
export function useBottomBarHeight(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => taken,
    () => 0,
  );
}

/**
 * The `ref` of an element at the lower edge: keeps keyboard-focused controls above it,
 * wherever it currently is.
 */
export function clearBottom(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const measure = () => take(Math.max(0, Math.ceil(innerHeight - element.getBoundingClientRect().top)));
  // Reports the size at once, after the page's own layout.
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

/** Sets no inherited custom property: each change of one would restyle the whole page. */
function take(pixels: number): void {
  if (pixels === taken) return;
  taken = pixels;
  document.documentElement.style.scrollPaddingBottom = pixels === 0 ? '' : `calc(${pixels}px + 2rem)`;
  for (const listener of listeners) listener();
}
