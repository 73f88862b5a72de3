import type { SavedStory } from '#domain/stories/api.ts';
import { hasImages } from '../images/illustrated.ts';

/** How many pictures an illustrated story is meant to have. */
export const picturesPlanned = 3;

/** The result of a save: a success, or one of the warnings about pictures (SAVE-16, SAVE-19 to SAVE-22). */
export type SaveOutcome = 'saved' | 'partial' | 'none' | 'uploadFailed' | 'noStorage' | 'storageFull';

export function saveOutcome(story: SavedStory): SaveOutcome {
  const { imagesAsked, imagesSaved } = story;
  if (story.picturesRefused === 'STORAGE_FULL') return 'storageFull';
  if (imagesAsked > 0 && imagesSaved === 0) return 'noStorage';
  if (imagesSaved < imagesAsked) return 'uploadFailed';
  if (story.options.model !== 'gemini') return 'saved';
  // The story was saved before: its pictures exist, and none was requested this time.
  if (imagesAsked === 0) return hasImages(story) ? 'saved' : 'none';
  return imagesAsked < picturesPlanned ? 'partial' : 'saved';
}
