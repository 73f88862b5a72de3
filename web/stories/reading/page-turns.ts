import { sentenceStarts } from '#domain/stories/narration/sentences.ts';
import { lettersOf } from './letters.ts';

/** Where everything stood when a story's pages were laid: they are laid again once something moved. */
const laid = new WeakMap<HTMLElement, string>();

/**
 * Makes the pages of a book end where a sentence ends. A paragraph of up to a third of a page stays whole; a longer one
 * is parted between two of its sentences, with two lines on both sides, or moves whole. A picture for which a page has
 * no room goes to the next one, together with its words where one page holds both.
 */
export function layPageTurns(leaves: HTMLElement): void {
  if (laid.get(leaves) === placesIn(leaves)) return;
  for (const turn of leaves.querySelectorAll('[data-turn]')) {
    if (turn instanceof HTMLSpanElement) turn.replaceWith(...turn.childNodes);
    else turn.removeAttribute('data-turn');
  }
  const texts = [...leaves.querySelectorAll<HTMLElement>('p[data-paragraph]')];
  for (const text of texts) text.normalize();
  holdTogether(leaves, texts);
  for (const text of texts) {
    shareWithPageBefore(leaves, text);
    partBySentences(leaves, text);
  }
  laid.set(leaves, placesIn(leaves));
}

/** Other letters, words or sizes move what stands on the pages. */
function placesIn(leaves: HTMLElement): string {
  const places = [...leaves.children].map((each) => {
    const { offsetLeft, offsetTop, offsetHeight } = each as HTMLElement;
    return `${offsetLeft} ${offsetTop} ${offsetHeight}`;
  });
  return [leaves.clientWidth, leaves.clientHeight, ...places].join();
}

/** The space around a picture and between it and its caption, in pixels (reading.css). */
const pictureMargins = 64;

/** A shorter paragraph is never parted, and no page leaves more room for the sake of one. */
const third = (leaves: HTMLElement) => leaves.clientHeight / 3;

/**
 * Keeps short paragraphs whole, and pictures with their words. One of three lines is always short: it cannot leave two
 * lines on both sides, and Chrome then leaves two on one and a single one on the other. A single last line is not alone
 * with the end.
 */
function holdTogether(leaves: HTMLElement, texts: HTMLElement[]): void {
  // Everything is measured before the first change: each change would lay the pages out anew.
  const found = texts.map((text) => {
    const lines = linesOf(allOf(text)).length;
    const height = lines * Number.parseFloat(getComputedStyle(text).lineHeight);
    const block = text.parentElement as HTMLElement;
    const image = block.querySelector('img');
    const caption = block.querySelector('figcaption');
    const pictured = image && caption && height + image.offsetHeight + caption.offsetHeight + pictureMargins;
    return {
      text,
      block,
      isShort: lines <= 3 || height < third(leaves),
      fits: pictured && pictured < leaves.clientHeight,
      leans: lines === 1 && !image && text === texts.at(-1),
    };
  });
  for (const { text, block, isShort, fits, leans } of found) {
    text.style.breakInside = isShort ? 'avoid' : '';
    block.style.breakInside = fits ? 'avoid' : '';
    block.style.breakBefore = leans ? 'avoid' : '';
  }
}

/** Lets the words of a picture begin on the page before, if this would be left a third empty; the last ones stay. */
function shareWithPageBefore(leaves: HTMLElement, text: HTMLElement): void {
  const block = text.parentElement as HTMLElement;
  const above = [...(block.previousElementSibling?.getClientRects() ?? [])].at(-1);
  const [place] = block.getClientRects();
  const begins = above && place && place.left > above.left + 1;
  if (!begins || block.style.breakInside !== 'avoid') return;
  if (leaves.getBoundingClientRect().bottom - above.bottom < third(leaves)) return;
  const { breakInside } = text.style;
  block.style.breakInside = '';
  text.style.breakInside = '';
  const start = startsOnFirstPage(text).findLast((each) => linesOf(lettersOf(text, 0, each)).length > 1);
  if (start !== undefined) {
    part(text, start);
    return;
  }
  block.style.breakInside = 'avoid';
  text.style.breakInside = breakInside;
}

/** Parts a text that goes on on the next page where a sentence ends, or moves it there whole. */
function partBySentences(leaves: HTMLElement, text: HTMLElement): void {
  let rest = text.querySelector<HTMLElement>('[data-turn]') ?? text;
  // In the largest letters a paragraph takes some pages.
  for (let times = 0; times < 12; times += 1) {
    const [first, next] = rest.getClientRects();
    if (first === undefined || next === undefined) return;
    const starts = startsOnFirstPage(rest);
    const pairs = starts.filter((start) => linesOf(lettersOf(rest, 0, start)).length > 1);
    // What follows begins a line of its own on its page.
    const isLong = (start: number) => {
      const lines = linesOf(lettersOf(rest, start, Number.POSITIVE_INFINITY));
      return lines.reduce((sum, { width }) => sum + width, 0) > first.width;
    };
    const room = leaves.getBoundingClientRect().bottom - first.top;
    const good = pairs.findLast(isLong) ?? (room > third(leaves) ? pairs.at(-1) : undefined);
    if (good === undefined && rest === text && moveWhole(text)) continue;
    const start = good ?? starts.at(-1);
    if (start === undefined) return;
    rest = part(rest, start);
  }
}

/** Moves a paragraph, with the heading above it, to the next page. Returns false if it begins its page. */
function moveWhole(text: HTMLElement): boolean {
  let block = text.parentElement as HTMLElement;
  while (block.previousElementSibling?.firstElementChild?.matches('h3'))
    block = block.previousElementSibling as HTMLElement;
  const above = [...(block.previousElementSibling?.getClientRects() ?? [])].at(-1);
  const [place] = block.getClientRects();
  if (!above || !place || place.left > above.left + 1) return false;
  block.dataset.turn = '';
  return true;
}

/** Begins a page at this letter of a text; returns what stands there. */
function part(text: HTMLElement, start: number): HTMLElement {
  const rest = document.createElement('span');
  rest.dataset.turn = '';
  rest.append(lettersOf(text, start, Number.POSITIVE_INFINITY).extractContents());
  text.append(rest);
  return rest;
}

/** The sentences of a text that can begin the next page, because the one before ends on the text's first page. */
function startsOnFirstPage(text: HTMLElement): number[] {
  const [first] = text.getClientRects();
  const words = text.textContent;
  return sentenceStarts(words, text.closest<HTMLElement>('[lang]')?.lang ?? '').filter((start) => {
    const last = words.slice(0, start).trimEnd().length;
    const [place] = lettersOf(text, last - 1, last).getClientRects();
    return first && place && place.left >= first.left - 1 && place.left < first.right;
  });
}

const allOf = (text: HTMLElement) => lettersOf(text, 0, Number.POSITIVE_INFINITY);

/** The lines of these letters; a tall first letter is part of the first one. */
function linesOf(letters: Range): DOMRect[] {
  const rects = [...letters.getClientRects()].filter(({ width }) => width > 0);
  return rects.filter(({ bottom, left }, index) => {
    const before = rects[index - 1];
    return !before || Math.abs(before.bottom - bottom) > 2 || left < before.left;
  });
}
