import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern } from '../book.ts';
import { bare, type Phrases } from './phrases.ts';

const wordsOf = bookOf(import.meta.url, 'asked.', z.strictObject({ determiner: pattern, noNoun: pattern }));

/**
 * Returns the word with which a wish asks for a tale, with a capital if the tale's example has one: "Diwali", "window".
 * "Her blanket" is a blanket; what is no noun ("drew on the wall and") leaves the example.
 */
export function askedIn(
  message: string,
  { words: [words], example }: { words: Phrases[]; example: string },
  language: StoryLanguage,
): string {
  const { determiner, noNoun } = wordsOf(language);
  // As long as what is searched, but with its accents: "muñeca".
  const said = message.normalize('NFC').toLowerCase();
  const found = (words?.findAll(bare(said)) ?? [])
    .map(({ index, length }) => said.slice(index, index + length).replace(determiner, ''))
    .find((word) => !noNoun.test(word));
  const noun = found ?? example;
  return /^\p{Lu}/u.test(example) ? noun.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()) : noun;
}
