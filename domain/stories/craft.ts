import type { StoryLanguage } from './options.ts';

/**
 * The vocabulary for a story's parts: the offline storyteller's tales name them in their front matter,
 * and the card dealt to a real model consists of them. Both use the same lists, so that a family's
 * stories can be compared no matter who told them.
 */

/** What goes wrong, or is missing, at the start. */
export const storyProblems = [
  'lost',
  'waiting',
  'only-one',
  'afraid',
  'left-out',
  'broken',
  'unable',
  'promise',
  'quarrel',
  'newcomer',
  'goodbye',
  'untold',
  'stuck',
  'unfinished',
  'mystery',
] as const;
export type StoryProblem = (typeof storyProblems)[number];

/** How the middle is built. */
export const storyStructures = [
  'three-tries',
  'there-and-back',
  'one-joins-another',
  'chain-of-swaps',
  'circle',
  'two-sides',
  'counting-down',
  'message-carried',
  'night-watch',
] as const;
export type StoryStructure = (typeof storyStructures)[number];

/** What the first lines show. */
export const storyOpenings = ['habit', 'want', 'sound', 'arrival', 'place', 'question', 'mishap', 'promise'] as const;
export type StoryOpening = (typeof storyOpenings)[number];

/** What the child does that brings the turn. */
export const storyTurns = [
  'noticing',
  'weakness-helps',
  'asking',
  'telling-the-truth',
  'staying',
  'giving',
  'making',
  'listening',
  'trying-otherwise',
] as const;
export type StoryTurn = (typeof storyTurns)[number];

/** What the last lines show. */
export const storyEndings = [
  'light-goes-down',
  'breath',
  'thing-in-its-place',
  'window',
  'hand-in-hand',
  'blanket',
  'sound-fades',
  'moon-or-stars',
  'door-ajar',
] as const;
export type StoryEnding = (typeof storyEndings)[number];

/** Small things that can appear early in a story and matter at its end. Tales bring their own. */
export const plantedThings: Record<StoryLanguage, readonly string[]> = {
  english: [
    'button',
    'spoon',
    'ribbon',
    'pebble',
    'umbrella',
    'bell',
    'jar',
    'kite',
    'key',
    'feather',
    'acorn',
    'whistle',
    'mitten',
    'lantern',
    'map',
    'basket',
    'marble',
    'sock',
    'teacup',
    'paintbrush',
    'ladder',
    'bucket',
    'string',
    'scarf',
    'boot',
    'drum',
    'cushion',
    'comb',
    'envelope',
    'hat',
    'apple',
    'shell',
    'wheel',
    'tin',
    'pinecone',
    'blanket',
    'mirror',
    'watering can',
    'pillowcase',
    'balloon',
    'rope',
    'chalk',
    'clothes peg',
    'sieve',
    'thimble',
    'box',
    'crayon',
  ],
  spanish: [
    'botón',
    'cuchara',
    'cinta',
    'piedrita',
    'paraguas',
    'campana',
    'frasco',
    'cometa',
    'llave',
    'pluma',
    'bellota',
    'silbato',
    'guante',
    'farol',
    'mapa',
    'canasta',
    'canica',
    'calcetín',
    'taza',
    'pincel',
    'escalera',
    'balde',
    'hilo',
    'bufanda',
    'bota',
    'tambor',
    'cojín',
    'peine',
    'sobre',
    'sombrero',
    'manzana',
    'concha',
    'rueda',
    'lata',
    'piña de pino',
    'cobija',
    'espejo',
    'regadera',
    'funda',
    'globo',
    'cuerda',
    'tiza',
    'pinza de ropa',
    'colador',
    'dedal',
    'caja',
    'crayón',
  ],
};
