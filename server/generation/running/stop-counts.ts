import { type StoryOptions, wordTarget } from '#domain/stories/options.ts';
import type { RunningStory } from './running-stories.ts';

/**
 * Whether a stopped story counts: its reader stopped it, and had a picture or over half of the shortest text that was
 * requested. A parent who stops earlier has nothing to keep; one who stops every story at its last word pays for it.
 */
export function stopCounts(story: RunningStory, { ageGroup, length }: StoryOptions): boolean {
  if (!story.stoppedByReader) return false;
  // Stryker disable next-line Regex: empty words between two spaces are filtered out anyway.
  const words = story.text.split(/\s+/).filter(Boolean).length;
  return story.pictures.length > 0 || words > wordTarget(ageGroup, length).min / 2;
}
