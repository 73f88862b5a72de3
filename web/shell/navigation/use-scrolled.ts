import { useSyncExternalStore } from 'react';

/** The bar changes once the page is scrolled by more than this many pixels (NAV-02). */
const threshold = 10;

/** Cached, because reading the scroll position during rendering forces a layout. */
let scrolled = false;

function subscribe(onChange: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY > threshold;
    onChange();
  };
  window.addEventListener('scroll', read, { passive: true });
  // Reads after the next layout: reading earlier would lay the page out twice.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(read);
  });
  return () => {
    window.removeEventListener('scroll', read);
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether the page is scrolled past the threshold. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled,
    () => false,
  );
}
