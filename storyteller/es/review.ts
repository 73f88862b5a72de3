import { wordTarget } from '#domain/stories/options.ts';
import type { RealisedStory } from '../lexicon.ts';
import { repeatedSentences } from '../measure.ts';
import type { StoryPlan } from '../plan.ts';
import { keepsTarget, type Miss, measuresOf, missesOf, type Range, slowdownLimit, standards } from '../standards.ts';

const beyond = (value: number, { min, max }: Range): number => Math.max(0, min - value, value - max);

/**
 * What a draft misses of the standards of its age, and how far it is from them: 0 when it meets them all. A standard that is
 * missed weighs more than any distance; the distances tell a near miss from a far one.
 */
export function review(
  { language, age, length, words: { target } }: StoryPlan,
  story: RealisedStory,
): { faults: number; misses: (Miss | 'too long')[] } {
  const text = story.scenes.flatMap((scene) => scene.paragraphs).join('\n\n');
  const standard = standards[age];
  const measured = measuresOf(text, language);
  const misses: (Miss | 'too long')[] = missesOf({ language, age, length, text });
  const missed = misses.length + (keepsTarget(measured.words, target) ? 0 : 1);
  const distance =
    beyond(measured.meanSentence, standard.meanSentence) +
    10 * beyond(measured.slowdown, { min: 0, max: slowdownLimit }) +
    0.1 * beyond(measured.ease, { min: standard.inflesz, max: Number.POSITIVE_INFINITY }) +
    10 * beyond(measured.typeTokenRatio, standard.typeTokenRatio) +
    0.1 * Math.max(0, measured.longestSentence - standard.longestSentence) +
    0.01 * beyond(measured.words, wordTarget(age, length)) +
    0.2 * repeatedSentences(withoutSongs(story), 5).length;
  if (measured.words > target && !keepsTarget(measured.words, target)) misses.push('too long');
  return { faults: 10 * missed + distance, misses };
}

/** What is sung stands between « » and is meant to come again. */
function withoutSongs(story: RealisedStory): string {
  return story.scenes
    .flatMap((scene) => scene.paragraphs)
    .filter((paragraph) => !/«.*»/.test(paragraph))
    .join('\n\n');
}
