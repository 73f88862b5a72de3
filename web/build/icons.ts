import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { drawMark } from '#storyteller/illustrator/draw-mark.ts';
import { drawScene } from '#storyteller/illustrator/draw-scene.ts';

const night = '#1b2340';

/**
 * Draws the pictures that other programs show, under names that never change: the icons of tabs and
 * home screens, the manifest's `maskable` one with room for a round cut, and the preview card.
 */
export async function writeIcons(dist: string): Promise<void> {
  const mark = drawMark({ size: 64 });
  const card = drawScene(
    { setting: 'forest', characters: ['fox', 'owl', 'rabbit'], light: 'night', mood: 'tender' },
    { width: 1200, height: 630, seed: 'preview' },
  );
  await writeFile(join(dist, 'favicon.svg'), mark);
  const pictures: Record<string, Buffer> = {
    'apple-touch-icon.png': draw(squareMark(0.74), 180),
    'icon-192.png': draw(mark, 192),
    'icon-512.png': draw(mark, 512),
    'icon-maskable-512.png': draw(squareMark(0.58), 512),
    'preview.png': draw(card, 1200),
  };
  for (const [name, picture] of Object.entries(pictures)) await writeFile(join(dist, name), picture);
}

/** The mark on a square tile, as this share of its width. */
function squareMark(share: number): string {
  const inner = drawMark({ size: 64, ground: false }).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const move = 32 * (1 - share);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${night}"/><g transform="translate(${move} ${move}) scale(${share})">${inner}</g></svg>`;
}

function draw(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}
