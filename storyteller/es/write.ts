import type { AgeGroup } from '#domain/stories/options.ts';
import type { Realise, RealisedStory } from '../lexicon.ts';
import { createRandom } from '../random.ts';
import { draft } from './draft.ts';
import { faults } from './review.ts';

/** How often a story is begun anew before the best draft is taken. */
const drafts = 50;
/** After how many drafts a story takes other small scenes than it was dealt, and other passages too. */
const dealtAnew = 24;
const whollyAnew = 34;
/** After how many drafts the evening keeps to which part of its banks (see `ofBreath`). */
const evenings: Record<AgeGroup, readonly (readonly [number, number])[]> = {
  toddler: [
    [10, 0.35],
    [3, 0.6],
    [0, 1],
  ],
  preschool: [[0, 1]],
  elementary: [
    [6, -0.5],
    [0, 1],
  ],
};

/**
 * Writes a planned story in Spanish; see `Realise` for what it promises. A draft that misses a
 * measure (see review.ts) is put aside and the next is tried; all are drawn from the plan's seed.
 */
export const realise: Realise = (plan) => {
  const random = createRandom(plan.seed).fork('spanish');
  let best: { story: RealisedStory; faults: number } | undefined;
  for (let n = 0; n < drafts; n++) {
    // What this story was dealt may not do; then it is dealt anew.
    const told = n < dealtAnew ? plan : { ...plan, seed: `${plan.seed}${n < whollyAnew ? '\u0000' : ' '}${n}` };
    const evening = evenings[plan.age].find(([from]) => n >= from)?.[1];
    const story = draft(told, random.fork(`draft ${n}`), evening, n >= 5);
    const found = faults(plan, story);
    if (!best || found < best.faults) best = { story, faults: found };
    if (best.faults === 0) break;
  }
  return (best as { story: RealisedStory }).story;
};
