import type { AgeGroup } from '#domain/stories/options.ts';
import type { RealisedStory } from '../lexicon.ts';
import {
  inflesz,
  mean,
  movingTypeTokenRatio,
  repeatedSentences,
  sentenceLengths,
  slowdown,
  words,
} from '../measure.ts';
import type { StoryPlan } from '../plan.ts';
import { longestSentence } from './telling.ts';

type Range = readonly [least: number, most: number];

/** What a story's language is held to, by age: words a sentence, INFLESZ, type-token ratio. */
export const measures: Record<AgeGroup, { sentence: Range; inflesz: number; variety: Range }> = {
  toddler: { sentence: [5, 8], inflesz: 85, variety: [0.55, 0.76] },
  preschool: { sentence: [7, 11], inflesz: 80, variety: [0.65, 0.8] },
  elementary: { sentence: [9, 14], inflesz: 75, variety: [0.68, 0.82] },
};

/** Mean sentence length of the last third over that of the first, at most. */
export const slowestPace = 0.85;

const beyond = (value: number, [least, most]: Range): number => Math.max(0, least - value, value - most);

/** How far a story is from its measures: 0 when it meets them all; the weights make them comparable. */
export function faults(plan: StoryPlan, story: RealisedStory): number {
  const text = story.scenes.flatMap((scene) => scene.paragraphs).join('\n');
  const { sentence, inflesz: easiest, variety } = measures[plan.age];
  const lengths = sentenceLengths(text);
  const count = words(text).length;
  const { target, min, max } = plan.words;
  return (
    20 * beyond(slowdown(text), [0, slowestPace]) +
    2 * beyond(mean(lengths), sentence) +
    0.5 * Math.max(0, Math.max(...lengths) - longestSentence[plan.age]) +
    0.2 * Math.max(0, easiest - inflesz(text)) +
    20 * beyond(movingTypeTokenRatio(text), variety) +
    repeatedSentences(text).length +
    50 * beyond(count / target, [0.9, 1.1]) +
    0.1 * beyond(count, [min, max])
  );
}
