import type { BookPicture } from './book.ts';
import { breakPages, type Piece } from './break-pages.ts';
import { floor, page } from './page.ts';
import { capLines, type Manuscript, type SetText, setText } from './set-text.ts';
import type { Setting, TypeCase } from './type-case.ts';

/** The items of a page, from top to bottom. `y` is a baseline, or the upper edge of a picture. */
export type Item =
  | { kind: 'line'; paragraph: number; text: string; x: number; y: number; setting: Setting }
  | { kind: 'picture'; picture: BookPicture; x: number; y: number; width: number; height: number; caption: string[] }
  | { kind: 'end'; y: number };

/** The shares of their full size that the pictures of a book can have, all the same one. */
const scales = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64];

/**
 * Lays a story out on pages: a drop cap on the first of the story and of each chapter of a series,
 * paragraphs with their first line indented, no single first or last line of a paragraph, pages that end with a
 * sentence. Where pages and pictures stand is chosen by `breakPages`. All pictures of a book have one scale: the one
 * with which they stand best. Each chapter of a series begins on a new page.
 */
export function layOut(book: Manuscript, type: TypeCase): Item[][] {
  const text = setText(book, type);
  const starts = [0, ...(book.chapterStarts ?? []).filter((start) => start > 0), book.paragraphs.length];
  const tries = (book.pictures.length > 0 ? scales : [1]).map((scale) => {
    const pages: Piece[][] = [];
    let cost = 2 * (1 - scale);
    for (const [at, start] of starts.slice(0, -1).entries()) {
      const chapter = breakPages(book, text, { from: start, to: starts[at + 1] ?? start, scale, page: pages.length });
      pages.push(...chapter.pages);
      cost += chapter.cost;
    }
    return { pages, cost };
  });
  const best = tries.reduce((least, one) => (one.cost < least.cost ? one : least));
  return best.pages.map((pieces) => pieces.flatMap((piece) => itemsOf(piece, text)));
}

/** Whether a page's last words stand in its lower margin, where its number would be. */
export const endsInMargin = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'end' && item.y > floor);

function itemsOf(piece: Piece, { paragraphs, line, linesOf, shift, captionOf }: SetText): Item[] {
  const { y } = piece;
  if (piece.kind === 'end') return [{ kind: 'end', y }];
  if (piece.kind === 'picture') {
    const { picture, width, height } = piece;
    const x = (page.width - width) / 2;
    return [{ kind: 'picture', picture, x, y, width, height, caption: captionOf(picture) }];
  }
  const { paragraph, from, to } = piece;
  const { setting, cap } = paragraphs[paragraph] ?? {};
  if (setting === undefined) return [];
  const lines = linesOf(paragraph, from, to).map((text, row): Item => {
    const x = page.side + shift(paragraph, from, row);
    return { kind: 'line', paragraph, text, x, y: y + (row + 1 - 0.28) * line, setting };
  });
  if (cap === undefined || from > 0) return lines;
  const { text, setting: large } = cap;
  return [{ kind: 'line', paragraph, text, x: page.side, y: y + (capLines - 0.28) * line, setting: large }, ...lines];
}
