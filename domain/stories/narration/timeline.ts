import type { StoryLanguage } from '../options.ts';
import type { NarratedSentence, WordTime } from './api.ts';
import { wordsOf } from './sentences.ts';

/** What of a narration is being heard: a sentence, and the word in it where one is being said. */
export type Spoken = { index: number; word: { start: number; end: number } | null };

/** When each sentence begins in the whole file, in seconds; one without sound takes no time in it. */
export function sentenceStarts(sentences: readonly Pick<NarratedSentence, 'seconds'>[]): number[] {
  let at = 0;
  return sentences.map(({ seconds }) => {
    const start = at;
    at += seconds ?? 0;
    return start;
  });
}

/** The word that is said `seconds` after its sentence's sound began; null in a pause. */
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
 * When the words of a sentence are said, where nobody tells: from `from` to `to` seconds, each word as long as its
 * syllables, with a breath at commas. Both languages are counted by their groups of vowels.
 */
export function estimateWords(text: string, language: StoryLanguage, from: number, to: number): WordTime[] {
  const words = wordsOf(text, language);
  const weighed = words.map(({ start, end }, index) => ({
    start,
    end,
    weight: weightOf(text.slice(start, end)),
    // What stands between two words is said by a breath.
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
