import { mean, sentenceLengths, syllables, words } from '../measure.ts';

const weights = new Map<string, number>();

/** Syllables a word in a phrase, without what its slots will hold. */
function weight(phrase: string): number {
  const known = weights.get(phrase);
  if (known !== undefined) return known;
  const weighed = mean(words(phrase.replace(/\{[^}]*\}/g, ' ')).map((word) => syllables(word, 'spanish')));
  weights.set(phrase, weighed);
  return weighed;
}

const breaths = new Map<string, number>();

/** Words a sentence in a passage, its slots counted as one word and its tails left out. */
function breath(passage: string): number {
  const known = breaths.get(passage);
  if (known !== undefined) return known;
  const told = passage
    .replace(/<[^>]*>>?/g, ' ')
    .replace(/\{[^}]*\}/g, 'x')
    .replace(/^ *\? /gm, '');
  const drawn = mean(sentenceLengths(told));
  breaths.set(passage, drawn);
  return drawn;
}

/**
 * The part of a bank with the shortest sentences, for an evening that does not slow down enough; of a
 * negative part, the one with the longest, for a story that is too short of breath.
 */
export function ofBreath(passages: readonly string[], part: number): string[] {
  const way = Math.sign(part);
  return [...passages]
    .sort((a, b) => way * (breath(a) - breath(b)))
    .slice(0, Math.max(10, Math.round(passages.length * Math.abs(part))));
}

/** The lighter part of a list, at least five phrases where there are as many: for the smallest listeners. */
export function lighter(phrases: readonly string[], part: number): string[] {
  const kept = Math.max(Math.min(5, phrases.length), Math.round(phrases.length * part));
  return [...phrases].sort((a, b) => weight(a) - weight(b)).slice(0, kept);
}
