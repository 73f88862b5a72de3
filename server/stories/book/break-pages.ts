import type { BookPicture } from './book.ts';
import { floor, page } from './page.ts';
import { capLines, captionLeading, type Manuscript, mostLetters, type SetText, sizeOf } from './set-text.ts';

/** What a page holds, from top to bottom: part of a paragraph, a picture, or the last words. */
export type Piece =
  | { kind: 'words'; paragraph: number; from: number; to: number | undefined; y: number }
  | { kind: 'picture'; picture: BookPicture; y: number; width: number; height: number }
  | { kind: 'end'; y: number };

/** Where a page begins: at this letter of this paragraph, with so many of the pictures on the pages before. */
type Place = { paragraph: number; letter: number; placed: number };
/** One way to fill a page; `next` is null where the chapter is over. */
type Filled = { pieces: Piece[]; next: Place | null; cost: number };
type Ways = { pages: Piece[][]; cost: number };

/** What is wrong with a page, in pages of empty paper. */
const costs = {
  /** The page goes on within a paragraph, but with a sentence. */
  partedParagraph: 0.05,
  partedSentence: 1.2,
  /** For each line that comes between words and their picture. */
  lateLine: 0.2,
  /** A picture on the page beside its words, and on the one behind it. */
  beside: 0.4,
  behind: 2,
  /** A picture at the head of the page on which its words stand, and for each line up to their end. */
  early: 0.3,
  earlyLine: 0.02,
  /** One line alone above or below a picture. */
  loneLine: 0.6,
  /** The last words stand in the margin. */
  inMargin: 0.6,
  /** For each line by which a last page is shorter than `fewLines`. */
  leftOver: 0.4,
} as const;
const fewLines = 6;

/**
 * Chooses where the pages of a chapter end and where its pictures stand: of all ways to fill them the one that costs
 * least. A picture stands after its paragraph if the page has room for it, otherwise at the head of the same page, or at
 * the head of the next. It interrupts no paragraph.
 */
export function breakPages(
  { pictures: all, paragraphs: { length: last } }: Manuscript,
  { paragraphs, line, linesOf, captionOf }: SetText,
  { from, to, scale, page: firstPage }: { from: number; to: number; scale: number; page: number },
): Ways {
  const pictures = all
    .filter(({ paragraph }) => paragraph >= from && paragraph < to)
    .toSorted((one, other) => one.paragraph - other.paragraph);
  const known = new Map<string, Ways>();
  return best({ paragraph: from, letter: 0, placed: 0 }, firstPage);

  function best(place: Place, number: number): Ways {
    const key = `${place.paragraph} ${place.letter} ${place.placed} ${number % 2} ${number === firstPage}`;
    const found = known.get(key);
    if (found) return found;
    let least: Ways = { pages: [], cost: Number.POSITIVE_INFINITY };
    for (const { pieces, next, cost } of [...fill(place, number, false), ...fill(place, number, true)]) {
      if (cost >= least.cost) continue;
      const rest = next ? best(next, number + 1) : { pages: [], cost: 0 };
      if (cost + rest.cost < least.cost) least = { pages: [pieces, ...rest.pages], cost: cost + rest.cost };
    }
    known.set(key, least);
    return least;
  }

  /** The ways to fill a page from here; `early`: with the next picture at its head, before its words. */
  function fill(begin: Place, number: number, early: boolean): Filled[] {
    const ways: Filled[] = [];
    const pieces: Piece[] = [];
    let { paragraph, letter, placed } = begin;
    const opens = number === firstPage;
    const top = page.top;
    let y = opens ? top + 2 * line : top;
    let cost = 0;
    /** The lines since the page's head or its last picture. */
    let lines = 0;
    const hasPicture = () => pieces.some(({ kind }) => kind === 'picture');
    const waiting = () => pictures.slice(placed).filter((picture) => picture.paragraph < paragraph).length;

    function put(picture: BookPicture, size: { width: number; height: number }): void {
      if (lines === 1) cost += costs.loneLine;
      if (y > top) y += above();
      pieces.push({ kind: 'picture', picture, y, ...size });
      y += size.height + 12 + captionOf(picture).length * captionLeading + line / 2;
      placed += 1;
      lines = 0;
    }

    /** Puts the pictures whose words are over, as far as there is room. */
    function settle(): void {
      while (waiting() > 0) {
        const picture = pictures[placed] as BookPicture;
        const size = sizeOf(picture, scale);
        const foot = y + above() + size.height + 12 + captionOf(picture).length * captionLeading;
        if (y > top && foot > floor) return;
        put(picture, size);
      }
    }

    /** A line's letters end above its lower edge. */
    function above(): number {
      return y > top ? line * 0.9 : 0;
    }

    /** Ends the page here. */
    function end(next: Place, foot: number, more = 0, words?: Piece, below = lines): void {
      const kept = words ? [...pieces, words] : [...pieces];
      if (next.paragraph >= to && next.placed === pictures.length) {
        let total = cost + more;
        if (!opens && !hasPicture()) total += costs.leftOver * Math.max(0, fewLines - below);
        if (to === last) {
          // On a full page a little closer, and into the margin: the words never stand alone on a page of their own.
          const at = Math.min(foot + 2 * line, floor + 0.9 * line);
          kept.push({ kind: 'end', y: at });
          if (at > floor) total += costs.inMargin;
        }
        ways.push({ pieces: kept, next: null, cost: total });
        return;
      }
      if (kept.length === 0) return;
      const empty = Math.max(0, floor - foot) / (floor - top);
      let total = cost + more + empty + 4 * empty * empty;
      if (below === 1 && hasPicture()) total += costs.loneLine;
      const late = pictures.slice(next.placed).filter((picture) => picture.paragraph < next.paragraph).length;
      // The story's first page is a right-hand one: from there the next is behind it.
      total += late * (number % 2 === 0 ? costs.behind : costs.beside);
      ways.push({ pieces: kept, next, cost: total });
    }

    let words = -1;
    if (early) {
      const picture = pictures[placed];
      if (opens || letter > 0 || waiting() > 0 || !picture || paragraphs[paragraph]?.isHeading) return [];
      words = picture.paragraph;
      cost += costs.early;
      put(picture, sizeOf(picture, scale));
    } else if (letter === 0) {
      settle();
      if (pieces.length > 0) end({ paragraph, letter, placed }, y);
    }
    while (paragraph < to) {
      const { text = '', isHeading = false, isChapter = false, cap, sentences = [] } = paragraphs[paragraph] ?? {};
      const rows = linesOf(paragraph, letter);
      if (isHeading && y > top) y += line * 0.6;
      const late = waiting() * costs.lateLine;
      const aheads = words >= paragraph ? costs.earlyLine : 0;
      const room = Math.floor((floor - y + 0.01) / line);
      const height = Math.max(rows.length, cap && letter === 0 ? capLines : 0);
      const fits = height <= room && text.length - letter <= mostLetters;
      // It may go on with each of its sentences on the next page, with two lines on both.
      const part = (to: number, count: number, more: number) =>
        end(
          { paragraph, letter: to, placed },
          y + count * line,
          more + count * late,
          { kind: 'words', paragraph, from: letter, to, y },
          lines + count,
        );
      const starts = startsOf(text, rows, letter);
      if (words < paragraph && rows.length > 3) {
        const ends = sentences.filter((start) => start > letter);
        for (const start of ends) {
          const row = starts.findLastIndex((each) => each <= start);
          const count = starts[row] === start ? row : row + 1;
          if (count > room) break;
          if (count < 2 || linesOf(paragraph, start).length < 2) continue;
          part(start, count, costs.partedParagraph);
        }
        const most = Math.min(room, rows.length - 2);
        if (!fits && most >= 2) part(starts[most] ?? 0, most, costs.partedSentence);
      }
      if (!fits) {
        // What no page can hold is cut where this one ends.
        if (ways.length === 0 && pieces.length === 0) part(starts[room] ?? 0, room, 0);
        else if (ways.length === 0 && !early) end({ paragraph, letter, placed }, y);
        return ways;
      }
      if (rows.length > 0) pieces.push({ kind: 'words', paragraph, from: letter, to: undefined, y });
      y += height * line + (isChapter ? line : 0);
      cost += rows.length * (late + aheads);
      lines += rows.length;
      paragraph += 1;
      letter = 0;
      settle();
      if (words < paragraph && (!isHeading || paragraph === to)) end({ paragraph, letter, placed }, y);
    }
    return ways;
  }
}

/** The letters of this text at which these lines begin, of which the first begins at `from` or behind a space. */
function startsOf(text: string, rows: readonly string[], from: number): number[] {
  let start = from;
  return rows.map((row) => {
    const here = text.indexOf(row, start);
    start = here + row.length;
    return here;
  });
}
