import { createRandom, type Random } from '../random.ts';
import type { Light } from '../scene.ts';
import { mix, type Tone, under } from './paint/colour.ts';
import { atmospheres, paper } from './paint/palette.ts';

/**
 * The canvas of a setting. Coordinates run from 0,0 at the top left to w,h; the shorter side is
 * 1000, so a tree of 300 has the same share of every picture, and positions are shares of w and h.
 */
export interface Stage {
  w: number;
  h: number;
  light: Light;
  /** False in small pictures (chips), which leave out details too small to see. */
  fine: boolean;
  random: Random;
  between(low: number, high: number): number;
  /** A colour as it looks in this light; `far` (0 to 1) fades it towards the haze. */
  tone(colour: string, far?: number): string;
  /** The colour of window panes with somebody at home. */
  pane: string;
  dark: boolean;
  /** A storm: no sun, no moon and no stars. */
  storm?: boolean;
  /** Snow lies on the land and falls. */
  snowy?: boolean;
  /** The part that the frame shows: no sun and no moon is cut off by it. */
  view: { left: number; right: number; top: number };
}

/** Makes a stage of this size in this light; `fine` is false for small pictures. */
export function createStage(w: number, h: number, light: Light, seed: string, fine = true): Stage {
  const rolls = createRandom(seed).fork('stage');
  const air = atmospheres[light];
  return {
    w,
    h,
    light,
    fine,
    random: rolls,
    between: (low, high) => low + rolls.next() * (high - low),
    tone: (colour, far = 0) => mix(mix(under(colour, air.light), air.shade, air.depth), air.haze, far * 0.85),
    view: { left: 0, right: w, top: 0 },
    pane: light === 'day' ? '#5f7d8c' : paper.lamp,
    dark: light !== 'day',
  };
}

/** A setting draws what is behind the characters, and optionally a little in front of their feet. */
export interface Setting {
  /** Whether a lamp is lit inside, so that characters keep their colours at night. */
  lamplit?: boolean;
  /** Whether its things are larger than people, who are then drawn small. */
  huge?: boolean;
  behind(stage: Stage): string;
  front?(stage: Stage): string;
}

/** Characters darken less than the land at night, so that their faces can be seen. */
export function castTone(light: Light): Tone {
  if (light === 'day') return (colour) => colour;
  if (light === 'dusk') return (colour) => mix(under(colour, '#fdebdc'), '#5c5a80', 0.08);
  return (colour) => mix(under(colour, '#e6e6f6'), '#2c3a6c', 0.12);
}
