import { type RefObject, useEffect, useState } from 'react';
import type { StoryPlayer } from '../listening/player.ts';

/** How far a page must scroll, in pixels, before it counts as reading on or as looking for the tools. */
const step = 24;

/**
 * Whether the tools of a page that fills the screen are hidden: they hide when the reader reads on, and come back when a
 * long page is scrolled back or a page is clicked, when a mouse moves near its top, with Tab or Escape, or when reading
 * aloud ends (look.md, "Reading"). Turned pages begin below a part of them only, so they open without them where a
 * story was left. Beside the page the tools stay, because nothing but a gap would take their place.
 */
export function useQuietTools(
  box: RefObject<HTMLElement | null>,
  player: StoryPlayer,
  { layout, full, turned: leaves }: { layout: string; full: boolean; turned: boolean },
): boolean {
  const [quiet, setQuiet] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in a new layout the same place is another distance
  useEffect(() => {
    const page = box.current;
    if (page === null) return;
    const gone = () => page.scrollTop + page.scrollLeft;
    let turned = gone();
    let width = page.clientWidth;
    const onScroll = () => {
      // A page that only got wider or narrower is scrolled to where it was: the reader did not move.
      if (page.clientWidth !== width) {
        width = page.clientWidth;
        turned = gone();
        return;
      }
      const moved = gone() - turned;
      if (Math.abs(moved) < step) return;
      turned = gone();
      setQuiet((moved > 0 || leaves) && gone() > 2 * step);
    };
    // At the beginning there is no place to come back to: there the first turn is the reader's.
    const sizes = new ResizeObserver(() => {
      if (gone() === 0) width = page.clientWidth;
    });
    sizes.observe(page);
    const wake = () => setQuiet(false);
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.clientY < page.getBoundingClientRect().top + 90) wake();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' || event.key === 'Escape') wake();
    };
    page.addEventListener('scroll', onScroll, { passive: true });
    page.addEventListener('click', wake);
    document.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('keydown', onKey);
    return () => {
      sizes.disconnect();
      page.removeEventListener('scroll', onScroll);
      page.removeEventListener('click', wake);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('keydown', onKey);
    };
  }, [box, layout]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tools stay under the finger that changes the letters
  useEffect(() => {
    if (full && leaves && box.current) setQuiet(box.current.scrollLeft > 2 * step);
  }, [box, full]);

  // The player's bar disappears then, and without the tools there would be nothing left to press.
  useEffect(() => player.subscribe(() => player.state().phase === 'silent' && setQuiet(false)), [player]);

  return full && quiet;
}
