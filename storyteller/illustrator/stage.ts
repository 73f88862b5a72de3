import { createRandom, type Random } from '../random.ts';
import type { Light } from '../scene.ts';
import { mix, under } from './colour.ts';
import { atmospheres, paper } from './palette.ts';

/**
 * Where a setting is drawn. Coordinates run from 0,0 at the top left to w,h; the shorter side is
 * 1000, so a tree of 300 has the same share of every picture, and positions are shares of w and h.
 */
export interface Stage {
  w: number;
  h: number;
  light: Light;
  /** Small pictures (chips) leave out what would only be dust at their size. */
  fine: boolean;
  random: Random;
  between(low: number, high: number): number;
  /** A local colour as it looks in this light, `far` (0 to 1) steps towards the haze. */
  tone(colour: string, far?: number): string;
  /** Panes of a window with somebody at home. */
  pane: string;
  dark: boolean;
}

/** The stage of a place that has its own air: under the sea, in a cave, among the stars. */
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
    pane: light === 'day' ? '#5f7d8c' : paper.lamp,
    dark: light !== 'day',
  };
}

/** A setting paints what is behind the characters, and perhaps a little in front of their feet. */
export interface Setting {
  /** A lamp is lit inside, so that characters keep their colours at night. */
  lamplit?: boolean;
  /** Its things are larger than people, who are drawn small in it. */
  huge?: boolean;
  behind(stage: Stage): string;
  front?(stage: Stage): string;
}

/** Characters stand nearest to the light: at night they darken less than the land, so that faces are read. */
export function castTone(light: Light): (colour: string) => string {
  if (light === 'day') return (colour) => colour;
  if (light === 'dusk') return (colour) => mix(under(colour, '#fdebdc'), '#5c5a80', 0.08);
  return (colour) => mix(under(colour, '#e6e6f6'), '#2c3a6c', 0.12);
}
