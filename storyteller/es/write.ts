import type { AgeGroup } from '#domain/stories/options.ts';
import type { Realise, RealisedStory } from '../lexicon.ts';
import { createRandom } from '../random.ts';
import { draft } from './draft.ts';
import { type Manner, mended } from './manner.ts';
import { review } from './review.ts';

/** How often a story is begun anew before the best draft is taken. */
const drafts = 30;
/** After how many drafts a story takes other small scenes than it was dealt, and other passages too. */
const dealtAnew = 14;
const whollyAnew = 22;

/** How a story of this age is begun: the smallest need short evenings, the oldest a long breath. */
const beginning: Record<AgeGroup, Manner> = {
  toddler: { slow: 1, long: 0, light: 0, plain: 0, brief: 0 },
  preschool: { slow: 0, long: 0, light: 0, plain: 0, brief: 0 },
  elementary: { slow: 0, long: 1, light: 0, plain: 0, brief: 0 },
};

/**
 * Writes a planned story in Spanish; see `Realise` for what it promises. A draft that misses a
 * measure (see review.ts) is put aside and the next is told in another manner, one that mends what
 * was missed; all are drawn from the plan's seed.
 */
export const realise: Realise = (plan) => {
  const random = createRandom(plan.seed).fork('spanish');
  let best: { story: RealisedStory; faults: number } | undefined;
  let manner = beginning[plan.age];
  // A short story has little room for long sentences beside what must be said.
  if (plan.age === 'elementary' && plan.length === 'short') manner = { ...manner, long: 2 };
  for (let n = 0; n < drafts; n++) {
    // What this story was dealt may not do; then it is dealt anew.
    const told = n < dealtAnew ? plan : { ...plan, seed: `${plan.seed}${n < whollyAnew ? '\u0000' : ' '}${n}` };
    const story = draft(told, random.fork(`draft ${n}`), manner);
    const { faults, misses } = review(plan, story);
    if (!best || faults < best.faults) best = { story, faults };
    if (faults === 0) break;
    manner = mended(manner, misses);
  }
  return (best as { story: RealisedStory }).story;
};
