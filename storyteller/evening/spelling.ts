import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, perLanguage, swapped, swaps } from '../book.ts';
import { isGivenName } from '../people/given-names.ts';
import { plainLetters } from '../plain-letters.ts';
import { textsOf } from '../tale/library.ts';
import { sourceOf } from '../tale/source-of.ts';

/** What is often mistyped, signs in the place of words, and by which letters two words of a language sound alike. */
const book = bookOf(
  import.meta.url,
  'spelling.',
  z.strictObject({
    sounds: swaps,
    signs: swaps,
    keep: z.array(z.string()).transform((words) => new Set(words)),
    words: z.record(z.string(), z.string()),
  }),
);

/** How often the words of a language's tales stand in them. */
const vocabulary = perLanguage((language) => {
  const times = new Map<string, number>();
  for (const word of textsOf(language).flatMap((tale) => sourceOf(tale, ' ').match(lowerCase) ?? []))
    times.set(word, (times.get(word) ?? 0) + 1);
  return times;
});
const lowerCase = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;
/** The words of the tales by their letters without accents. */
const known = perLanguage((language) => Map.groupBy(vocabulary(language).keys(), plainLetters));

/** Whether a word, or the one that it is the plural of, stands in the tales of a language. */
export const isWord = (word: string, language: StoryLanguage): boolean =>
  [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some((one) =>
    known(language).has(plainLetters(one.toLowerCase())),
  );

/** The word most used for each sound; only a word that no tale has needs it. */
const sounds = perLanguage((language) => {
  const byUse = [...vocabulary(language)].sort(([, one], [, other]) => one - other);
  return new Map(byUse.map(([word]) => [soundOf(word, language), word]));
});

const soundOf = (word: string, language: StoryLanguage) => swapped(plainLetters(word), book(language).sounds);

/**
 * Returns a parent's words spelt as the tales spell them, where thumbs in the dark did not: "la plalla" becomes "la
 * playa", "freinds" "friends". Names, and words that no tale has by sound, stay as they are.
 */
export function wellSpelt(text: string, language: StoryLanguage): string {
  const { words, keep, signs, sounds: letters } = book(language);
  return swapped(text, signs).replace(/(?<![\p{L}’'])\p{L}+(?!\p{L}|[’']\p{L})/gu, (typed) => {
    const word = typed.toLowerCase();
    if (Object.hasOwn(words, word)) return withCapitalOf(typed, words[word] ?? word);
    // A short word may be anything, and one with a capital a name.
    if (letters.length === 0 || word.length < 4 || /^\p{Lu}/u.test(typed) || isGivenName(word)) return typed;
    const isKnown = (one: string) => known(language).has(plainLetters(one));
    const short = word.replace(/(\p{L})\1{2,}/gu, '$1');
    if (short !== word) return isKnown(short) ? short : typed;
    if (isKnown(word)) return withAccentOf(word, known(language).get(plainLetters(word)) ?? []);
    if (keep.has(plainLetters(word))) return typed;
    return sounds(language).get(soundOf(word, language)) ?? typed;
  });
}

/**
 * A word with the accents that a phone left out, if the tales have it only so: "sabado". What ends like a past may be
 * what somebody does now: "llego".
 */
const withAccentOf = (word: string, forms: readonly string[]) =>
  forms.length === 1 && !/[óé]$/u.test(forms[0] ?? '') && !/[áéíóúüñ]/u.test(word) ? (forms[0] ?? word) : word;

const withCapitalOf = (typed: string, word: string) =>
  /^\p{Lu}/u.test(typed) ? word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : word;
