import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, perLanguage, swaps } from '../book.ts';
import { isGivenName } from '../people/given-names.ts';
import { textsOf } from '../tale/library.ts';

/** What is often mistyped, and by which letters two words of a language sound alike. */
const book = bookOf(
  import.meta.url,
  'spelling.',
  z.strictObject({
    sounds: swaps,
    keep: z.array(z.string()).transform((words) => new Set(words)),
    words: z.record(z.string(), z.string()),
  }),
);

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!n)\u0303|(?!\u0303)\p{M}/gu, '')
    .normalize();

/** The words of a language's tales, and the one most used for each sound. */
const vocabulary = perLanguage((language) => {
  const times = new Map<string, number>();
  for (const { tellings } of textsOf(language))
    for (const block of Object.values(tellings).flatMap(({ body }) => body))
      if (block.kind === 'paragraph')
        for (const word of block.source.replace(/\{[^}]*\}/g, ' ').match(lowerCase) ?? [])
          times.set(word, (times.get(word) ?? 0) + 1);
  const words = [...times.keys()].sort((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0));
  return { known: new Set(words.map(plain)), sounds: new Map(words.map((word) => [soundOf(word, language), word])) };
});
const lowerCase = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;

const soundOf = (word: string, language: StoryLanguage) =>
  book(language).sounds.reduce((said, [letters, sound]) => said.replace(letters, sound), plain(word));

/**
 * Returns a parent's words spelt as the tales spell them, where thumbs in the dark did not: "la plalla" becomes "la
 * playa", "freinds" "friends". Names, and words that no tale has by sound, stay as they are.
 */
export function wellSpelt(text: string, language: StoryLanguage): string {
  const { words, keep, sounds: letters } = book(language);
  const isSounded = letters.length > 0;
  return text.replace(/(?<![\p{L}’'])\p{L}+(?!\p{L}|[’']\p{L})/gu, (typed) => {
    const word = typed.toLowerCase();
    if (Object.hasOwn(words, word)) return asTyped(words[word] ?? word, typed);
    // A short word may be anything, and one with a capital a name.
    if (!isSounded || word.length < 4 || /^\p{Lu}/u.test(typed) || isGivenName(word)) return typed;
    const { known, sounds } = vocabulary(language);
    const short = word.replace(/(\p{L})\1{2,}/gu, '$1');
    if (short !== word) return known.has(plain(short)) ? short : typed;
    return known.has(plain(word)) || keep.has(plain(word)) ? typed : (sounds.get(soundOf(word, language)) ?? typed);
  });
}

const asTyped = (word: string, typed: string) =>
  /^\p{Lu}/u.test(typed) ? word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : word;
