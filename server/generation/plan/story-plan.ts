import { z } from 'zod';
import { storyEndings, storyOpenings, storyProblems, storyStructures, storyTurns } from '#domain/stories/craft.ts';
import type { StoryCard } from '#domain/stories/story-card.ts';
import { textUpTo } from '#domain/text.ts';

const line = textUpTo(300);
const maybe = textUpTo(300, 0).default('');

/** Short lines, which were objects in older plans. */
const lines = (of: (old: Record<string, unknown>) => unknown[]) =>
  z.preprocess((value) => (isObject(value) ? of(value).filter(Boolean).join(': ') : value), textUpTo(300));
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The plan of a story, made before a word of it is written. `plot` tells it in general and without names: it
 * is kept, so that later stories differ. `premise` is for the parent.
 */
export const storyPlanSchema = z.object({
  /** Comes back to the writer with the plan; for its own use. */
  id: maybe,
  plot: line,
  premise: line,
  title: textUpTo(120),
  /** Who is in it and does what, one line each. */
  roles: z
    .array(lines((old) => [old.name, old.role]))
    .max(12)
    .default([]),
  want: line,
  placeFact: line,
  problem: line,
  thing: textUpTo(80),
  refrain: maybe,
  /** What is tried and what comes of it, one line each. */
  tries: z
    .array(lines((old) => [old.try, old.consequence]))
    .min(1)
    .max(4),
  idea: line,
  payoff: line,
  lastImage: line,
  looks: z
    .array(z.object({ name: textUpTo(100), look: textUpTo(400, 0) }))
    .max(12)
    .default([]),
  /** The card of a writer that uses another one than it was dealt: problem, structure, opening, turn, ending. */
  card: z
    .tuple([
      z.enum(storyProblems),
      z.enum(storyStructures),
      z.enum(storyOpenings),
      z.enum(storyTurns),
      z.enum(storyEndings),
    ])
    .optional()
    .catch(undefined),
});
export type StoryPlan = z.output<typeof storyPlanSchema>;

/** Returns the card of a plan: the one that it names, else the one that was dealt. */
export function cardOf({ card }: StoryPlan, dealt: StoryCard): StoryCard {
  if (!card) return dealt;
  const [problem, structure, opening, turn, ending] = card;
  return { problem, structure, opening, turn, ending };
}

/** What the next chapter should know of the story before it. */
export type LastChapter = Pick<StoryPlan, 'plot' | 'thing' | 'refrain' | 'premise'> & Partial<Pick<StoryPlan, 'id'>>;
