import sharp, { type Sharp } from 'sharp';
import { type CoverStory, coverFacts } from '#domain/stories/cover.ts';
import { drawCover } from '#storyteller/illustrator/draw-cover.ts';

/** The picture of a book's cover, in pixels: as wide as the cover, with room for the title below. */
export const coverSize = { width: 1260, height: 1197 } as const;

/** Draws the cover that a text story has on the shelf, in this size in pixels. */
export function drawnCover(story: CoverStory, seed: string, size: { width: number; height: number }): Sharp {
  return sharp(Buffer.from(drawCover(coverFacts(story), seed, size))).resize(size);
}
