import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { foldIntoBooklet, spreads } from './booklet.ts';

/** Returns the pages in reading order of the folded pile: for each sheet its front right, the rest, its front left. */
function leafThrough<Page>(sides: [Page, Page][]): Page[] {
  const [front, back, ...inside] = sides;
  if (!front || !back) return [];
  return [front[1], back[0], ...leafThrough(inside), back[1], front[0]];
}

describe('a booklet to fold', () => {
  test.for([1, 2, 3, 4, 7, 8, 9, 30])('[STORY-13] reads in order once it is folded: %i pages', (count) => {
    const pages = Array.from({ length: count }, (_, index) => index + 1);
    const sides = spreads(pages);
    expect(sides.length % 2).toBe(0);
    const read = leafThrough(sides);
    expect(read.slice(0, count)).toEqual(pages);
    // The outside of the back is empty, and no sheet is wasted.
    expect(read.at(-1)).toBeUndefined();
    expect(read.length).toBeLessThanOrEqual(count + 4);
  });

  test('[STORY-13] stands on sheets of A4 on their side, with the cover at the right of the first', async () => {
    const book = await PDFDocument.create();
    for (let page = 0; page < 5; page += 1) book.addPage([504, 648]).drawText(String(page));
    const booklet = await PDFDocument.load(await foldIntoBooklet(await book.save()));
    // The cover, its empty inside, four pages, and blanks up to eight.
    expect(booklet.getPages().map((page) => page.getSize())).toEqual(
      Array.from({ length: 4 }, () => ({ width: 841.89, height: 595.28 })),
    );
  });
});
