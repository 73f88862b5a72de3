import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { StoryPlace } from '#domain/stories/api.ts';
import { readingLine, whereIs } from './held-place.ts';
import { isTurned, leafOf, paragraphInSight, turnToPlace } from './leaves.ts';
import { keepPlace, latestPlace } from './reading-place.ts';
import { tellPlace } from './tell-place.ts';
import { useHeldPlace } from './use-held-place.ts';

/** Milliseconds without scrolling before the place is read. */
const rest = 200;
/** Milliseconds without scrolling before the place is sent to the server. */
const longRest = 5000;
/** Events by which a reader moves through the page. */
const touches = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** A story whose place is remembered. */
export type PlacedStory = {
  id: string;
  /** The place on any device, from the server: null if none, undefined if the server does not keep the story. */
  left: StoryPlace | null | undefined;
};

/**
 * Returns the paragraph at the top of the page and whether the reader came to the end. A story opens where it was left,
 * here or on another device; `story` is null if its place is not remembered. While the story is read aloud, its place
 * is the voice's and not the page's (`useHeardPlace`). `layout` names how the page is laid out now: the place stays
 * when it changes (`useHeldPlace`).
 */
export function useReadingPlace(
  box: RefObject<HTMLElement | null>,
  story: PlacedStory | null,
  turned: boolean,
  layout: string,
  isHeard: () => boolean,
) {
  const [place, setPlace] = useState({ paragraph: 0, middle: 0, atEnd: false, endShown: false });
  const storyId = story?.id ?? null;
  const isKept = story?.left !== undefined;
  const leftAt = story?.left?.leftAt;
  const elsewhere = useRef(story?.left ?? null);
  elsewhere.current = story?.left ?? null;
  const heard = useRef(isHeard);
  heard.current = isHeard;
  const touched = useRef(false);
  /** Scroll position at which the page opened: until the reader moves away from it, the kept place does not change. */
  const opened = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place of the server's is known by its time
  useLayoutEffect(() => {
    const page = box.current;
    // A late answer does not move a reader who has already touched the page.
    if (page === null || storyId === null || touched.current) return;
    const kept = latestPlace(localStorage, storyId, elsewhere.current);
    if (kept === 0) return;
    const target = page.querySelector(`[data-paragraph="${Math.floor(kept)}"]`);
    if (target === null) return;
    if (isTurned(page)) turnToPlace(page, target);
    else {
      const { top, height } = target.getBoundingClientRect();
      page.scrollTop += top + height * (kept % 1) - page.getBoundingClientRect().top - readingLine(page);
    }
    opened.current = whereIs(page);
  }, [box, storyId, leftAt]);

  // A page that was only laid out anew was not read on: the kept place does not change.
  useHeldPlace(box, layout, () => {
    if (box.current !== null) opened.current = whereIs(box.current);
  });

  useLayoutEffect(() => {
    const page = box.current;
    if (page === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let telling: ReturnType<typeof setTimeout> | undefined;
    let untold = false;
    const tell = () => {
      clearTimeout(telling);
      if (!untold || !isKept || storyId === null) return;
      untold = false;
      void tellPlace(storyId);
    };
    const touch = () => {
      touched.current = true;
    };
    const look = () => {
      const { part, ...shown } = placeIn(page);
      const { paragraph, atEnd } = shown;
      // A story that was read to its end opens at the beginning next time.
      const here = atEnd ? 0 : paragraph + part;
      const moved = opened.current !== whereIs(page);
      if (moved) opened.current = null;
      if (storyId === null || !moved || heard.current()) return shown;
      if (keepPlace(localStorage, storyId, here, elsewhere.current)) {
        untold = true;
        clearTimeout(telling);
        telling = setTimeout(tell, longRest);
      }
      return shown;
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setPlace(look()), rest);
    };
    soon();
    page.addEventListener('scroll', soon, { passive: true });
    const leave = () => {
      look();
      tell();
    };
    for (const kind of touches) page.addEventListener(kind, touch, { passive: true });
    // Keeps the place of a reader who leaves without pausing. Phones hide a page without ever closing it.
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      // A page that was removed, or whose layout is no longer this one, cannot tell the place any more.
      if (page.isConnected && isTurned(page) === turned) look();
      tell();
      for (const kind of touches) page.removeEventListener(kind, touch);
      page.removeEventListener('scroll', soon);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [box, storyId, turned, isKept]);

  return place;
}

type PlaceIn = {
  paragraph: number;
  part: number;
  middle: number;
  /** Whether the reader came to the end. */
  atEnd: boolean;
  /** Whether the end is in sight, perhaps because the whole story is. */
  endShown: boolean;
};

/**
 * Returns the paragraph at the top, the part of it above the line in hundredths (0 at the top of the page), and the
 * paragraph at the middle of the page.
 */
function placeIn(page: HTMLElement): PlaceIn {
  if (isTurned(page)) {
    const { of, endShown } = leafOf(page);
    const paragraph = paragraphInSight(page);
    return { paragraph, part: 0, middle: paragraph, atEnd: of > 1 && endShown, endShown };
  }
  const line = page.getBoundingClientRect().top + readingLine(page);
  const paragraphs = [...page.querySelectorAll<HTMLElement>('[data-paragraph]')];
  const atTop = paragraphs.find((each) => each.getBoundingClientRect().bottom > line);
  const halfway = page.getBoundingClientRect().top + page.clientHeight / 2;
  const atMiddle = paragraphs.findLast((each) => each.getBoundingClientRect().top < halfway);
  const { top = line, height = 1 } = atTop?.getBoundingClientRect() ?? {};
  const paragraph = Number(atTop?.dataset.paragraph ?? 0);
  const { bottom } = page.getBoundingClientRect();
  const lastWords = page.querySelector('[data-last-words]')?.getBoundingClientRect();
  const endShown = lastWords !== undefined && lastWords.bottom <= bottom;
  const below = page.scrollHeight - page.clientHeight - page.scrollTop;
  const scrolls = page.scrollHeight > page.clientHeight + 4;
  return {
    paragraph,
    middle: Number(atMiddle?.dataset.paragraph ?? paragraph),
    part: page.scrollTop < 8 ? 0 : Math.max(0, Math.floor(((line - top) / height) * 100) / 100),
    atEnd: scrolls && (below < 40 || (page.scrollTop >= 8 && endShown)),
    endShown,
  };
}
