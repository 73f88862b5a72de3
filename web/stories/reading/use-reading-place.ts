import { type RefObject, useLayoutEffect, useState } from 'react';
import { isTurned, leafOf, paragraphInSight, turnToPlace } from './leaves.ts';
import { keepPlace, readPlace } from './reading-place.ts';

/** Milliseconds of rest after which a place is looked at. */
const rest = 200;
/** Below the upper edge of the page, in pixels: here the line begins that is being read. */
const margin = 24;

/**
 * Which paragraph stands at the top of the page, and whether the end is in sight. A saved story opens
 * where it was left; `storyId` is null for one that is not saved.
 */
export function useReadingPlace(box: RefObject<HTMLElement | null>, storyId: string | null, turned: boolean) {
  const [place, setPlace] = useState({ paragraph: 0, atEnd: false });

  useLayoutEffect(() => {
    const page = box.current;
    const kept = storyId === null ? 0 : readPlace(localStorage, storyId);
    if (page === null || kept === 0) return;
    const target = page.querySelector(`[data-paragraph="${Math.floor(kept)}"]`);
    if (target === null) return;
    if (turned) {
      turnToPlace(page, target);
      return;
    }
    const { top, height } = target.getBoundingClientRect();
    page.scrollTop += top + height * (kept % 1) - page.getBoundingClientRect().top - margin;
  }, [box, storyId, turned]);

  useLayoutEffect(() => {
    const page = box.current;
    if (page === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const { paragraph, part, atEnd } = placeIn(page);
      // Who has read to the end begins anew next time.
      if (storyId !== null) keepPlace(localStorage, storyId, atEnd ? 0 : paragraph + part);
      return { paragraph, atEnd };
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPlace(look()), rest);
    };
    soon();
    page.addEventListener('scroll', soon, { passive: true });
    // Who leaves without resting first finds the last place too. Phones hide a page without ever closing it.
    window.addEventListener('pagehide', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      // Taken down with its page, there is nothing to look at any more; turned otherwise, there is.
      if (page.isConnected && isTurned(page) === turned) look();
      page.removeEventListener('scroll', soon);
      window.removeEventListener('pagehide', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [box, storyId, turned]);

  return place;
}

/** The paragraph at the top, and how much of it was read, in hundredths: nothing before the first word. */
function placeIn(page: HTMLElement): { paragraph: number; part: number; atEnd: boolean } {
  if (isTurned(page)) {
    const { leaf, of } = leafOf(page);
    return { paragraph: paragraphInSight(page), part: 0, atEnd: of > 1 && leaf === of - 1 };
  }
  const line = page.getBoundingClientRect().top + margin;
  const atTop = [...page.querySelectorAll<HTMLElement>('[data-paragraph]')].find(
    (each) => each.getBoundingClientRect().bottom > line,
  );
  const { top = line, height = 1 } = atTop?.getBoundingClientRect() ?? {};
  const paragraph = Number(atTop?.dataset.paragraph ?? 0);
  const scrolls = page.scrollHeight > page.clientHeight + 4;
  return {
    paragraph,
    part: page.scrollTop < 8 ? 0 : Math.max(0, Math.floor(((line - top) / height) * 100) / 100),
    atEnd: scrolls && page.scrollTop + page.clientHeight >= page.scrollHeight - 40,
  };
}
