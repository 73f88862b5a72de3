import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import TypeDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Book } from './book.ts';
import { bookletFolio, foldIntoBooklet, spreads } from './booklet.ts';
import { layOut } from './lay-out.ts';
import { page as size } from './page.ts';
import { writePdf } from './pdf.ts';
import { createTypeCase } from './type-case.ts';

/** Returns the pages in reading order of the folded pile: for each sheet its front right, the rest, its front left. */
function leafThrough<Page>(sides: [Page, Page][]): Page[] {
  const [front, back, ...inside] = sides;
  if (!front || !back) return [];
  return [front[1], back[0], ...leafThrough(inside), back[1], front[0]];
}

/** Returns a book whose story fills this many pages. */
async function bookOf(pages: number): Promise<Book> {
  const type = createTypeCase(new TypeDocument());
  const paragraphs: string[] = [];
  const laidOut = () => layOut({ paragraphs, pictures: [], ageGroup: 'toddler', language: 'english' }, type).length;
  while (laidOut() < pages) paragraphs.push('The owl sang of the moon, and nobody answered. '.repeat(3).trim());
  expect(laidOut()).toBe(pages);
  return {
    id: '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10',
    title: 'The Owl',
    dedication: '',
    language: 'english',
    ageGroup: 'toddler',
    paragraphs,
    pictures: [],
    cover: await sharp({ create: { width: 60, height: 50, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer(),
    madeAt: new Date('2026-01-02T03:04:05Z'),
  };
}

const inflated = (stream: unknown) =>
  stream instanceof PDFRawStream ? inflateSync(stream.getContents()).toString('latin1') : '';

/** Returns the number at the foot of a page as it is set, and its distance from the left edge; null without one. */
function folioIn(page: PDFPage): { number: string; x: number } | null {
  const drawn = inflated(page.node.Contents());
  for (const [, artifact = ''] of drawn.matchAll(/\/Artifact\b.*?BDC(.*?)EMC/gs)) {
    const [, x, font = '', letters = ''] =
      /1 0 0 1 ([\d.]+) [\d.]+ Tm\s+\/(\S+) [\d.]+ Tf\s+\[(.*?)\] TJ/s.exec(artifact) ?? [];
    if (x === undefined) continue;
    const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    const map = inflated(fonts?.lookup(PDFName.of(font), PDFDict).lookup(PDFName.of('ToUnicode')));
    const meanings = [...(/\[([^\]]*)\]/.exec(map)?.[1] ?? '').matchAll(/<([^>]*)>/g)].map(([, hex = '']) => hex);
    const glyphs = [...letters.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const number = glyphs.map((glyph) =>
      String.fromCharCode(Number.parseInt(meanings[Number.parseInt(glyph, 16)] ?? '', 16)),
    );
    return { number: number.join(''), x: Number(x) };
  }
  return null;
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

  test.for([5, 8, 13])(
    '[STORY-13] numbers the %i pages of its story at their outer edges, and nothing else',
    async (count) => {
      const book = await PDFDocument.load(await writePdf(await bookOf(count), bookletFolio));
      const [cover = null, ...inner] = book.getPages().map(folioIn);
      const sides = spreads([cover, undefined, ...inner]);
      // Front and back of each sheet: the cover, its inside, the title page and the story.
      expect(sides).toHaveLength(2 * Math.ceil((count + 4) / 4));
      const read = leafThrough(sides).map((folio) => folio?.number ?? '');
      const story = Array.from({ length: count }, (_, index) => String(index + 1));
      expect(read.slice(0, count + 3)).toEqual(['', '', '', ...story]);
      expect(read.slice(count + 3).join('')).toBe('');
      for (const [left, right] of sides) {
        if (left) expect(left.x).toBeCloseTo(size.side);
        if (right) expect(right.x).toBeGreaterThan(size.width - size.side - 20);
      }
    },
  );
});
