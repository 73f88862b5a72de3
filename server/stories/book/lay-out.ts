import { languageTag } from '#domain/stories/language-tag.ts';
import { sentenceStarts } from '#domain/stories/narration/sentences.ts';
import { opensTall } from '#domain/stories/text/opens-tall.ts';
import { isPartHeading } from '#domain/stories/text/pages.ts';
import type { Book, BookPicture } from './book.ts';
import type { Setting, TypeCase } from './type-case.ts';

/** The page, in points: 7 x 9 inches, as is usual for picture books. */
export const page = { width: 504, height: 648, side: 62, top: 64, bottom: 74 } as const;
export const column = page.width - 2 * page.side;

/** The colours of a book: night, cream and lamp for its cover, ink and a softer one for its pages. */
export const colours = {
  night: '#12182e',
  cream: '#f6efdf',
  lamp: '#ffc56b',
  ink: '#2b2620',
  soft: '#6b6257',
} as const;

/** The items of a page, from top to bottom. `y` is a baseline, or the upper edge of a picture. */
export type Item =
  | { kind: 'line'; paragraph: number; text: string; x: number; y: number; setting: Setting }
  | { kind: 'picture'; picture: BookPicture; x: number; y: number; width: number; height: number; caption: string[] }
  | { kind: 'end'; y: number };

/** The younger the listener, the larger the letters: the adult reads, the child looks on. */
const sizes = { toddler: 17, preschool: 16, elementary: 14.5 } as const;
const leading = 1.55;
const capLines = 3;
export const caption: Setting = { face: 'italic', size: 12 };
export const captionLeading = 16;
/** Pictures are wider than the text; a square one leaves room for a few lines of its words. */
const widest = { width: 432, height: 396 } as const;
const indent = 18;
/** The shares of their full size that the pictures of a book can have, all the same one. */
const scales = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

type Manuscript = Pick<Book, 'language' | 'paragraphs' | 'pictures' | 'ageGroup' | 'chapterStarts'>;

/**
 * Lays a story out on pages: a drop cap on the first of the story and of each chapter of a series,
 * paragraphs with their first line indented, no single first or last line of a paragraph, pages that end with a
 * sentence. Each picture stands after its paragraph, or on the page beside, between two paragraphs and best at its top;
 * where a page must be turned in between, the paragraph goes along. All
 * pictures of a book have one scale: of those that a page can hold, the one with the fewest pictures away from their
 * words and the least empty paper. Each chapter of a series begins on a new page.
 */
export function layOut(book: Manuscript, type: TypeCase): Item[][] {
  const known = new Map<string, string[]>();
  const tries = (book.pictures.length > 0 ? scales : [1]).map((scale) => {
    const pages = layOutIn(book, type, scale, known);
    return { pages, cost: costOf(pages, book) + 3 * (1 - scale) };
  });
  return tries.reduce((best, one) => (one.cost < best.cost ? one : best)).pages;
}

/** Whether a page's last words stand in its lower margin, where its number would be. */
export const endsInMargin = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'end' && item.y > page.height - page.bottom);

/**
 * How far a layout is from good: pictures not on the page of their words, lone lines beside one, empty paper, and last
 * words in the margin.
 */
function costOf(pages: readonly Item[][], { pictures }: Manuscript): number {
  let cost = 0;
  for (const [index, items] of pages.entries()) {
    for (const [at, item] of items.entries()) {
      if (item.kind !== 'picture') continue;
      const words = pages.findLastIndex((page) =>
        page.some((one) => one.kind === 'line' && one.paragraph === item.picture.paragraph),
      );
      // The story's first page is a right-hand one: from there the next is behind it.
      if (words >= 0 && words < index) cost += words % 2 === 0 || index - words > 1 ? 3 : 0.6;
      if (at === 1 || (at === items.length - 2 && index < pages.length - 1)) cost += 0.5;
    }
    const last = items.at(-1);
    const foot = last === undefined ? 0 : last.kind === 'picture' ? last.y + last.height : last.y;
    if (endsInMargin(items)) cost += 0.6;
    if (index < pages.length - 1 && pictures.length > 0) cost += (page.height - page.bottom - foot) / page.height;
  }
  return cost;
}

function layOutIn(book: Manuscript, type: TypeCase, scale: number, known: Map<string, string[]>): Item[][] {
  const body: Setting = { face: 'text', size: sizes[book.ageGroup] };
  const line = body.size * leading;
  /** The first paragraphs of the story, and of each chapter of a series: behind their headings. */
  const firsts = new Set(
    [0, ...(book.chapterStarts ?? [])].map((start) =>
      Math.max(
        0,
        book.paragraphs.findIndex((text, index) => index >= start && !isPartHeading(text)),
      ),
    ),
  );
  const first = Math.min(...firsts);
  const floor = page.height - page.bottom;
  /** The most that stays empty at the foot of a page for the sake of what begins the next one. */
  const most = (floor - page.top) / 3;
  const pages: Item[][] = [[]];
  let y = page.top + 2 * line;
  let waiting: BookPicture[] = [];

  const put = (item: Item) => pages.at(-1)?.push(item);
  const heightOf = (picture: BookPicture) =>
    scale * Math.min(widest.height, (widest.width * picture.height) / picture.width);
  /** The height that is left for a picture below this line, with its captions. */
  const roomFor = (picture: BookPicture, from: number) =>
    floor - from - captionsOf(picture).length * captionLeading - 2.5 * line;
  const captionsOf = (picture: BookPicture) =>
    breakLines(type.settable(picture.caption, 'italic'), caption, type, () => column - 40);

  function turn({ inside = false } = {}): void {
    pages.push([]);
    y = page.top;
    if (!inside) placeWaiting();
  }

  /** Between paragraphs only: no picture interrupts one. */
  function placeWaiting(): void {
    const next = waiting;
    waiting = [];
    for (const picture of next) place(picture);
  }

  function place(picture: BookPicture): void {
    const height = heightOf(picture);
    if (y > page.top && height > roomFor(picture, y)) {
      waiting.push(picture);
      return;
    }
    if (y > page.top) y += line / 2;
    const width = (height * picture.width) / picture.height;
    const captions = captionsOf(picture);
    put({ kind: 'picture', picture, x: (page.width - width) / 2, y, width, height, caption: captions });
    y += height + 12 + captions.length * captionLeading + line;
  }

  book.paragraphs.forEach((paragraph, index) => {
    const text = type.settable(paragraph, 'text');
    if (text !== '') {
      if (isParted(text, index)) turn();
      setParagraph(text, index);
    }
    placeWaiting();
    for (const picture of book.pictures) if (picture.paragraph === index) place(picture);
  });
  while (waiting.length > 0) turn();
  // On a full page a little closer, and into the margin: the words never stand alone on a page of their own.
  put({ kind: 'end', y: Math.min(y + 2 * line, floor + 0.9 * line) });
  return pages;

  /** Breaks a text once for all scales. */
  function linesOf(text: string, setting: Setting, widthOf: (row: number) => number, place: string): string[] {
    const key = `${place}\n${text}`;
    const lines = known.get(key) ?? breakLines(text, setting, type, widthOf);
    known.set(key, lines);
    return lines;
  }

  /**
   * Whether a paragraph on a right-hand page would have its picture only after the turn, though both fit on the next
   * page. A page that is not half full is not left.
   */
  function isParted(text: string, index: number): boolean {
    const picture = book.pictures.find((one) => one.paragraph === index);
    const isRight = pages.length % 2 === 1;
    if (!picture || !isRight || waiting.length > 0 || isPartHeading(text) || firsts.has(index)) return false;
    if (y < page.top + (floor - page.top) / 2) return false;
    const words = linesOf(text, body, () => column, '').length * line;
    const height = heightOf(picture);
    return roomFor(picture, y + words) < height && roomFor(picture, page.top + words) >= height;
  }

  function setParagraph(text: string, index: number): void {
    const heading = isPartHeading(text);
    const isChapter = book.chapterStarts?.includes(index) ?? false;
    // A chapter of a series is larger than the parts that it may have.
    const setting: Setting = heading ? { face: 'heading', size: body.size * (isChapter ? 1.4 : 1) } : body;
    if (isChapter && index > 0) {
      turn();
      y = Math.max(y, page.top + 2 * line);
    }
    if (heading && y > page.top) y += line * 0.6;
    const cap = firsts.has(index) ? dropCap(text) : undefined;
    const rest = cap ? text.slice(cap.text.length) : text;
    const lines = linesOf(rest, setting, (row) => column - shift(row), `${index}`);
    // The next page begins with the picture that waits for it.
    if (!heading && waiting.length > 0 && lines.length * line > floor - y && floor - y < most) turn();
    if (!heading && !cap && setSentences(text, index, lines, shift(0))) return;
    lines.forEach((words, row) => {
      const left = lines.length - row;
      // A last line never stands alone on a new page, nor a first line alone on an old one.
      const together = heading ? 4 : row === 0 && left > 1 ? 2 : left === 2 ? 2 : 1;
      if (y + together * line > floor) turn({ inside: row > 0 });
      if (row === 0 && cap) {
        put({
          kind: 'line',
          paragraph: index,
          text: cap.text,
          x: page.side,
          y: y + capLines * line - line * 0.28,
          setting: cap.setting,
        });
      }
      putLine(words, index, setting, shift(row));
    });
    if (cap && lines.length < capLines) y += (capLines - lines.length) * line;
    if (isChapter) y += line;

    function shift(row: number): number {
      if (cap) return row < capLines ? cap.width : 0;
      return row === 0 && index > first && !heading && !firsts.has(index) ? indent : 0;
    }
  }

  function putLine(text: string, paragraph: number, setting: Setting, shift: number): void {
    y += line;
    put({ kind: 'line', paragraph, text, x: page.side + shift, y: y - line * 0.28, setting });
  }

  /**
   * Sets a paragraph for which the page has no room so that it goes on with a sentence on the next one, with two lines on
   * both. Otherwise moves on to the next page, if that leaves less than a third empty, and returns false.
   */
  function setSentences(text: string, index: number, lines: string[], shift: number): boolean {
    const room = Math.floor((floor - y) / line);
    if (lines.length <= room) return false;
    for (const start of sentenceStarts(text, languageTag(book.language)).toReversed()) {
      const before = breakLines(text.slice(0, start).trimEnd(), body, type, (row) => column - (row === 0 ? shift : 0));
      const after = text.slice(start);
      const rest = breakLines(after, body, type, () => column);
      if (before.length > room || before.length < 2 || rest.length < 2) continue;
      for (const [row, words] of before.entries()) putLine(words, index, body, row === 0 ? shift : 0);
      turn({ inside: true });
      if (!setSentences(after, index, rest, 0)) for (const words of rest) putLine(words, index, body, 0);
      return true;
    }
    const last = pages.at(-1)?.at(-1);
    const isHeaded = last?.kind === 'line' && last.setting.face === 'heading';
    if (y > page.top && !isHeaded && floor - y < most) turn();
    return false;
  }

  /** The first letter, three lines high, where the page on the screen has it, too. */
  function dropCap(text: string): { text: string; width: number; setting: Setting } | undefined {
    const first = opensTall(text) ? /^./u.exec(text)?.[0] : undefined;
    if (first === undefined) return undefined;
    const large: Setting = { face: 'heading', size: line * (capLines - 0.28) * 1.32 };
    return { text: first, width: type.widthOf(first, large) + 4, setting: large };
  }
}

/** From one baseline of a title to the next, in sizes. */
export const titleLeading = 1.25;

/** Returns each line of a text in lines of about the same length, smaller until all baselines fit into `room`. */
export function fitLines(
  text: string,
  setting: Setting,
  type: TypeCase,
  width: number,
  room: number,
): { lines: string[]; setting: Setting } {
  const lines = text.split('\n').flatMap((line) => balancedLines(line, setting, type, width));
  if ((lines.length - 1) * setting.size * titleLeading <= room || setting.size <= 9) return { lines, setting };
  return fitLines(text, { ...setting, size: setting.size * 0.9 }, type, width, room);
}

/** Returns lines of about the same length: as narrow as possible without becoming more. */
function balancedLines(text: string, setting: Setting, type: TypeCase, width: number): string[] {
  const lines = breakLines(text, setting, type, () => width);
  const narrower = lines.length > 1 ? breakLines(text, setting, type, () => width * 0.95) : [];
  return narrower.length === lines.length ? balancedLines(text, setting, type, width * 0.95) : lines;
}

/** No line holds this many letters, so longer text needs no measuring. */
const lettersOfALine = 300;

/** A last word with fewer letters does not stand alone on the last line. */
const shortWord = 9;

/** Breaks text into lines that fit; cuts a word longer than its line; a short last word takes another one along. */
export function breakLines(text: string, setting: Setting, type: TypeCase, widthOf: (row: number) => number): string[] {
  const lines: string[] = [];
  let current = '';
  const fits = (words: string) =>
    words.length < lettersOfALine && type.widthOf(words, setting) <= widthOf(lines.length);
  for (let word of text.split(' ')) {
    const joined = current === '' ? word : `${current} ${word}`;
    if (fits(joined)) {
      current = joined;
      continue;
    }
    if (current !== '') lines.push(current);
    while (!fits(word)) {
      const letters = [...word];
      let cut = 1;
      while (cut + 1 < letters.length && fits(letters.slice(0, cut + 1).join(''))) cut += 1;
      lines.push(letters.slice(0, cut).join(''));
      word = letters.slice(cut).join('');
    }
    current = word;
  }
  if (current === '') return lines;
  const above = lines.at(-1)?.split(' ') ?? [];
  const taken = above.length > 2 && current.length < shortWord ? above.at(-1) : undefined;
  if (taken === undefined || !fits(`${taken} ${current}`)) return [...lines, current];
  return [...lines.slice(0, -1), above.slice(0, -1).join(' '), `${taken} ${current}`];
}
