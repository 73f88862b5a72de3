import type { SavedStory } from '#domain/stories/api.ts';
import { hasImages } from './illustrated.ts';

/** How many pictures an illustrated story is meant to have. */
export const picturesPlanned = 3;

/** How a save went: well, or with one of the warnings about its pictures (SAVE-16, SAVE-19 to SAVE-22). */
export type SaveOutcome = 'saved' | 'partial' | 'none' | 'uploadFailed' | 'noStorage' | 'storageFull';

export function saveOutcome(story: SavedStory): SaveOutcome {
  const { imagesAsked, imagesSaved } = story;
  if (story.picturesRefused === 'STORAGE_FULL') return 'storageFull';
  if (imagesAsked > 0 && imagesSaved === 0) return 'noStorage';
  if (imagesSaved < imagesAsked) return 'uploadFailed';
  if (story.options.model !== 'gemini') return 'saved';
  // Saved before: the pictures are there, and none was asked for this time.
  if (imagesAsked === 0) return hasImages(story) ? 'saved' : 'none';
  return imagesAsked < picturesPlanned ? 'partial' : 'saved';
}
