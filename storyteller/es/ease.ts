import { mean, syllables, words } from '../measure.ts';

/** Syllables a word in a phrase, without what its slots will hold. */
function weight(phrase: string): number {
  return mean(words(phrase.replace(/\{[^}]*\}/g, ' ')).map((word) => syllables(word, 'spanish')));
}

/** The lighter part of a list, at least five phrases where there are as many: for the smallest listeners. */
export function lighter(phrases: readonly string[], part: number): string[] {
  const kept = Math.max(Math.min(5, phrases.length), Math.round(phrases.length * part));
  return [...phrases].sort((a, b) => weight(a) - weight(b)).slice(0, kept);
}
