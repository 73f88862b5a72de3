import sharp, { type Sharp } from 'sharp';
import { type CoverStory, coverFacts } from '#domain/stories/cover.ts';
import { drawCover } from '#storyteller/illustrator/draw-cover.ts';

/** Draws the cover that a text story has on the shelf, in this size in pixels. */
export function drawnCover(story: CoverStory, seed: string, size: { width: number; height: number }): Sharp {
  return sharp(Buffer.from(drawCover(coverFacts(story), seed, size))).resize(size);
}
