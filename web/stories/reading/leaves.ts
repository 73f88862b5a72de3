import { layPageTurns } from './page-turns.ts';

/** The element whose text lies in columns as high as the page; turning scrolls by the columns in sight. */
const leavesIn = (box: HTMLElement) => box.querySelector<HTMLElement>('[data-leaves]');

/** Whether this page is turned instead of scrolled. */
export function isTurned(box: HTMLElement): boolean {
  return leavesIn(box) !== null;
}

/** The distance from one page to the next, in pixels. */
function stepOf(box: HTMLElement): number {
  const leaves = leavesIn(box);
  if (leaves === null) return 1;
  return leaves.clientWidth + (Number.parseFloat(getComputedStyle(leaves).columnGap) || 0);
}

/**
 * Returns the index of the visible page, counted from 0, the number of pages, and whether the end is in sight: what is
 * offered after it is alive wherever it is seen, even if it takes more than the last page.
 */
export function leafOf(box: HTMLElement): { leaf: number; of: number; endShown: boolean } {
  const of = layLeaves(box);
  const leaf = Math.min(of - 1, Math.round(box.scrollLeft / stepOf(box)));
  const [end] = box.querySelector('[data-last-words]')?.getClientRects() ?? [];
  const isSeen = end !== undefined && end.left < box.getBoundingClientRect().right;
  return { leaf, of, endShown: isSeen || leaf === of - 1 };
}

/**
 * Makes the box scroll by whole pages up to the last one, which may have a column less, and whose margin the browser
 * leaves out. Returns the number of pages.
 */
function layLeaves(box: HTMLElement): number {
  const leaves = leavesIn(box);
  if (leaves === null) return 1;
  layPageTurns(leaves);
  const step = stepOf(box);
  const gap = step - leaves.clientWidth;
  const { left: start } = leaves.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(leaves);
  const width = text.getBoundingClientRect().right - start;
  // The last column may stand out by a rounded pixel.
  const of = Math.max(1, Math.ceil((width - 8) / step));
  const left = start - box.getBoundingClientRect().left + box.scrollLeft;
  const right = Math.max(0, box.clientWidth - left - leaves.clientWidth);
  leaves.style.setProperty('--leaves-end', `${of * step - gap + right - 1}px`);
  return of;
}

/** Goes to a page, or to the nearest one that exists. One long page stays where it is. */
export function turnTo(box: HTMLElement, leaf: number): void {
  if (!isTurned(box)) return;
  const { of } = leafOf(box);
  box.scrollTo({ left: Math.max(0, Math.min(of - 1, leaf)) * stepOf(box), top: 0 });
}

/** Goes to the page that shows the beginning of this element or range, unless it is in sight. */
export function turnToPlace(box: HTMLElement, place: Element | Range): void {
  // What is held together moves.
  layLeaves(box);
  const [first] = place.getClientRects();
  const leaves = leavesIn(box);
  if (first === undefined || leaves === null) return;
  const from = first.left - leaves.getBoundingClientRect().left;
  turnTo(box, Math.floor((from + 1) / stepOf(box)));
}

/** Returns the first paragraph that is at least partly in sight: on a page without words the next one, or the last. */
export function paragraphInSight(box: HTMLElement): number {
  const { left } = box.getBoundingClientRect();
  const paragraphs = [...box.querySelectorAll<HTMLElement>('[data-paragraph]')];
  const shown = paragraphs.find((each) => [...each.getClientRects()].some((part) => part.left >= left - 1));
  return Number((shown ?? paragraphs.at(-1))?.dataset.paragraph ?? 0);
}
