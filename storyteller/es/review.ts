import { wordTarget } from '#domain/stories/options.ts';
import type { RealisedStory } from '../lexicon.ts';
import { repeatedSentences } from '../measure.ts';
import type { StoryPlan } from '../plan.ts';
import { keepsTarget, measuresOf, missesOf, type Range, slowdownLimit, standards } from '../standards.ts';

const beyond = (value: number, { min, max }: Range): number => Math.max(0, min - value, value - max);

/**
 * How far a draft is from the standards of its age: 0 when it meets them all. A standard that is
 * missed weighs more than any distance; the distances tell a near miss from a far one.
 */
export function faults({ language, age, length, words: { target } }: StoryPlan, story: RealisedStory): number {
  const text = story.scenes.flatMap((scene) => scene.paragraphs).join('\n\n');
  const standard = standards[age];
  const measured = measuresOf(text, language);
  const missed = missesOf({ language, age, length, text }).length + (keepsTarget(measured.words, target) ? 0 : 1);
  const distance =
    beyond(measured.meanSentence, standard.meanSentence) +
    10 * beyond(measured.slowdown, { min: 0, max: slowdownLimit }) +
    0.1 * beyond(measured.ease, { min: standard.inflesz, max: Number.POSITIVE_INFINITY }) +
    10 * beyond(measured.typeTokenRatio, standard.typeTokenRatio) +
    0.1 * Math.max(0, measured.longestSentence - standard.longestSentence) +
    0.01 * beyond(measured.words, wordTarget(age, length)) +
    0.2 * repeatedSentences(text).length;
  return 10 * missed + distance;
}
