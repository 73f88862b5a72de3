import { createHash } from 'node:crypto';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { WrittenStory } from '#storyteller/write.ts';
import { type Dealt, planned, type SaidPlan, seedOf } from './planner.ts';

/** Plans and writes stories: a repeated request gets another story each time, in the same order after a restart. */
export type SandboxWriter = {
  /** Returns a new story for this request, with its plan. */
  plan(options: StoryOptions, request: string, dealt: Dealt): { story: WrittenStory; plan: SaidPlan };
  /** Returns the story of an earlier plan that any writer made from the same `dealt`. */
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
    tell: (options, planId, dealt) => planned(options, seedOf(planId), dealt).story,
  };
}
