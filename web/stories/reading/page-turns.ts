import { sentenceStarts } from '#domain/stories/narration/sentences.ts';
import { lettersOf } from './letters.ts';

/** Where everything stood when a story's pages were laid: they are laid again once something moved. */
const laid = new WeakMap<HTMLElement, string>();

/**
 * Makes the pages of a book end where a sentence ends. A paragraph of up to a third of a page stays whole; a longer one
 * is parted between two of its sentences, with two lines on both sides, or moves whole. A picture stands below its
 * words; where that would leave a third of a page empty, the next paragraphs fill it, and the picture comes after them.
 * A cover and a title for which there is no text on their page stand in its middle.
 */
export function layPageTurns(leaves: HTMLElement): void {
  if (laid.get(leaves) === placesIn(leaves)) return;
  for (const turn of leaves.querySelectorAll('[data-turn]')) {
    if (turn instanceof HTMLSpanElement) turn.replaceWith(...turn.childNodes);
    else turn.removeAttribute('data-turn');
  }
  bringPicturesHome(leaves);
  leaves.style.removeProperty('--title-top');
  const texts = [...leaves.querySelectorAll<HTMLElement>('p[data-paragraph]')];
  for (const text of texts) text.normalize();
  holdTogether(texts, third(leaves));
  for (const text of texts) {
    // One that stands here only to fill the page belongs to words before.
    const figure = text.parentElement?.querySelector<HTMLElement>('figure:not([data-away])');
    figure?.style.removeProperty('--tallest');
    if (figure) keepInSight(leaves, text, figure);
    if (figure) keepBelow(leaves, text, figure);
    partBySentences(leaves, text);
    if (figure) keepInSight(leaves, text, figure);
    if (figure) fillPageAbove(leaves, text, figure);
  }
  centreTitle(leaves);
  laid.set(leaves, placesIn(leaves));
}

/** Where the pictures belong that stand after a later paragraph. */
const homes = new WeakMap<Element, Element>();

/** Puts every picture below its words, and takes those out whose words are no more. */
export function bringPicturesHome(page: HTMLElement): void {
  for (const figure of page.querySelectorAll<HTMLElement>('figure[data-away]')) {
    const home = homes.get(figure);
    delete figure.dataset.away;
    if (home?.isConnected) home.append(figure);
    else figure.remove();
  }
}

/** Other letters, words or sizes move what stands on the pages. */
function placesIn(leaves: HTMLElement): string {
  const places = [...leaves.children].map((each) => {
    const { offsetLeft, offsetTop, offsetHeight } = each as HTMLElement;
    return `${offsetLeft} ${offsetTop} ${offsetHeight}`;
  });
  return [leaves.clientWidth, leaves.clientHeight, ...places].join();
}

/** A shorter paragraph is never parted, and no page leaves more room for the sake of one. */
const third = (leaves: HTMLElement) => leaves.clientHeight / 3;

/**
 * Keeps short paragraphs whole. One of three lines is always short: it cannot leave two lines on both sides, and Chrome
 * then leaves two on one and a single one on the other. A single last line is not alone with the end.
 */
function holdTogether(texts: HTMLElement[], short: number): void {
  // Everything is measured before the first change: each change would lay the pages out anew.
  const found = texts.map((text) => {
    const lines = linesOf(allOf(text)).length;
    const height = lines * Number.parseFloat(getComputedStyle(text).lineHeight);
    const block = text.parentElement as HTMLElement;
    return {
      text,
      block,
      isShort: lines <= 3 || height < short,
      leans: lines === 1 && !block.querySelector('figure') && text === texts.at(-1),
    };
  });
  for (const { text, block, isShort, leans } of found) {
    text.style.breakInside = isShort ? 'avoid' : '';
    block.style.breakInside = '';
    block.style.breakBefore = leans ? 'avoid' : '';
  }
}

const lastPart = (element: Element | null) => [...(element?.getClientRects() ?? [])].at(-1);
/** The height that a page has left below this part of its text. */
const roomBelow = (leaves: HTMLElement, { bottom }: DOMRect) => leaves.getBoundingClientRect().bottom - bottom;

/** Whether this part of a text stands on the right one of two pages in sight. */
function isLastOfSpread(leaves: HTMLElement, { left }: DOMRect): boolean {
  const gap = Number.parseFloat(getComputedStyle(leaves).columnGap) || 0;
  const from = left - leaves.getBoundingClientRect().left + 1;
  return from % (leaves.clientWidth + gap) > leaves.clientWidth / 3;
}

/** Makes a picture smaller that would otherwise be turned to, where two fifths of a page are left below its words. */
function keepInSight(leaves: HTMLElement, text: HTMLElement, figure: HTMLElement): void {
  const [end, image] = [lastPart(text), figure.querySelector('img')];
  if (!end || !image || !isLastOfSpread(leaves, end) || figure.getBoundingClientRect().left <= end.left + 1) return;
  const { marginTop, marginBottom } = getComputedStyle(figure);
  const margins = Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
  const left = roomBelow(leaves, end) - margins - (figure.offsetHeight - image.clientHeight) - 2;
  if (left > leaves.clientHeight * 0.4) figure.style.setProperty('--tallest', `${left}px`);
}

/** Moves a picture to the next page together with its words, if a page holds both and little of this one stays empty. */
function keepBelow(leaves: HTMLElement, text: HTMLElement, figure: HTMLElement): void {
  const block = text.parentElement as HTMLElement;
  block.style.breakInside = 'avoid';
  const [above, place] = [lastPart(block.previousElementSibling), figure.getBoundingClientRect()];
  const words = [...text.getClientRects()];
  const isTogether = words.length === 1 && words[0]?.left === place.left;
  const moves = above !== undefined && place.left > above.left + 1;
  if (!isTogether || (moves && roomBelow(leaves, above) > third(leaves))) block.style.breakInside = '';
}

/** Lets the next paragraphs stand before a picture that would otherwise leave a third of a page empty. */
function fillPageAbove(leaves: HTMLElement, text: HTMLElement, figure: HTMLElement): void {
  const home = figure.parentElement as HTMLElement;
  const block = text.parentElement as HTMLElement;
  const words = lastPart(text);
  const most = third(leaves);
  const emptyAfter = (last: Element) => {
    const parts = [...last.getClientRects()];
    const end = parts.at(-1);
    if (!end || figure.getBoundingClientRect().left > end.left + 1) return end ? roomBelow(leaves, end) : most;
    // Whatever is parted may still give a sentence to the picture's page.
    return parts.length > 1 && last !== text ? most : 0;
  };
  let [best, least] = [home, emptyAfter(text)];
  for (let next = block.nextElementSibling; least > most && next !== null; next = next.nextElementSibling) {
    const line = next.firstElementChild;
    if (!line?.matches('p[data-paragraph]') || next.querySelector('figure:not([data-away])')) break;
    homes.set(figure, home);
    figure.dataset.away = '';
    next.append(figure);
    if (words && figure.getBoundingClientRect().left > words.left + 1.5 * words.width) break;
    const empty = emptyAfter(line);
    if (empty < least) [best, least] = [next as HTMLElement, empty];
  }
  best.append(figure);
  if (best === home) delete figure.dataset.away;
}

/** Moves a cover and a title after which no text begins on their page into the middle of it. */
function centreTitle(leaves: HTMLElement): void {
  const title = leaves.querySelector('h2')?.getBoundingClientRect();
  const first = leaves.querySelector('[data-paragraph]')?.getBoundingClientRect();
  if (title && first && first.left > title.left + leaves.clientWidth / 3)
    leaves.style.setProperty('--title-top', `${Math.max(0, roomBelow(leaves, title) / 2 - 24)}px`);
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
