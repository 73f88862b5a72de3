import type { Realise, RealisedStory } from '../lexicon.ts';
import { createRandom } from '../random.ts';
import { draft } from './draft.ts';
import { faults } from './review.ts';

/** How often a story is begun anew before the best draft is taken. */
const drafts = 60;

/**
 * Writes a planned story in Spanish; see `Realise` for what it promises. A draft that misses a
 * measure (see review.ts) is put aside and the next is tried; all are drawn from the plan's seed.
 */
export const realise: Realise = (plan) => {
  const random = createRandom(plan.seed).fork('spanish');
  let best: { story: RealisedStory; faults: number } | undefined;
  for (let n = 0; n < drafts; n++) {
    const story = draft(plan, random.fork(`draft ${n}`));
    const found = faults(plan, story);
    if (!best || found < best.faults) best = { story, faults: found };
    if (best.faults === 0) break;
  }
  return (best as { story: RealisedStory }).story;
};
