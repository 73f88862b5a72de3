import type { StoryPlan } from './plan.ts';

/** What a language's writer gives back for each scene of the plan, in the plan's order. */
export type WrittenScene = {
  /** At least one; plain text, no markup. */
  paragraphs: string[];
  /** What a picture of this scene shows, as one sentence. */
  alt: string;
};

export type RealisedStory = {
  /** Under 100 characters, no asterisks. */
  title: string;
  /** As many as `plan.scenes`, in that order. */
  scenes: WrittenScene[];
};

/**
 * A language's writer. It promises the plan's words within 10 %, every present character named in
 * its scene, and the pace of each scene; it draws every choice from `createRandom(plan.seed)`.
 */
export type Realise = (plan: StoryPlan) => RealisedStory;
