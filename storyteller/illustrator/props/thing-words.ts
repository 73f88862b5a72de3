import { type ThingId, thingIds } from '../../scene.ts';
import { words } from '../words.ts';

/** The names of each thing in English and Spanish, in the order of `thingIds`. */
const thingNames = `lantern farol linterna,cup mug taza tacita,boat barco barquito,kite cometa papalote,button boton,key llave llavecita,shell caracola concha,hat sombrero,drum tambor,book libro,blanket quilt manta cobija frazada,ball pelota,jar frasco,basket canasta cesta canasto,bell campana campanita,ribbon cinta moño,stone pebble piedra piedrita,seedling brote plantita,bread loaf pan,cake pastel torta,star estrella,feather pluma,scarf bufanda,umbrella paraguas,letter carta,box caja cajita,spoon cuchara,pillow almohada,bucket pail balde cubeta,ladder escalera,cart wagon carretilla carrito carreta,flute flauta,mitten mittens manopla miton,nest nido,apple manzana,pear pera,map mapa,clock reloj,whistle silbato,rope cuerda soga,spade shovel pala,plate plato,coin moneda,leaf hoja,flower flor,teddy osito peluche,sled trineo,net redecilla,candle vela,paintbrush brush pincel,spyglass telescope catalejo telescopio,balloon globo globito`;

const table = new Map(
  thingNames.split(',').flatMap((row, i) => words(row).map((word) => [word, thingIds[i] as ThingId] as const)),
);

/** Plurals that describe the place and not the thing: "under the stars". */
const manyOf = /^(stars|stones|pebbles|flowers|shells|estrellas|piedras|hojas|conchas|caracolas)$/;

/** The thing that this word names. */
export const thingFor = (word: string): ThingId | undefined =>
  table.get(manyOf.test(word) ? word : word.replace(/s$/, '')) ?? table.get(word);

/** What something is only compared with: "as high as a bucket", "like a stone", "como una bandera". */
const comparisons = / (?:as \p{L}+ as|like|como) (?:an?|the|un|una|el|la) [^,.]+/giu;

/** What may stand before a thing, also where a title has capitals: "the Little Boat", "Seven Spoons". */
const counts =
  '[Tt]he|[Aa]n?|[Mm]y|[Hh]er|[Hh]is|[Tt]heir|[Oo]ur|[Yy]our|[Nn]o|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Tt]en|[Ee]l|[Ll][ao]s?|[Uu]na?|[Ss]u|[Mm]i';
/** Any other word with a capital, which is a name: an elephant called Pebble. */
const names = new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})(?:${counts})(?: \\p{Lu}[\\p{L}’]*)* )\\p{Lu}[\\p{L}’]*`, 'gu');

const saidIn = (sentence: string) => words(sentence.replace(comparisons, '').replace(names, ' '));

/** The things that a picture's sentence names, each once, so that it can show them; a rabbit called Drum is none. */
export const thingsNamed = (sentence: string): ThingId[] => [
  ...new Set(saidIn(sentence).flatMap((word) => thingFor(word) ?? [])),
];

export const thingNamed = (sentence: string): ThingId | undefined => thingsNamed(sentence)[0];

/** Whether a picture's sentence is about a house that is being built. */
export const namesHouse = (said: string) => saidIn(said).some((one) => /^(?:house|roof|casa|casita|techo)$/.test(one));

const hollows = ' hole hollow well burrow ditch pit tunnel crack gap dark inside hueco hoyo agujero pozo grieta fondo ';

/** Whether a picture's sentence names something dark or deep to look into, or water on the ground. */
export const namesHollow = (said: string): boolean | 'water' =>
  /(?<!\p{L})(?:puddle|pond|charco)s?(?!\p{L})/iu.test(said)
    ? 'water'
    : words(said).some((one) => hollows.includes(` ${one.replace(/s$/, '')} `));

/** Whether somebody points up: the sentence says so, or the thing flies or hangs. */
export const pointsUp = (said: string, thing?: ThingId): boolean =>
  /(?<!\p{L})(?:up|high|arriba|alto|air|aire)(?!\p{L})/iu.test(said) ||
  /^(?:kite|star|balloon|feather|leaf|nest|lantern|bell)$/.test(thing ?? '');

/** Whether a thing is held up for all to see, and not at the belly. */
export const holdsUp = (said: string): boolean =>
  /(?<!\p{L})(?:(?:holds?|lifts?)(?: \p{L}+){0,4} (?:up|high)|levantan?|alzan?|en alto)(?!\p{L})/iu.test(said);
