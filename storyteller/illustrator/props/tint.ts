import { colourWords } from '../cast-words.ts';
import { channels, darker, lighter, type Tone } from '../paint/colour.ts';
import { paper } from '../paint/palette.ts';
import { lists } from '../words/lists.ts';
import { wordSet, words } from '../words.ts';

/** Words after which a colour belongs to something else: "a button on a blue blanket", "un botón y una manta azul". */
const ends = wordSet(lists.things.ends);

/** The colour of which a sentence says that this thing is: "the full blue cup", "una taza azul muy chiquita". */
export function colourOf(sentence: string, isThing: (word: string) => boolean): string | undefined {
  for (const phrase of sentence.split(/[.,;:!?—«»“”]/u)) {
    const said = words(phrase);
    const at = said.findIndex(isThing);
    if (at < 0) continue;
    // English names the colour before the thing, Spanish after it.
    return firstColour(said.slice(Math.max(0, at - 3), at).reverse()) ?? firstColour(said.slice(at + 1, at + 3));
  }
  return undefined;
}

function firstColour(near: readonly string[]): string | undefined {
  for (const word of near) {
    if (ends.has(word)) return undefined;
    const colour = colourWords.get(word);
    if (colour) return colour;
  }
  return undefined;
}

/** Paints a thing's art in another colour: its largest sheet, and with it the lighter and darker shades of that one. */
export function tinted(art: string, colour: string, tone: Tone): Tone {
  const main = colourIn(art.split('\n').find((line) => /^[#\w]+ /.test(line)) ?? art.split('\n')[0] ?? '');
  const [hue, grey, light] = lookOf(main);
  return (c) => {
    if (c === main) return tone(colour);
    const [otherHue, otherGrey, otherLight] = lookOf(c);
    const turn = Math.abs(((otherHue - hue + 540) % 360) - 180);
    if (grey !== otherGrey || (!grey && turn > 14) || (grey && Math.abs(light - otherLight) > 0.16)) return tone(c);
    return tone(otherLight > light ? lighter(colour, 0.3) : darker(colour, 0.2));
  };
}

function colourIn(line: string): string {
  const name = /^-?([#\w]+)/.exec(line)?.[1] ?? '';
  return name in paper ? paper[name as keyof typeof paper] : name;
}

/** A colour's hue in degrees, whether it is nearly without one, and its lightness from 0 to 1. */
function lookOf(colour: string): [hue: number, grey: boolean, light: number] {
  const [r, g, b] = channels(colour).map((value) => value / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  const sector = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return [span ? (sector * 60 + 360) % 360 : 0, span < 0.16, (most + least) / 2];
}
