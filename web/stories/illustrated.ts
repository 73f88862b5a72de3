import type { Story, StorySummary } from '#domain/stories/api.ts';
import { paths } from '../paths.ts';

/** A story with at least one picture (DATA-07). */
export function hasImages(story: Pick<Story, 'images'>): boolean {
  return story.images !== null && story.images.length > 0;
}

/** Where a story opens: with images when it has some, was meant to, or lost them (LIB-08, AMB-059). */
export function pathOfStory(story: Pick<StorySummary, 'images' | 'options' | 'imageUploadFailed'>): string {
  const illustrated = hasImages(story) || story.options.model === 'gemini' || story.imageUploadFailed;
  return illustrated ? paths.storyWithImages : paths.storyText;
}
