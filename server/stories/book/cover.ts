import sharp, { type Sharp } from 'sharp';
import { type CoverFacts, drawCover } from '#storyteller/illustrator/draw-cover.ts';

/** The cover that a text story has on the shelf, drawn anew in this size in pixels. */
export function drawnCover(facts: CoverFacts, seed: string, size: { width: number; height: number }): Sharp {
  return sharp(Buffer.from(drawCover(facts, seed, size))).resize(size);
}
