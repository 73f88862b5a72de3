import { useSyncExternalStore } from 'react';
import type { StoryRun, WritingState } from './story-run.ts';

/** Returns the state of a story in the making, and renders again when it changes. */
export function useStoryRun(run: StoryRun): WritingState {
  return useSyncExternalStore(run.subscribe, run.state);
}
