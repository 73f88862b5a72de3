import type { Story, StorySummary } from '#domain/stories/api.ts';
import { isIllustrated } from '#domain/stories/options.ts';
import { paths } from '../../routes/paths.ts';

/** Whether a story has at least one picture (DATA-07). */
export function hasImages(story: Pick<Story, 'images'>): boolean {
  return story.images !== null && story.images.length > 0;
}

/** Whether a story has pictures, was meant to have some, or lost them (AMB-059). */
export function isPictureBook(story: Pick<StorySummary, 'images' | 'options' | 'imageUploadFailed'>): boolean {
  return hasImages(story) || isIllustrated(story.options) || story.imageUploadFailed;
}

/**
 * Returns the address that opens a story: with images if it is a picture book (LIB-08). It names the story, so that a
 * new tab or a bookmark opens it without a navigation state.
 */
export function pathOfStory(story: Pick<StorySummary, 'id' | 'images' | 'options' | 'imageUploadFailed'>): string {
  return storyAddress(isPictureBook(story), { story: story.id });
}

/** The address of a kept story or of a draft. */
export function storyAddress(illustrated: boolean, named: { story: string } | { draft: string }): string {
  return `${illustrated ? paths.storyWithImages : paths.storyText}?${new URLSearchParams(named)}`;
}
