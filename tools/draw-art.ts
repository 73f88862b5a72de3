import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawCharacter } from '#storyteller/illustrator/draw-character.ts';
import { drawCover } from '#storyteller/illustrator/draw-cover.ts';
import { drawHero } from '#storyteller/illustrator/draw-hero.ts';
import { drawMark } from '#storyteller/illustrator/draw-mark.ts';
import { drawScene } from '#storyteller/illustrator/draw-scene.ts';

/**
 * The product's own pictures for the pages that never change, drawn by the illustrator that draws the
 * stories. `web/build.ts` runs this first; the files are results, not sources.
 */
const folder = join(import.meta.dirname, '../web/.art');
const head = (name: string) => drawCharacter(name, { size: 160, crop: 'head', mood: 'joyful' });
const cover = (setting: string, characters: string[], seed: string) =>
  drawCover({ setting, characters }, seed, { width: 360, height: 480 });

const pictures: Record<string, string> = {
  mark: drawMark({ size: 64 }),
  'hero-night-wide': drawHero('night'),
  'hero-night-tall': drawHero('night', { width: 900, height: 1500 }),
  'hero-day-wide': drawHero('day'),
  'hero-day-tall': drawHero('day', { width: 900, height: 1500 }),
  fox: head('fox'),
  owl: head('owl'),
  rabbit: head('rabbit'),
  unicorn: head('unicorn'),
  elephant: head('elephant'),
  giraffe: head('giraffe'),
  child: drawCharacter('Luna', { size: 320, mood: 'joyful', pose: 'waving' }),
  'cover-forest': cover('forest', ['fox'], 'b'),
  'cover-underwater': cover('underwater', ['Luna', 'cat'], 'c'),
  'cover-castle': cover('castle', ['unicorn', 'rabbit'], 'a'),
  sample: drawScene(
    { setting: 'forest', characters: ['fox', 'owl'], light: 'night', mood: 'tender' },
    { width: 900, height: 1000, seed: 'lantern' },
  ),
  asleep: drawScene(
    { setting: 'meadow', characters: ['rabbit', 'fox'], light: 'night', mood: 'sleepy' },
    { width: 1600, height: 640, seed: 'goodnight' },
  ),
  lost: drawScene(
    { setting: 'cloud', characters: ['squirrel'], light: 'night', mood: 'curious' },
    { width: 900, height: 600, seed: 'lost' },
  ),
};

mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(pictures)) writeFileSync(join(folder, `${name}.svg`), svg);
