import { colourWords } from '../cast-words.ts';
import { lists } from '../words/lists.ts';
import { lexicon, valued, wordSet, words } from '../words.ts';
import { type Looks, spokenHair, spokenSkins } from './looks.ts';

const { looks } = lists;
const hairWords = wordSet(looks.hair);
const skinWords = wordSet(looks.skin);
const unseen = wordSet(looks.unseen);
const hairColours = valued(looks.hairColours, spokenHair);
const hairOnly = wordSet(looks.hairOnly);
const styleWords = lexicon(looks.hairstyles);
const skins = valued(looks.skins, spokenSkins);
const hats = lexicon(looks.hats);
const glasses = wordSet(looks.glasses);
const freckled = wordSet(looks.freckles);
const beards = wordSet(looks.beard);
const wheelchair = new RegExp(`^(?:${looks.wheelchair.join('|')})(.*)$`);
const wheelColour = (near: (string | undefined)[]) => {
  const colour = near.map((word) => colourWords.get(word ?? '')).find(Boolean);
  return colour === undefined ? {} : { colour };
};

export interface SpokenLooks extends Partial<Looks> {
  /** What is worn on the head, and its colour if one was said. */
  hat?: { kind: 'hat' | 'cap'; colour?: string };
  /** Worn, and their colour if one was said. */
  glasses?: { colour?: string };
  beard?: boolean;
  freckles?: boolean;
  /** Sat in, and its colour if one was said. */
  wheelchair?: { colour?: string };
}

/** The looks in a parent's words that can be drawn: "brown curls and glasses", "pelo corto, abrigo rojo". */
export function spokenLooks(look: string): SpokenLooks {
  const seen: SpokenLooks = {};
  // What stands behind a comma is of something else, unless it is a single word: "brown plaits, yellow jumper".
  for (const phrase of look.split(/,\s*(?=\S+\s+[^\s,])/u)) readPhrase(words(phrase), seen);
  return seen;
}

function readPhrase(said: string[], seen: SpokenLooks): void {
  said.forEach((word, i) => {
    // A colour belongs to the nearest noun: the next word in English, the previous one in Spanish.
    const past = (step: number) => (styleWords.has(said[i + step] ?? '') ? said[i + 2 * step] : undefined);
    const near = [said[i + 1], past(1), said[i - 1], past(-1)].filter((other) => other !== undefined);
    const of = near.find((other) => hairWords.has(other) || skinWords.has(other) || unseen.has(other));
    const worn = near.find((other) => hats.has(other));
    const hair = hairColours.get(word);
    const colour = colourWords.get(word);
    if (of && skinWords.has(of) && skins.get(word)) seen.skin = skins.get(word) as string;
    else if (hair && (hairOnly.has(word) || (of && hairWords.has(of)))) seen.hair = hair;
    else if (colour && near.some((other) => glasses.has(other))) seen.glasses = { colour };
    else if (colour && worn) seen.hat = { kind: hats.get(worn) ?? 'hat', colour };
    else if (colour && !of) seen.colour ??= colour;
    const hat = hats.get(word);
    if (hat) seen.hat ??= { kind: hat };
    const style = styleWords.get(word);
    if (style && (word !== 'short' || near.some((other) => hairWords.has(other)))) seen.hairstyle = style;
    if (glasses.has(word)) seen.glasses ??= {};
    if (freckled.has(word)) seen.freckles = true;
    if (beards.has(word)) seen.beard = true;
    // "A blue wheelchair", "silla de ruedas azul".
    const [, after] = wheelchair.exec(said.slice(i).join(' ')) ?? [];
    if (after !== undefined) seen.wheelchair = wheelColour([said[i - 1], ...words(after).slice(0, 1)]);
  });
}
