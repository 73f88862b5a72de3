import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { saveStorySchema, storyPath } from './api.ts';
import type { StoryLanguage } from './options.ts';

/** Book formats: a PDF to print, a booklet on sheets to fold and staple, and one for e-readers. */
export const bookFormats = ['pdf', 'booklet', 'epub'] as const;
export type BookFormat = (typeof bookFormats)[number];

/** Sheets that a booklet is printed on: A4, or the Letter of North and much of South America. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Regions whose printers hold Letter (CLDR's paper sizes). */
const letterRegions = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper that is usual where a browser of this language is: "es-MX" prints on Letter; without a region, on A4. */
export function usualPaper(tag: string): Paper {
  return letterRegions.has(new Intl.Locale(tag).region ?? '') ? 'letter' : 'a4';
}

/** Longest dedication, in characters. */
export const dedicationLetters = 200;

export const bookOrderSchema = once(() =>
  z.object({
    format: z.enum(bookFormats),
    dedication: textUpTo(dedicationLetters, 0).default(''),
    /** Whether all kept chapters of the story's series go into the book, from the first on. */
    series: z.boolean().default(false),
    /** The sheets of a booklet. */
    paper: z.enum(papers).default('a4'),
  }),
);

/** The same for an unsaved story (AMB-047): its pictures are those of its generation, and it has no series yet. */
export const unsavedBookOrderSchema = once(() =>
  bookOrderSchema()
    .omit({ series: true })
    .extend({
      story: saveStorySchema().pick({ title: true, content: true, options: true, generationId: true }),
    }),
);

/** POST a `bookOrderSchema` returns the file of one saved story, named after its title (STORY-13). */
export const storyBookPath = (id: string) => `${storyPath(id)}/book`;
/** POST an `unsavedBookOrderSchema` returns the file of an unsaved story. */
export const unsavedBookPath = '/api/stories/book';

export const bookTypes: Record<BookFormat, string> = {
  pdf: 'application/pdf',
  booklet: 'application/pdf',
  epub: 'application/epub+zip',
};

const fileEndings: Record<BookFormat, Record<StoryLanguage, string>> = {
  pdf: { english: '.pdf', spanish: '.pdf' },
  booklet: { english: ' (booklet).pdf', spanish: ' (cuadernillo).pdf' },
  epub: { english: '.epub', spanish: '.epub' },
};

/** The file's name: the title without characters that file systems refuse, never empty, at most 80 letters. */
export function bookFileName(title: string, format: BookFormat, language: StoryLanguage = 'english'): string {
  const plain = title
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 200)
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...plain].slice(0, 80).join('').trim() || 'Lunatale'}${fileEndings[format][language]}`;
}
