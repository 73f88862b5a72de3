import { z } from 'zod';
import { storyEndings, storyOpenings, storyProblems, storyStructures, storyTurns } from '#domain/stories/craft.ts';
import type { StoryCard } from '#domain/stories/story-card.ts';
import { textUpTo } from '#domain/text.ts';

const line = textUpTo(300);
const maybe = textUpTo(300, 0).default('');

/**
 * What a story is to be, before a word of it is written. `plot` says it in general and without names: it
 * is kept, so that later stories are others. `premise` is for the parent.
 */
export const storyPlanSchema = z.object({
  /** Comes back to the writer with the plan; for its own use. */
  id: maybe,
  plot: line,
  premise: line,
  title: textUpTo(120),
  roles: z
    .array(z.object({ name: textUpTo(100), role: maybe }))
    .max(12)
    .default([]),
  want: line,
  placeFact: line,
  problem: line,
  thing: textUpTo(80),
  refrain: maybe,
  tries: z
    .array(z.object({ try: line, consequence: maybe }))
    .min(1)
    .max(4),
  idea: line,
  payoff: line,
  lastImage: line,
  looks: z
    .array(z.object({ name: textUpTo(100), look: textUpTo(400, 0) }))
    .max(12)
    .default([]),
  problemKind: z.enum(storyProblems).optional().catch(undefined),
  structure: z.enum(storyStructures).optional().catch(undefined),
  opening: z.enum(storyOpenings).optional().catch(undefined),
  turn: z.enum(storyTurns).optional().catch(undefined),
  ending: z.enum(storyEndings).optional().catch(undefined),
});
export type StoryPlan = z.output<typeof storyPlanSchema>;

/** The card that a plan was made by: as it says itself, else as it was dealt. */
export function cardOf(plan: StoryPlan, dealt: StoryCard): StoryCard {
  return {
    problem: plan.problemKind ?? dealt.problem,
    structure: plan.structure ?? dealt.structure,
    opening: plan.opening ?? dealt.opening,
    turn: plan.turn ?? dealt.turn,
    ending: plan.ending ?? dealt.ending,
  };
}

/** What the next chapter should know of the story before it. */
export type LastChapter = Pick<StoryPlan, 'plot' | 'thing' | 'refrain' | 'premise'>;
