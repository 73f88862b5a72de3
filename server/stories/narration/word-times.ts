import type { WordTime } from '#domain/stories/narration/api.ts';
import { wordsOf } from '#domain/stories/narration/sentences.ts';
import { estimateWords } from '#domain/stories/narration/timeline.ts';
import type { StoryLanguage } from '#domain/stories/options.ts';
import type { ToldWord } from '../../providers/speech/engine.ts';
import type { MadeSound } from './sound/make-sentence.ts';

/** Returns when a sentence's words are said: as the engine tells, if that fits text and sound, else estimated. */
export function wordTimes(
  text: string,
  language: StoryLanguage,
  made: Pick<MadeSound, 'from' | 'to' | 'shift'>,
  told: readonly ToldWord[] | null,
): { words: WordTime[]; exact: boolean } {
  const exact = told && matched(text, language, made, told);
  return exact
    ? { words: exact, exact: true }
    : { words: estimateWords(text, language, made.from, made.to), exact: false };
}

function matched(
  text: string,
  language: StoryLanguage,
  { to, shift }: Pick<MadeSound, 'to' | 'shift'>,
  told: readonly ToldWord[],
): WordTime[] | undefined {
  const words = wordsOf(text, language);
  const said = told.filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  if (said.length !== words.length) return undefined;
  let last = 0;
  const times: WordTime[] = [];
  for (const [index, { start, end }] of words.entries()) {
    const { from = Number.NaN, to: until = Number.NaN } = said[index] ?? {};
    const [begin, stop] = [from - shift, until - shift].map((seconds) => Math.round(seconds * 1000) / 1000);
    // Times that run backwards or beyond the sound are guesses of the engine.
    if (begin === undefined || stop === undefined || !(begin >= last - 0.05) || !(stop >= begin) || stop > to + 0.5)
      return undefined;
    last = begin;
    times.push([start, end, Math.max(0, begin), stop]);
  }
  return times;
}
