import type { ThingId } from '../../scene.ts';
import { lists } from '../words/lists.ts';
import { anyCase, anyOf, lexicon, wordSet, words } from '../words.ts';

const { things } = lists;
const table = lexicon(things.names);
const manyOf = wordSet(things.many);

/** The thing that this word names. */
export const thingFor = (word: string): ThingId | undefined =>
  table.get(manyOf.has(word) ? word : word.replace(/s$/, '')) ?? table.get(word);

/** What something is only compared with: "as high as a bucket", "like a stone", "como una bandera". */
const comparisons = new RegExp(` (?:${things.like.join('|')}) (?:${anyOf(things.article)}) [^,.]+`, 'giu');

/** A word with a capital is a name (an elephant called Pebble), but not in "the Little Boat" and "Seven Spoons". */
const counted = `(?<!\\p{L})(?:${anyCase(things.counts)})(?: \\p{Lu}[\\p{L}’]*)* `;
const names = new RegExp(`(?<!\\p{L})(?<!${counted})\\p{Lu}[\\p{L}’]*`, 'gu');

const saidIn = (sentence: string) => words(sentence.replace(comparisons, '').replace(names, ' '));

/** The things that a picture's sentence names, each once, so that it can show them; a rabbit called Drum is none. */
export const thingsNamed = (sentence: string): ThingId[] => [
  ...new Set(saidIn(sentence).flatMap((word) => thingFor(word) ?? [])),
];

export const thingNamed = (sentence: string): ThingId | undefined => thingsNamed(sentence)[0];

const houses = wordSet(things.house);
/** Whether a picture's sentence is about a house that is being built. */
export const namesHouse = (said: string) => saidIn(said).some((one) => houses.has(one));

const hollows = wordSet(things.hollow);
const water = new RegExp(`(?<!\\p{L})(?:${anyOf(things.water)})s?(?!\\p{L})`, 'iu');

/** Whether a picture's sentence names something dark or deep to look into, or water on the ground. */
export const namesHollow = (said: string): boolean | 'water' =>
  water.test(said) ? 'water' : words(said).some((one) => hollows.has(one.replace(/s$/, '')));

const upwards = new RegExp(`(?<!\\p{L})(?:${anyOf(things.up)})(?!\\p{L})`, 'iu');
/** Whether somebody points up: the sentence says so, or the thing flies or hangs. */
export const pointsUp = (said: string, thing?: ThingId): boolean =>
  upwards.test(said) || /^(?:kite|star|balloon|feather|leaf|nest|lantern|bell)$/.test(thing ?? '');

const heldUp = new RegExp(`(?<!\\p{L})(?:${things.heldUp.join('|')})(?!\\p{L})`, 'iu');
/** Whether a thing is held up for all to see, and not at the belly. */
export const holdsUp = (said: string): boolean => heldUp.test(said);
