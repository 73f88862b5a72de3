import { type RefObject, useEffect, useRef, useState } from 'react';
import { leafOf, turnTo } from './leaves.ts';

/** What uses the arrow keys itself, or lies over the page. */
const usesArrows =
  'input, select, textarea, [contenteditable], [role="slider"], [role="listbox"], [role="radiogroup"], [role="tablist"]';
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether the key was meant for the book although the focus is elsewhere. */
function isForBook(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.shiftKey || !event.key.startsWith('Arrow')) return false;
  const isUsed = event.target instanceof Element && event.target.closest(usesArrows) !== null;
  return !isUsed && document.querySelector(layers) === null;
}

/** How far a swipe must go sideways to turn a page, in pixels. */
const swipe = 45;

/** Whether this is a link or a button, or inside one: pressing it turns no page. */
const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('a, button') !== null;

/**
 * Turns the pages of a book by keys (the arrows wherever the focus is, except on a link or button to which the keyboard
 * led), by a swipe, by a press on its outer thirds, and by the returned `go`.
 * Returns null while the book is one long page. `layout` names how the page is laid out now.
 */
export function useLeaves(box: RefObject<HTMLElement | null>, turned: boolean, layout: string) {
  const [place, setPlace] = useState({ leaf: 0, of: 1, endShown: false });
  const pointed = usePointed();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layout has other pages
  useEffect(() => {
    const page = box.current;
    if (page === null || !turned) return;
    const look = () => setPlace(leafOf(page));
    const go = (by: number) => turnTo(page, leafOf(page).leaf + by);
    const keys: Record<string, number> = { ArrowRight: 1, PageDown: 1, ' ': 1, ArrowLeft: -1, PageUp: -1 };
    const onKey = (event: KeyboardEvent) => {
      const by = keys[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Node && page.contains(event.target)) && !isForBook(event)) return;
      // Space presses the button that has the focus. One that was pressed by pointer only happens to have it.
      if (isControl(event.target) && (event.key === ' ' || event.target !== pointed.current)) return;
      event.preventDefault();
      go(event.shiftKey ? -by : by);
    };
    let from: number | null = null;
    const onStart = (event: TouchEvent) => {
      from = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null;
    };
    const onEnd = (event: TouchEvent) => {
      const moved = from === null ? 0 : (event.changedTouches[0]?.clientX ?? from) - from;
      if (Math.abs(moved) > swipe) go(moved < 0 ? 1 : -1);
    };
    const onClick = (event: MouseEvent) => {
      if (isControl(event.target) || getSelection()?.isCollapsed === false) return;
      const { left, width } = page.getBoundingClientRect();
      const part = (event.clientX - left) / width;
      if (part > 2 / 3) go(1);
      else if (part < 1 / 3) go(-1);
    };
    // After a resize the page boundaries change.
    const sizes = new ResizeObserver(() => {
      turnTo(page, leafOf(page).leaf);
      look();
    });
    sizes.observe(page);
    look();
    // Letters that arrive late have other widths.
    void document.fonts.ready.then(() => page.isConnected && look());
    page.addEventListener('scroll', look, { passive: true });
    document.addEventListener('keydown', onKey);
    page.addEventListener('touchstart', onStart, { passive: true });
    page.addEventListener('touchend', onEnd, { passive: true });
    page.addEventListener('click', onClick);
    return () => {
      sizes.disconnect();
      page.removeEventListener('scroll', look);
      document.removeEventListener('keydown', onKey);
      page.removeEventListener('touchstart', onStart);
      page.removeEventListener('touchend', onEnd);
      page.removeEventListener('click', onClick);
    };
  }, [box, turned, pointed, layout]);

  return turned ? { ...place, go: (by: number) => box.current && turnTo(box.current, place.leaf + by) } : null;
}

/** Refers to the element that a pointer focused, as long as it has the focus. */
function usePointed(): RefObject<EventTarget | null> {
  const pointed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      pointed.current = target instanceof Element && !target.matches(':focus-visible') ? target : null;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return pointed;
}
