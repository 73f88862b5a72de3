import type { Sentence } from '#domain/stories/narration/sentences.ts';
import { isTurned, leafOf, turnToPlace } from './leaves.ts';
import { lettersOf } from './letters.ts';

/**
 * Highlights the sentence and the word being read inside `box`. The text itself does not change, so the page
 * does not move and a screen reader announces nothing. Without a sentence the highlight is removed; browsers
 * without the highlight API read all the same.
 */
export function showSpoken(box: HTMLElement, sentence: Sentence | null, word: { start: number; end: number } | null) {
  if (!('highlights' in CSS)) return;
  CSS.highlights.clear();
  box.querySelector('[data-spoken]')?.removeAttribute('data-spoken');
  const text = sentence && box.querySelector(`[data-paragraph="${sentence.paragraph}"]`);
  if (!sentence || !text) return;
  if (sentence.start === 0 && text.matches('[data-tall]')) text.setAttribute('data-spoken', '');
  CSS.highlights.set('spoken-sentence', new Highlight(lettersOf(text, sentence.start, sentence.end)));
  if (word) {
    CSS.highlights.set(
      'spoken-word',
      new Highlight(lettersOf(text, sentence.start + word.start, sentence.start + word.end)),
    );
  }
}

/** Whether any of the sentence is in sight. */
export function isSpokenSeen(box: HTMLElement, sentence: Sentence): boolean {
  const text = box.querySelector(`[data-paragraph="${sentence.paragraph}"]`);
  const page = box.getBoundingClientRect();
  const lines = text ? [...lettersOf(text, sentence.start, sentence.end).getClientRects()] : [];
  return lines.some(
    ({ top, bottom, left, right }) => bottom > page.top && top < page.bottom && right > page.left && left < page.right,
  );
}

/** Scrolls to the sentence being read when it has left the page or nearly so. */
export function followSpoken(box: HTMLElement, sentence: Sentence): void {
  const text = box.querySelector(`[data-paragraph="${sentence.paragraph}"]`);
  if (!text) return;
  const range = lettersOf(text, sentence.start, sentence.end);
  if (isTurned(box)) {
    turnToPlace(box, range);
    return;
  }
  const place = range.getBoundingClientRect();
  const page = box.getBoundingClientRect();
  if (place.top >= page.top + page.height * 0.12 && place.bottom <= page.top + page.height * 0.8) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollBy({ top: place.top - page.top - page.height * 0.3, behavior: calm ? 'auto' : 'smooth' });
}

/** How long the closing picture is seen before the end, in milliseconds, where they have a page each. */
const closingTime = 8000;

/** How long the pages take to be laid out anew without the controls of the voice, in milliseconds. */
const layoutTime = 400;

/** Turns to the closing picture when all words were read, and then to the end. */
export function followEnd(box: HTMLElement): void {
  const end = box.querySelector('[data-last-words]');
  const closing = end?.previousElementSibling?.querySelector('figure');
  if (!isTurned(box) || !end) return;
  const go = () => {
    turnToPlace(box, closing ?? end);
    const { leaf, endShown } = leafOf(box);
    if (endShown) return;
    // A reader who turned the page meanwhile stays there.
    setTimeout(() => box.isConnected && leafOf(box).leaf === leaf && turnToPlace(box, end), closingTime);
  };
  setTimeout(go, layoutTime);
}
