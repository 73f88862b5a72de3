import { type RefObject, useLayoutEffect, useState } from 'react';
import { keepPlace, readPlace } from './reading-place.ts';

/** Milliseconds of rest after which a place is looked at. */
const rest = 200;

/**
 * Which paragraph stands at the top of the page, and whether the end is in sight. A saved story opens
 * where it was left; `storyId` is null for one that is not saved.
 */
export function useReadingPlace(box: RefObject<HTMLElement | null>, storyId: string | null) {
  const [place, setPlace] = useState({ paragraph: 0, atEnd: false });

  useLayoutEffect(() => {
    const page = box.current;
    const paragraph = storyId === null ? 0 : readPlace(localStorage, storyId);
    if (page === null || paragraph === 0) return;
    const target = page.querySelector(`[data-paragraph="${paragraph}"]`);
    if (target) page.scrollTop += target.getBoundingClientRect().top - page.getBoundingClientRect().top - 24;
  }, [box, storyId]);

  useLayoutEffect(() => {
    const page = box.current;
    if (page === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const next = placeIn(page);
      // Who has read to the end begins anew next time.
      if (storyId !== null) keepPlace(localStorage, storyId, next.atEnd ? 0 : next.paragraph);
      return next;
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
      look();
      page.removeEventListener('scroll', soon);
      window.removeEventListener('pagehide', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [box, storyId]);

  return place;
}

function placeIn(page: HTMLElement): { paragraph: number; atEnd: boolean } {
  const { top } = page.getBoundingClientRect();
  const atTop = [...page.querySelectorAll<HTMLElement>('[data-paragraph]')].find(
    (each) => each.getBoundingClientRect().bottom > top + 24,
  );
  const scrolls = page.scrollHeight > page.clientHeight + 4;
  return {
    paragraph: page.scrollTop < 8 ? 0 : Number(atTop?.dataset.paragraph ?? 0),
    atEnd: scrolls && page.scrollTop + page.clientHeight >= page.scrollHeight - 40,
  };
}
