import { useSyncExternalStore } from 'react';
import type { StoryRun, WritingState } from './story-run.ts';

/** The state of a story that is being written, redrawn as it changes. */
export function useStoryRun(run: StoryRun): WritingState {
  return useSyncExternalStore(run.subscribe, run.state);
}
