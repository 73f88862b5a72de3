import sharp from 'sharp';
import { type CoverFacts, drawCover } from '#storyteller/illustrator/draw-cover.ts';

/** The cover that a text story has on the shelf, drawn anew as a PNG of this size in pixels. */
export function drawnCover(facts: CoverFacts, seed: string, size: { width: number; height: number }): Promise<Buffer> {
  return sharp(Buffer.from(drawCover(facts, seed, size)))
    .resize(size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
