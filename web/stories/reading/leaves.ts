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

/** Returns the index of the visible page, counted from 0, and the number of pages. */
export function leafOf(box: HTMLElement): { leaf: number; of: number } {
  const leaves = leavesIn(box);
  const step = stepOf(box);
  const of = leaves === null ? 1 : Math.max(1, Math.round((leaves.scrollWidth + (step - leaves.clientWidth)) / step));
  // With one column left, the last page is reached before a whole step.
  const isAtEnd = box.scrollLeft > 0 && box.scrollLeft + box.clientWidth >= box.scrollWidth - 1;
  return { leaf: isAtEnd ? of - 1 : Math.min(of - 1, Math.round(box.scrollLeft / step)), of };
}

/** Goes to a page, or to the nearest one that exists. */
export function turnTo(box: HTMLElement, leaf: number): void {
  const { of } = leafOf(box);
  box.scrollTo({ left: Math.max(0, Math.min(of - 1, leaf)) * stepOf(box), top: 0 });
}

/** Goes to the page that shows the beginning of this element or range, unless it is in sight. */
export function turnToPlace(box: HTMLElement, place: Element | Range): void {
  const [first] = place.getClientRects();
  const leaves = leavesIn(box);
  if (first === undefined || leaves === null) return;
  const from = first.left - leaves.getBoundingClientRect().left;
  turnTo(box, Math.floor((from + 1) / stepOf(box)));
}

/** Returns the first paragraph that is at least partly in sight. */
export function paragraphInSight(box: HTMLElement): number {
  const { left, right } = box.getBoundingClientRect();
  const shown = [...box.querySelectorAll<HTMLElement>('[data-paragraph]')].find((each) =>
    [...each.getClientRects()].some((part) => part.left >= left - 1 && part.left < right - 1),
  );
  return Number(shown?.dataset.paragraph ?? 0);
}
