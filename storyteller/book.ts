import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';

const patternWith = (flags: string) =>
  z.string().transform((words) => new RegExp(words.replace(/\s*\n\s*/g, '').replaceAll('\\w', '\\p{L}'), flags));
/** Parses a regular expression that may be written over several lines; `\w` is any letter, also one with an accent. */
export const pattern = patternWith('iu');
/**
 * Parses several expressions that are tried as one. In a process that has compiled many, V8 finds nothing with an
 * expression of twenty thousand letters, so long ones are parted.
 */
export const patterns = z.array(pattern).transform((all) => ({
  /** Returns the match that begins first in a text. */
  exec(text: string): RegExpExecArray | null {
    const found = all.map((one) => one.exec(text)).filter((one) => one !== null);
    return found.length > 0 ? found.reduce((first, next) => (next.index < first.index ? next : first)) : null;
  },
}));
/** Parses one that is replaced wherever it is found. */
export const everywhere = patternWith('giu');

/** Parses expressions with what replaces each of them, wherever it is found, in this order. */
export const swaps = z
  .record(z.string(), z.string())
  .transform((all) => Object.entries(all).map(([from, to]) => [everywhere.parse(from), to] as const));

/** Returns the text with all swaps made. */
export const swapped = (text: string, all: readonly (readonly [RegExp, string])[]): string =>
  all.reduce((said, [from, to]) => said.replace(from, to), text);

/** Returns the source of a regular expression that matches this text as it is. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const endings: Record<StoryLanguage, string> = { english: 'en.yaml', spanish: 'es.yaml' };

/** Makes something once for each language, at its first use. */
export function perLanguage<T>(make: (language: StoryLanguage) => T): (language: StoryLanguage) => T {
  const known = new Map<StoryLanguage, { made: T }>();
  return (language) => {
    const found = known.get(language) ?? { made: make(language) };
    known.set(language, found);
    return found.made;
  };
}

/** Reads a language's word file (`name` is `shapes.` for "shapes.en.yaml") once, at its first use. */
export const bookOf = <T>(folder: string, name: string, schema: z.ZodType<T>): ((language: StoryLanguage) => T) =>
  perLanguage((language) => schema.parse(parse(readFileSync(new URL(`${name}${endings[language]}`, folder), 'utf8'))));

/**
 * The words of the other language that parents of two languages type ("beach" in a Spanish story), with the own word for
 * each: "la playa". Read from the folder's `borrowed.` files.
 */
export const borrowedWords = (folder: string): ((language: StoryLanguage) => Map<string, string>) =>
  bookOf(
    folder,
    'borrowed.',
    z.record(z.string(), z.string()).transform((words) => new Map(Object.entries(words))),
  );
