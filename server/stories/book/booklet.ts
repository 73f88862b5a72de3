import { PDFDocument, type PDFEmbeddedPage } from '@cantoo/pdf-lib';
import type { Paper } from '#domain/stories/book.ts';

type Sheet = { width: number; height: number };
/** Sheets on their sides, in points; of A4, folded once, comes a booklet of A5. */
const sheets: Record<Paper, Sheet> = {
  a4: { width: 841.89, height: 595.28 },
  letter: { width: 792, height: 612 },
};
/** Printers cannot reach this margin, and the fold swallows it. */
const margin = 14;

/**
 * Puts the pages of a book two by two on both sides of sheets, in reading order once the pile is printed on both
 * sides (turned over the short edge), folded in the middle and stapled there. The first page is the outside of
 * the front; the inside of the front and the outside of the back stay empty.
 * Takes and returns a PDF. The text can still be copied as it reads; only the plain book has tags for screen
 * readers.
 */
export async function foldIntoBooklet(book: Uint8Array, paper: Paper = 'a4'): Promise<Uint8Array> {
  const sheet = sheets[paper];
  const read = await PDFDocument.load(book, { updateMetadata: false });
  const booklet = await PDFDocument.create({ updateMetadata: false });
  booklet.setTitle(read.getTitle() ?? 'Lunatale');
  booklet.setAuthor(read.getAuthor() ?? 'Lunatale');
  const [cover, ...inner] = await booklet.embedPages(read.getPages());
  for (const [left, right] of spreads([cover, undefined, ...inner])) {
    const side = booklet.addPage([sheet.width, sheet.height]);
    for (const [page, from] of [
      [left, 0],
      [right, sheet.width / 2],
    ] as const) {
      if (page) side.drawPage(page, fitted(page, from, sheet));
    }
  }
  return booklet.save();
}

/**
 * Returns which pages share a side of a sheet, side after side, front and back in turn: of eight pages 8 and 1, 2 and
 * 7, 6 and 3, 4 and 5. Empty pages fill the last sheet, and the last page is always empty.
 */
export function spreads<Page>(pages: readonly (Page | undefined)[]): [Page | undefined, Page | undefined][] {
  const count = Math.ceil((pages.length + 1) / 4) * 4;
  return Array.from({ length: count / 2 }, (_, side) => {
    const outer = pages[count - 1 - side];
    const inner = pages[side];
    return side % 2 === 0 ? [outer, inner] : [inner, outer];
  });
}

/**
 * Returns the number that a page of the story carries in a booklet, as in the plain book, and the side of its outer
 * edge. The cover, its inside and the title page come before the story, whose first page is on the left.
 */
export function bookletFolio(storyPage: number): { number: number; side: 'left' | 'right' } {
  return { number: storyPage + 1, side: storyPage % 2 === 0 ? 'left' : 'right' };
}

/** Centres a page in the half of a sheet that begins at `from`, as large as it fits. */
function fitted(page: PDFEmbeddedPage, from: number, sheet: Sheet) {
  const half = sheet.width / 2;
  const scale = Math.min((half - 2 * margin) / page.width, (sheet.height - 2 * margin) / page.height);
  const [width, height] = [page.width * scale, page.height * scale];
  return { x: from + (half - width) / 2, y: (sheet.height - height) / 2, width, height };
}
