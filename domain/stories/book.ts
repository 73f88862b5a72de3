import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { saveStorySchema, storyPath } from './api.ts';

/** What a story can be made into: a book to print, the same on sheets to fold and staple, and one for e-readers. */
export const bookFormats = ['pdf', 'booklet', 'epub'] as const;
export type BookFormat = (typeof bookFormats)[number];

/** Longest dedication, in characters. */
export const dedicationLetters = 200;

export const bookOrderSchema = once(() =>
  z.object({
    format: z.enum(bookFormats),
    dedication: textUpTo(dedicationLetters, 0).default(''),
  }),
);

/** The same for a story that is not saved (AMB-047): its pictures are those of its generation. */
export const unsavedBookOrderSchema = once(() =>
  bookOrderSchema().extend({
    story: saveStorySchema().pick({ title: true, content: true, options: true, generationId: true }),
  }),
);

/** POST a `bookOrderSchema` answers the file of one saved story, named after its title (STORY-13). */
export const storyBookPath = (id: string) => `${storyPath(id)}/book`;
/** POST an `unsavedBookOrderSchema` answers the file of a story that is not saved. */
export const unsavedBookPath = '/api/stories/book';

export const bookTypes: Record<BookFormat, string> = {
  pdf: 'application/pdf',
  booklet: 'application/pdf',
  epub: 'application/epub+zip',
};

const fileEndings: Record<BookFormat, string> = { pdf: '.pdf', booklet: ' (A5).pdf', epub: '.epub' };

/** The file's name: the title, without what file systems refuse, never empty and never long. */
export function bookFileName(title: string, format: BookFormat): string {
  const plain = title
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 200)
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...plain].slice(0, 80).join('').trim() || 'Lunatale'}${fileEndings[format]}`;
}

/** Letters for which a PDF's faces have no shape: other scripts than Latin, Greek and Cyrillic, and pictographs. */
const unprintableLetters =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|(?=[^\p{N}#*©®™])\p{Emoji}|[\p{So}--[°©®№]]/gv;

/** What would be missing from a PDF of this text, each letter once, at most so many: it is said before the book is made. */
export function unprintable(text: string, most = 20): string[] {
  const letters = text.normalize('NFC').match(unprintableLetters) ?? [];
  return [...new Set(letters)].slice(0, most);
}
