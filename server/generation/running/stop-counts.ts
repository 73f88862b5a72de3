import { countsWhenStopped } from '#domain/generation/counts-when-stopped.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import type { RunningStory } from './running-stories.ts';

/** Whether a stopped story counts: only if its reader stopped it, and late enough. */
export function stopCounts(story: RunningStory, options: StoryOptions): boolean {
  return story.stoppedByReader && countsWhenStopped({ text: story.text, pictures: story.pictures.length }, options);
}
