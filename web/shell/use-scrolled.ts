import { useSyncExternalStore } from 'react';

/** The bar changes once the page is scrolled by more than this many pixels (NAV-02). */
const threshold = 10;

/** Kept, because asking the browser while a page is rendered makes it lay out what is there so far. */
let scrolled = false;

function subscribe(onChange: () => void): () => void {
  const read = () => {
    scrolled = window.scrollY > threshold;
    onChange();
  };
  window.addEventListener('scroll', read, { passive: true });
  // Once what was just rendered is laid out: asked before, it would be laid out twice.
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
