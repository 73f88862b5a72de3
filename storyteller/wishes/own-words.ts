import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf } from '../book.ts';

const book = bookOf(
  import.meta.url,
  'own-words.',
  z.record(z.string(), z.strictObject({ many: z.string(), own: z.record(z.string(), z.string()) })),
);

/** Returns how a story says things to the family that wrote this wish (`text` of a wish): with its own words for them. */
export function inOwnWords(text: string, language: StoryLanguage): (told: string) => string {
  const swaps = Object.entries(book(language)).flatMap(([one, { many, own }]) => {
    const said = Object.entries(own).find(([word, words]) => new RegExp(`\\b(?:${word}|${words})\\b`, 'u').test(text));
    return said ? [[many, said[1]] as const, [one, said[0]] as const] : [];
  });
  return (told) => swaps.reduce((all, [ours, theirs]) => withWord(all, ours, theirs), told);
}

/** Replaces a word wherever it stands, also at the beginning of a sentence. */
const withWord = (told: string, ours: string, theirs: string) =>
  told.replace(new RegExp(`(?<!\\p{L})${ours}(?!\\p{L})`, 'giu'), (found) =>
    /^\p{Lu}/u.test(found) ? theirs.replace(/^./u, (letter) => letter.toUpperCase()) : theirs,
  );
