import { createHash } from 'node:crypto';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { WrittenStory } from '#storyteller/write.ts';
import { type Dealt, planned, type SaidPlan } from './planner.ts';

/** Plans and writes stories for requests: the same request gets another story each time, in an order that a restart repeats. */
export type SandboxWriter = {
  /** A new story for this request, with its plan. */
  plan(options: StoryOptions, request: string, dealt: Dealt): { story: WrittenStory; plan: SaidPlan };
  /** The story of a plan that was made before from the same deal, by any writer. */
  tell(options: StoryOptions, planId: string, dealt: Dealt): WrittenStory;
};

export function createWriter(): SandboxWriter {
  const timesAsked = new Map<string, number>();
  return {
    plan(options, request, dealt) {
      const key = createHash('sha256').update(request).digest('hex').slice(0, 8);
      const times = timesAsked.get(key) ?? 0;
      timesAsked.set(key, times + 1);
      return planned(options, `${key}:${times}`, dealt);
    },
    tell: (options, planId, dealt) => planned(options, planId, dealt).story,
  };
}
