import { untilEnd } from '../illustrated-answer.ts';
import type { RunningEnd, RunningStory } from '../running/running-stories.ts';

/** Returns how a story ended, or undefined if it still runs after this time. */
export async function untilEndOr(story: RunningStory, milliseconds: number): Promise<RunningEnd | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([untilEnd(story), late]);
  } finally {
    clearTimeout(timer);
  }
}
