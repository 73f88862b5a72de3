import { mean, sentenceLengths, syllables, words } from '../measure.ts';
import type { Random } from '../random.ts';

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
export function breath(passage: string): number {
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
 * What a story takes first from its banks: with `breath` above 0 the passages of short sentences,
 * below 0 those of long ones; with `weight` above 0 those of short words. `part` of what it was dealt
 * comes first (1: all alike).
 */
export type Lean = { breath: number; weight: number; part: number };

/** A hand in the order of a lean; chance decides inside the part that comes first. */
export function leaning({ breath: toBreath, weight: toWeight, part }: Lean, random: Random) {
  const score = (passage: string) => toBreath * breath(passage) + 6 * toWeight * weight(passage);
  return (hand: readonly string[]): string[] => {
    const kept = Math.max(1, Math.round(hand.length * part));
    if (kept >= hand.length) return random.shuffled(hand);
    const sorted = [...hand].sort((a, b) => score(a) - score(b));
    return [...random.shuffled(sorted.slice(0, kept)), ...random.shuffled(sorted.slice(kept))];
  };
}

/** The lighter part of a list, at least five phrases where there are as many: for the smallest listeners. */
export function lighter(phrases: readonly string[], part: number): string[] {
  const kept = Math.max(Math.min(5, phrases.length), Math.round(phrases.length * part));
  return [...phrases].sort((a, b) => weight(a) - weight(b)).slice(0, kept);
}
