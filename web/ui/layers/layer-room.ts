import { useSyncExternalStore } from 'react';

/** The heights in pixels of the toasts on screen: one, and another while it leaves. */
const toasts = new Map<Element, number>();
let toastHeight = 0;
const listeners = new Set<() => void>();

function tell(): void {
  toastHeight = Math.max(0, ...toasts.values());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The height of the toast on screen, in pixels, or 0: a dialog or sheet leaves that much room above it. */
export const useToastHeight = (): number =>
  useSyncExternalStore(
    subscribe,
    () => toastHeight,
    () => 0,
  );

/** The `ref` of something inside a toast: measures that toast until it is gone. */
export function noteToast(element: HTMLElement | null): (() => void) | undefined {
  const shown = element?.closest('[data-sonner-toast]');
  if (!shown) return undefined;
  let frame = 0;
  const measure = () => {
    const height = Math.ceil(shown.getBoundingClientRect().height);
    if (toasts.get(shown) === height) return;
    toasts.set(shown, height);
    tell();
  };
  // In the next frame: a dialog that makes room in this one would be an error of the observer's loop.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  sizes.observe(shown);
  return () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    toasts.delete(shown);
    tell();
  };
}
