import { isTurned, leafOf, turnTo, turnToPlace } from './leaves.ts';
import { lettersOf } from './letters.ts';
import { bringPicturesHome } from './page-turns.ts';

/**
 * A letter at the top of the page, and how far above the reading line it stands on one long page, in pixels. Where no
 * words follow any more, `after` is the closing picture or the end that a turned page shows.
 */
export type HeldPlace = { paragraph: number; letter: number; above: number; after?: Element | undefined };

/** How far below the page's upper edge the line being read begins, in pixels: tools may lie over the page there. */
export function readingLine(page: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0;
}

/** Where the page is scrolled to, in whole pixels. */
export const whereIs = (page: HTMLElement) => `${Math.round(page.scrollLeft)} ${Math.round(page.scrollTop)}`;

/** Returns the first letter in sight, whether the page is turned or scrolled; null at the beginning. */
export function heldPlaceIn(page: HTMLElement): HeldPlace | null {
  const turned = isTurned(page);
  if (turned ? leafOf(page).leaf === 0 : page.scrollTop < 8) return null;
  const { top, left } = page.getBoundingClientRect();
  const line = top + readingLine(page);
  const isAhead = turned ? (part: DOMRect) => part.left >= left - 1 : (part: DOMRect) => part.bottom > line + 2;
  const paragraphs = [...page.querySelectorAll<HTMLElement>('[data-paragraph]')];
  const isShown = (each: Element) => [...each.getClientRects()].some(isAhead);
  const words = paragraphs.find(isShown);
  const after = turned && !words ? [...page.querySelectorAll('figure, [data-last-words]')].find(isShown) : undefined;
  const shown = words ?? paragraphs.at(-1);
  if (shown === undefined) return null;
  let from = 0;
  let to = shown.textContent.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const part = letterAt(shown, middle).getClientRects()[0];
    if (part !== undefined && isAhead(part)) to = middle;
    else from = middle + 1;
  }
  const above = turned ? 0 : line - letterAt(shown, from).getBoundingClientRect().top;
  return { paragraph: Number(shown.dataset.paragraph), letter: from, above, after };
}

/** Moves the page so that this place is at its top again, however it is laid out now. */
export function goToHeldPlace(page: HTMLElement, place: HeldPlace | null): void {
  const text = page.querySelector(`[data-paragraph="${place?.paragraph}"]`);
  if (!isTurned(page)) bringPicturesHome(page);
  if (place === null || text === null) {
    if (isTurned(page)) turnTo(page, 0);
    else page.scrollTop = 0;
    return;
  }
  const letter = letterAt(text, place.letter);
  if (isTurned(page)) {
    turnToPlace(page, place.after?.isConnected ? place.after : letter);
    return;
  }
  // A picture that stood above the text may be gone or larger: the text itself stays in sight.
  const above = Math.max(place.above, -page.clientHeight / 2);
  const line = page.getBoundingClientRect().top + readingLine(page);
  page.scrollTop += letter.getBoundingClientRect().top + above - line;
}

/** Returns the letter at this index, or the last one. */
function letterAt(text: Element, index: number): Range {
  const at = Math.max(0, Math.min(index, text.textContent.length - 1));
  return lettersOf(text, at, at + 1);
}
