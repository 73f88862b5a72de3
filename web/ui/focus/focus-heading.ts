/**
 * Focuses the heading where a page begins, so that it is read. Tab does not come to it, and nothing is drawn round it:
 * the page shows where it begins. (No rule of the style sheet: every page carries those.)
 */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
