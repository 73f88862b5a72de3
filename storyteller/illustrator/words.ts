/**
 * Lower case, without accents (but with ñ), split at everything that is not a letter: the form in
 * which a parent's words are looked up, in either language.
 */
export function words(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/n\u0303/giu, 'ñ')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en');
  return plain.split(/[^\p{L}]+/u).filter(Boolean);
}

/** A table from "a word|another" to what they all mean. */
export function lexicon<T extends string>(table: Record<T, string>): Map<string, T> {
  const entries = Object.entries(table) as [T, string][];
  return new Map(entries.flatMap(([meaning, list]) => list.split(' ').map((word) => [word, meaning] as const)));
}
