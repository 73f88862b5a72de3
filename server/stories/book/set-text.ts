import { languageTag } from '#domain/stories/language-tag.ts';
import { sentenceStarts } from '#domain/stories/narration/sentences.ts';
import { opensTall } from '#domain/stories/text/opens-tall.ts';
import { isPartHeading } from '#domain/stories/text/pages.ts';
import type { Book, BookPicture } from './book.ts';
import { balancedLines, breakLines, headingLines } from './lines.ts';
import { column } from './page.ts';
import type { Setting, TypeCase } from './type-case.ts';

/** The younger the listener, the larger the letters: the adult reads, the child looks on. */
const sizes = { toddler: 17, preschool: 16, elementary: 14.5 } as const;
const leading = 1.55;
export const capLines = 3;
export const caption: Setting = { face: 'italic', size: 12 };
export const captionLeading = 16;
/** Pictures are wider than the text; a square one leaves room for a few lines of its words. */
const widest = { width: 432, height: 396 } as const;
const indent = 18;
/** No page holds this many letters. */
export const mostLetters = 3000;

export type Manuscript = Pick<Book, 'language' | 'paragraphs' | 'pictures' | 'ageGroup' | 'chapterStarts'>;

/** A story's paragraphs in lines, at any letter from which or up to which a page holds them. */
export type SetText = ReturnType<typeof setText>;

export function setText(book: Manuscript, type: TypeCase) {
  const body: Setting = { face: 'text', size: sizes[book.ageGroup] };
  const line = body.size * leading;
  const tag = languageTag(book.language);
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
  const paragraphs = book.paragraphs.map((paragraph, index) => {
    const text = type.settable(paragraph, 'text');
    const isHeading = isPartHeading(text);
    const isChapter = book.chapterStarts?.includes(index) ?? false;
    const cap = firsts.has(index) ? dropCap(text) : undefined;
    const cut = cap?.text.length ?? 0;
    return {
      text: text.slice(cut),
      cap,
      isHeading,
      isChapter,
      // A chapter of a series is larger than the parts that it may have.
      setting: isHeading ? ({ face: 'heading', size: body.size * (isChapter ? 1.4 : 1) } as const) : body,
      sentences: isHeading ? [] : sentenceStarts(text, tag).map((start) => start - cut),
      indented: index > first && !isHeading && !firsts.has(index),
    };
  });
  const known = new Map<string, string[]>();

  /** The lines of a paragraph between two of its letters; without `to` as many as a page can hold, and more. */
  function linesOf(index: number, from = 0, to?: number): string[] {
    const paragraph = paragraphs[index];
    if (paragraph === undefined || paragraph.text === '') return [];
    const key = `${index} ${from} ${to}`;
    const lines = known.get(key) ?? break_(index, from, to);
    known.set(key, lines);
    return lines;
  }

  function break_(index: number, from: number, to: number | undefined): string[] {
    const { text = '', setting = body, isHeading } = paragraphs[index] ?? {};
    const words = text.slice(from, to ?? from + mostLetters).trim();
    if (isHeading) return headingLines(words, setting, type, column);
    return breakLines(words, setting, type, (row) => column - shift(index, from, row));
  }

  /** How far a line begins from the margin. */
  function shift(index: number, from: number, row: number): number {
    const { cap, indented } = paragraphs[index] ?? {};
    if (from > 0) return 0;
    if (cap) return row < capLines ? cap.width : 0;
    return row === 0 && indented ? indent : 0;
  }

  /** The first letter, three lines high, where the page on the screen has it, too. */
  function dropCap(text: string): { text: string; width: number; setting: Setting } | undefined {
    const letter = opensTall(text) ? /^./u.exec(text)?.[0] : undefined;
    if (letter === undefined) return undefined;
    const large: Setting = { face: 'heading', size: line * (capLines - 0.28) * 1.32 };
    return { text: letter, width: type.widthOf(letter, large) + 4, setting: large };
  }

  const captions = new Map(
    book.pictures.map((picture) => [
      picture,
      balancedLines(type.settable(picture.caption, 'italic'), caption, type, column - 40),
    ]),
  );

  return { paragraphs, line, linesOf, shift, captionOf: (picture: BookPicture) => captions.get(picture) ?? [] };
}

/** The size of a picture at this scale. */
export function sizeOf(picture: BookPicture, scale: number): { width: number; height: number } {
  const height = scale * Math.min(widest.height, (widest.width * picture.height) / picture.width);
  return { height, width: (height * picture.width) / picture.height };
}
