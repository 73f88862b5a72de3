import sharp, { type Sharp } from 'sharp';
import { type CoverFacts, drawCover } from '#storyteller/illustrator/draw-cover.ts';

/** Draws the cover that a text story has on the shelf, in this size in pixels. */
export function drawnCover(facts: CoverFacts, seed: string, size: { width: number; height: number }): Sharp {
  return sharp(Buffer.from(drawCover(facts, seed, size))).resize(size);
}
