import type { Light } from '../../scene.ts';

/** The palette: every hand-picked colour that more than one drawing uses. */
// biome-ignore format: many in a line are read at one look
export const paper = {
  ink: '#2b2337', cream: '#fbf3e0', white: '#fffaf0', lamp: '#ffc56b', lampPale: '#ffe3ab', moon: '#f8e8bd',
  brick: '#c8553d', coral: '#e2866a', rose: '#e8a79b', blush: '#ef9a86', mustard: '#e2ab3f', butter: '#f3d489',
  sage: '#8fae7a', moss: '#5f8a5b', pine: '#3c6a56', teal: '#3f8d8a', sky: '#8bbccd', navy: '#33497d',
  plum: '#7c5273', bark: '#7a5640', wood: '#b98555', sand: '#ecd3a2', stone: '#a9a7ad', slate: '#6d7487',
} as const;

/** Colours for scarves, jumpers, doors and flags. */
// biome-ignore format: many in a line are read at one look
export const cloth = [
  paper.brick, paper.mustard, paper.teal, paper.navy, paper.coral, paper.sage, paper.plum, paper.sky,
] as const;

/** Colours that a parent may name: "the red dragon", "el gato negro". */
// biome-ignore format: many in a line are read at one look
export const spokenColours = {
  red: '#c8553d', blue: '#5f8fae', green: '#7fa866', yellow: '#efcb66', black: '#56505c', white: '#f6f1e6',
  pink: '#e7a9a4', purple: '#8d6f9e', orange: '#e0904f', brown: '#8f6246', grey: '#9c9da6',
} as const;

/** How a light changes the colours of a scene. */
export interface Atmosphere {
  /** Sky colours from the outermost to the one around the sun or moon. */
  sky: readonly [string, string, string, string];
  /** The colour into which far things fade. */
  haze: string;
  /** The colour of the light that falls on the land. */
  light: string;
  /** The shadow colour over everything; `depth` is its share. */
  shade: string;
  depth: number;
  cloud: string;
}

export const atmospheres: Record<Light, Atmosphere> = {
  day: {
    sky: ['#b9dbe0', '#c9e4e3', '#dcecdf', '#f0f0d8'],
    haze: '#d5e6dd',
    light: '#ffffff',
    shade: '#ffffff',
    depth: 0,
    cloud: '#fffaf0',
  },
  dusk: {
    sky: ['#5b7090', '#918d97', '#d3a688', '#f0c690'],
    haze: '#d6ab90',
    light: '#ffe0bf',
    shade: '#605f86',
    depth: 0.13,
    cloud: '#efcdb0',
  },
  night: {
    sky: ['#141b38', '#1a2448', '#233058', '#304069'],
    haze: '#344675',
    light: '#a9b6e6',
    shade: '#1c2a58',
    depth: 0.46,
    cloud: '#4d5e94',
  },
};
