import { plainLetters } from '../plain-letters.ts';

/** Splits text at everything that is not a letter, in the form in which a parent's words are looked up. */
export const words = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Inverts { meaning: "a list of words" } to a map from each word to its meaning. */
export function lexicon<T extends string>(table: Record<T, string>): Map<string, T> {
  const entries = Object.entries(table) as [T, string][];
  return new Map(entries.flatMap(([meaning, list]) => list.split(' ').map((word) => [word, meaning] as const)));
}
