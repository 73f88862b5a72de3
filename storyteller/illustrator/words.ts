import { plainLetters } from '../plain-letters.ts';

/** Splits text at everything that is not a letter, in the form in which a parent's words are looked up. */
export const words = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The source of an expression for any of these words; `anyCase` also for one with a capital. */
export const anyOf = (list: string): string => list.replaceAll(' ', '|');
export const anyCase = (list: string): string =>
  anyOf(list.replace(/\p{L}+/gu, (word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`));

/** Inverts { meaning: "a list of words" } to a map from each word to its meaning. */
export function lexicon<T extends string>(table: Partial<Record<T, string>>): Map<string, T> {
  const entries = Object.entries(table) as [T, string][];
  return new Map(entries.flatMap(([meaning, list]) => list.split(' ').map((word) => [word, meaning] as const)));
}

/** The same with a value for each meaning: { blue: "blue azul" } and { blue: "#5f8fae" } give that colour to both words. */
export const valued = <T extends string, V>(table: Partial<Record<T, string>>, values: Record<T, V>): Map<string, V> =>
  new Map([...lexicon(table)].map(([word, meaning]) => [word, values[meaning]]));
