import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { goToHeldPlace, type HeldPlace, heldPlaceIn, whereIs } from './held-place.ts';
import { isTurned } from './leaves.ts';

/**
 * Keeps the words at the top of the page where they are when the page is laid out anew: turned instead of scrolled, in
 * other letters, over the whole screen (each a new `layout`), or on a device that was turned round. A reader who did
 * not move in between comes back to the very line. `onHeld` learns that it was not the reader who moved the page.
 */
export function useHeldPlace(box: RefObject<HTMLElement | null>, layout: string, onHeld: () => void): void {
  const place = useRef<HeldPlace | null>(null);
  /** Where the last layout put the page; null once the reader has moved on from there. */
  const put = useRef<string | null>(null);
  const laidOut = useRef(layout);

  const hold = useEffectEvent((page: HTMLElement) => {
    goToHeldPlace(page, place.current);
    put.current = whereIs(page);
    onHeld();
  });

  useLayoutEffect(() => {
    if (box.current === null || laidOut.current === layout) return;
    laidOut.current = layout;
    hold(box.current);
  }, [box, layout]);

  useLayoutEffect(() => {
    const page = box.current;
    if (page === null) return;
    const onScroll = () => {
      if (whereIs(page) === put.current) return;
      put.current = null;
      place.current = heldPlaceIn(page);
    };
    let { clientWidth } = page;
    const leavesHeight = () => page.querySelector('[data-leaves]')?.clientHeight;
    let height = leavesHeight();
    const sizes = new ResizeObserver(() => {
      const isWider = page.clientWidth !== clientWidth;
      const isTaller = leavesHeight() !== height;
      ({ clientWidth } = page);
      height = leavesHeight();
      // A phone's address bar comes and goes while the reader scrolls; that moves no line of one long page.
      if (isWider || (isTaller && isTurned(page))) hold(page);
    });
    sizes.observe(page);
    // Turned pages are as high as the space inside the margins, which Chrome tells late when the layout changes.
    const article = page.querySelector('article');
    if (article) sizes.observe(article);
    // Letters that arrive late have other widths; one long page keeps its words in sight by itself.
    const onLetters = () => {
      if (isTurned(page) && place.current !== null) hold(page);
    };
    document.fonts.addEventListener('loadingdone', onLetters);
    page.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', onLetters);
      page.removeEventListener('scroll', onScroll);
    };
  }, [box]);
}
