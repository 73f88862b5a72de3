import type { StoryLanguage } from '../options.ts';
import type { NarratedSentence, WordTime } from './api.ts';
import { wordsOf } from './sentences.ts';

/** What is being heard: a sentence's index, and the word being said, or null in a pause. */
export type Spoken = { index: number; word: { start: number; end: number } | null };

/** When each sentence begins in the whole file, in seconds; one without sound takes no time. */
export function sentenceStarts(sentences: readonly Pick<NarratedSentence, 'seconds'>[]): number[] {
  let at = 0;
  return sentences.map(({ seconds }) => {
    const start = at;
    at += seconds ?? 0;
    return start;
  });
}

/** The word being said `seconds` after the start of the sentence's sound; null in a pause. */
export function wordAt(words: readonly WordTime[], seconds: number): { start: number; end: number } | null {
  const found = words.find(([, , from, to]) => seconds >= from && seconds < to);
  return found ? { start: found[0], end: found[1] } : null;
}

/** What is heard at this second of the whole file. `starts` are `sentenceStarts`. */
export function spokenAt(
  sentences: readonly NarratedSentence[],
  starts: readonly number[],
  seconds: number,
): Spoken | null {
  const index = starts.findLastIndex((start, at) => start <= seconds && (sentences[at]?.seconds ?? 0) > 0);
  const sentence = sentences[index];
  return sentence ? { index, word: wordAt(sentence.words, seconds - (starts[index] ?? 0)) } : null;
}

/**
 * Estimates when the words of a sentence are said, from `from` to `to` seconds: each word takes time by its number of
 * syllables, with a pause at commas. In both languages, a group of vowels counts as a syllable.
 */
export function estimateWords(text: string, language: StoryLanguage, from: number, to: number): WordTime[] {
  const words = wordsOf(text, language);
  const weighed = words.map(({ start, end }, index) => ({
    start,
    end,
    weight: weightOf(text.slice(start, end)),
    // Punctuation between two words takes the time of a breath.
    breath: /[,;:—–…]/.test(text.slice(end, words[index + 1]?.start ?? end)) ? breathWeight : 0,
  }));
  const whole = weighed.reduce((sum, { weight, breath }) => sum + weight + breath, 0);
  let at = from;
  return weighed.map(({ start, end, weight, breath }) => {
    const begin = at;
    const length = ((to - from) * weight) / whole;
    at = begin + length + ((to - from) * breath) / whole;
    return [start, end, rounded(begin), rounded(begin + length)];
  });
}

/** A beat for the word, and one for each of its syllables. */
const weightOf = (word: string) => 0.6 + (word.match(/[aeiouyáéíóúü]+/giu)?.length ?? Math.max(1, word.length / 3));
const breathWeight = 1.2;

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
