import { colourWords } from '../cast-words.ts';
import { lexicon, wordSet, words } from '../words.ts';
import type { Hairstyle, Looks } from './looks.ts';

const hairWords = wordSet(
  'hair haired pelo cabello melena curls rizos rulos chinos braids trenzas ponytail coleta moño',
);
const skinWords = wordSet('skin skinned piel');
/** Words for things whose colour no drawing shows: "black with one white paw" is black. */
const unseen = wordSet(
  'eyes eyed ojos paw paws ear ears tail belly spot spots spotted stripe stripes nose chest pata patas patita patitas oreja orejas cola panza barriga mancha manchas raya rayas nariz hocico pecho',
);

const hairColours = lexicon({
  '#7d5236': 'brown castaño castaña marron cafe brunette',
  '#2c2a3a': 'black negro negra',
  '#3a2d2b': 'dark oscuro oscura moreno morena',
  '#b4553a': 'red ginger rojo roja pelirrojo pelirroja redhead',
  '#d9a757': 'blond blonde fair golden yellow rubio rubia dorado amarillo',
  '#dcd8d2': 'grey gray white silver gris blanco canoso canosa plateado',
  '#8d6f9e': 'purple morado violeta lila',
  '#e7a9a4': 'pink rosado rosa',
  '#5f8fae': 'blue azul',
  '#7fa866': 'green verde',
});

/** Colours that mean hair even without a word for hair beside them. */
const hairOnly = /^(?:brunette|blonde?|ginger|redhead|rubi[oa]|pelirroj[oa]|canos[oa]|moren[oa])$/;

const styleWords: ReadonlyMap<string, Hairstyle> = lexicon({
  curls: 'curls curly wavy rizos rizado rizada rulos chino chinos chinitos crespo crespa afro',
  long: 'long largo larga melena',
  short: 'short corto corta',
  pigtails: 'pigtails coletas',
  braids: 'braids braid plaits plait trenzas trenza trenzado',
  ponytail: 'ponytail coleta',
  bun: 'bun moño rodete',
});

const skins = lexicon({
  '#86553a': 'dark black brown oscura negra morena',
  '#e2ab7c': 'olive tan trigueña canela',
  '#f7d9bd': 'pale fair light clara blanca',
});

const hats = lexicon<'hat' | 'cap'>({ hat: 'hat sombrero sombrerito', cap: 'cap beanie gorro gorra gorrito' });

export interface SpokenLooks extends Partial<Looks> {
  /** What is worn on the head, and its colour if one was said. */
  hat?: { kind: 'hat' | 'cap'; colour?: string };
  glasses?: boolean;
  beard?: boolean;
  freckles?: boolean;
  wheelchair?: boolean;
}

/** The looks in a parent's words that can be drawn: "brown curls and glasses", "pelo corto, abrigo rojo". */
export function spokenLooks(look: string): SpokenLooks {
  const said = words(look);
  const seen: SpokenLooks = {};
  said.forEach((word, i) => {
    // A colour belongs to the nearest noun: the next word in English, the previous one in Spanish.
    const past = (step: number) => (styleWords.has(said[i + step] ?? '') ? said[i + 2 * step] : undefined);
    const near = [said[i + 1], past(1), said[i - 1], past(-1)].filter((other) => other !== undefined);
    const of = near.find((other) => hairWords.has(other) || skinWords.has(other) || unseen.has(other));
    const worn = near.find((other) => hats.has(other));
    const hair = hairColours.get(word);
    const colour = colourWords.get(word);
    if (hair && (hairOnly.test(word) || (of && hairWords.has(of)))) seen.hair = hair;
    else if (of && skinWords.has(of) && skins.get(word)) seen.skin = skins.get(word) as string;
    else if (colour && worn) seen.hat = { kind: hats.get(worn) ?? 'hat', colour };
    else if (colour && !of) seen.colour ??= colour;
    const hat = hats.get(word);
    if (hat) seen.hat ??= { kind: hat };
    const style = styleWords.get(word);
    if (style && (word !== 'short' || near.some((other) => hairWords.has(other)))) seen.hairstyle = style;
    if (/^(glasses|spectacles|gafas|lentes|anteojos)$/.test(word)) seen.glasses = true;
    if (/^(freckles|freckled|pecas|pecos[oa])$/.test(word)) seen.freckles = true;
    if (/^(beard|barba|bearded)$/.test(word)) seen.beard = true;
    if (/^(?:wheelchair|wheel chair|silla de ruedas)/.test(said.slice(i, i + 3).join(' '))) seen.wheelchair = true;
  });
  return seen;
}
