import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetCharacters, presetSettings } from '#domain/stories/options.ts';
import { drawCharacter } from '#storyteller/illustrator/draw-character.ts';
import { drawCover } from '#storyteller/illustrator/draw-cover.ts';
import { drawMark } from '#storyteller/illustrator/draw-mark.ts';
import { type DrawnScene, drawScene } from '#storyteller/illustrator/draw-scene.ts';
import { drawSettingBadge } from '#storyteller/illustrator/draw-setting-badge.ts';
import { atmospheres } from '#storyteller/illustrator/paint/palette.ts';
import { cloud, glow } from '#storyteller/illustrator/sky.ts';
import { drawEmptyShelf } from './art/draw-empty-shelf.ts';
import { drawHero } from './art/draw-hero.ts';

/**
 * Draws the product's own, fixed pictures for the pages, with the illustrator that draws the stories. `web/build/build.ts`
 * runs this first; the files are results, not sources.
 */
const folder = join(import.meta.dirname, '../web/.art');
const head = (name: string) => drawCharacter(name, { size: 160, crop: 'head', mood: 'joyful' });
const cover = (setting: string, characters: string[], seed: string) =>
  drawCover({ setting, characters }, seed, { width: 360, height: 480 });

/** The part of a hero's sky, in its own units, where the page shows its text. */
type WordRoom = { right: number; bottom: number };

type HeroShape = { width: number; height: number; lightAt?: number };

/**
 * Draws a hero with `sky` units more of sky above it, and without the clouds and stars that would be behind the text.
 */
function heroForWords(theme: 'night' | 'day', shape: HeroShape, sky: number, room: WordRoom) {
  return drawHero(theme, shape)
    .replace(/viewBox="0 0 (\d+) (\d+)"/, (_, w, h) => `viewBox="0 ${-sky} ${w} ${Number(h) + sky}"`)
    .replace(/<rect x="0" y="0" width="([\d.]+)" height="([\d.]+)"/, (_, w, h) => {
      return `<rect x="0" y="${-sky}" width="${w}" height="${Number(h) + sky}"`;
    })
    .replace(/<g class="hero-clouds">.*?<\/g>/s, '')
    .replace(/<g class="hero-stars">.*?<\/g><\/g>/s, (stars) => {
      const kept = withoutStars(stars, (x, y) => x < room.right && y < room.bottom);
      const above = withoutStars(stars, (_, y) => y > sky - 160);
      return sky === 0 ? kept : `${kept}<g transform="translate(40 ${-sky - 60})">${above}</g>`;
    });
}

/** Removes the small and large stars at unwanted places. */
function withoutStars(sky: string, unwanted: (x: number, y: number) => boolean): string {
  const star = /<circle cx="([\d.-]+)" cy="([\d.-]+)"[^>]*>|<path d="M([\d.-]+) ([\d.-]+)Q[^>]*>/g;
  return sky.replace(star, (found, cx, cy, x, y) => (unwanted(Number(cx ?? x), Number(cy ?? y)) ? '' : found));
}

const wide = (theme: 'night' | 'day') =>
  heroForWords(theme, { width: 1600, height: 900 }, 380, { right: 940, bottom: 460 });
const tall = (theme: 'night' | 'day') =>
  heroForWords(theme, { width: 900, height: 1500 }, 0, { right: 720, bottom: 740 });

/** On a phone the text takes the whole width, so the moon and the sun are above it. */
const phone = (theme: 'night' | 'day') =>
  heroForWords(theme, { width: 900, height: 1500, lightAt: 0.118 }, 0, { right: 1000, bottom: 740 });

const moving = /<g class="hero-stars-[23]">.*?<\/g>/gs;

/** Returns a night hero without its twinkling stars. */
const still = (hero: string) => hero.replace(moving, '');

/** Returns a layer over a hero, in a drawing of the same size. */
const over = (hero: string, content: string) => `${hero.slice(0, hero.indexOf('>') + 1)}${content}</svg>`;

/** Returns the twinkling stars of a night hero. */
const stars = (hero: string) => over(hero, hero.match(moving)?.join('') ?? '');

/** Returns the light in a night hero's lantern: its centre is `middle` from the left and `up` from the top. */
const lantern = (hero: string, middle: number, up: number) => over(hero, glow(middle, up, 120) + glow(middle, up, 58));

/** Returns drifting clouds for a day hero, beside the text and never behind it. */
const clouds = (hero: string, places: [number, number, number][]) =>
  over(hero, places.map(([x, y, size]) => cloud(x, y, size, atmospheres.day.cloud)).join(''));

/** The scenes of the sample stories: the smallest fire, a star that cannot sleep, the slowest letter. */
const ember: DrawnScene = {
  setting: 'mountain',
  characters: ['Ember the dragon'],
  light: 'night',
  mood: 'joyful',
  action: { kind: 'look-into', by: 0 },
  thing: 'lantern',
};
const nilo: DrawnScene = {
  setting: 'space',
  characters: ['Nilo the astronaut', 'the star'],
  light: 'night',
  mood: 'calm',
  action: { kind: 'wave', by: 0, with: 1 },
};
const olive: DrawnScene = {
  setting: 'garden',
  characters: ['Olive the tortoise'],
  light: 'day',
  mood: 'calm',
  action: { kind: 'carry', by: 0 },
  thing: 'letter',
};

const pictures: Record<string, string> = {
  // The characters and settings that the creator offers; all others are drawn in the browser.
  ...Object.fromEntries(presetCharacters.map((name) => [`characters/${name}`, head(name)])),
  ...Object.fromEntries(
    presetSettings.map((name) => [`settings/${name}`, drawSettingBadge(name, { width: 240, light: 'dusk' })]),
  ),
  'empty-shelf': drawEmptyShelf({ width: 560 }),
  mark: drawMark({ size: 64 }),
  'hero-night-wide': still(wide('night')),
  'hero-night-tall': still(tall('night')),
  'hero-night-phone': still(phone('night')),
  'hero-stars-wide': stars(wide('night')),
  'hero-stars-tall': stars(tall('night')),
  'hero-lantern-wide': lantern(wide('night'), 903, 545),
  'hero-lantern-tall': lantern(tall('night'), 514, 1131),
  'hero-clouds': clouds(wide('day'), [
    [1640, 120, 210],
    [1130, -150, 150],
  ]),
  'hero-day-wide': wide('day'),
  'hero-day-tall': tall('day'),
  'hero-day-phone': phone('day'),
  child: drawCharacter('Luna', { size: 320, mood: 'joyful', pose: 'waving' }),
  'cover-forest': cover('forest', ['fox'], 'b'),
  'cover-underwater': cover('underwater', ['Luna', 'cat'], 'c'),
  'cover-castle': cover('castle', ['unicorn', 'rabbit'], 'a'),
  'sample-dragon': drawScene(ember, { width: 640, height: 480, seed: 'ember' }),
  'sample-dragon-tall': drawScene(ember, { width: 900, height: 1000, seed: 'ember' }),
  'sample-space': drawScene(nilo, { width: 640, height: 480, seed: 'sample space' }),
  'sample-garden': drawScene(olive, { width: 640, height: 480, seed: 'sample garden' }),
  asleep: drawScene(
    { setting: 'cloud', characters: ['fox', 'rabbit'], light: 'night', mood: 'sleepy', shot: 'near' },
    { width: 1600, height: 700, seed: 'goodnight' },
  ),
  welcome: drawScene(
    { setting: 'castle', characters: ['unicorn', 'fox'], light: 'night', mood: 'joyful' },
    { width: 1000, height: 1000, seed: 'welcome' },
  ),
  lost: drawScene(
    { setting: 'forest', characters: ['squirrel'], light: 'night', mood: 'curious' },
    { width: 900, height: 600, seed: 'lost' },
  ),
};

for (const part of ['characters', 'settings']) mkdirSync(join(folder, part), { recursive: true });
for (const [name, svg] of Object.entries(pictures)) writeFileSync(join(folder, `${name}.svg`), svg);
