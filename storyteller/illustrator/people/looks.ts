import type { Random } from '../../random.ts';
import { cloth } from '../paint/palette.ts';

export const skins = ['#f7d9bd', '#f0c49c', '#e2ab7c', '#c98f62', '#a87048', '#86553a', '#6b432f'] as const;
const hairColours = ['#3a2d2b', '#5b3d2e', '#7d5236', '#a9703f', '#d9a757', '#b4553a', '#2c2a3a'] as const;
const greys = ['#dcd8d2', '#c4c2c4', '#efe9df'] as const;

/** Hair and skin as a parent may name them. */
// biome-ignore format: many in a line are read at one look
export const spokenHair = {
  brown: '#7d5236', black: '#2c2a3a', dark: '#3a2d2b', red: '#b4553a', blond: '#d9a757', grey: '#dcd8d2',
  purple: '#8d6f9e', pink: '#e7a9a4', blue: '#5f8fae', green: '#7fa866',
} as const;
export const spokenSkins = { dark: '#86553a', olive: '#e2ab7c', pale: '#f7d9bd' } as const;

// biome-ignore format: many in a line are read at one look
export const hairstyles = [
  'short', 'tousled', 'bob', 'pigtails', 'braids', 'bun', 'curls', 'long', 'ponytail',
] as const;
export type Hairstyle = (typeof hairstyles)[number];
export type Garment = 'jumper' | 'stripes' | 'dungarees' | 'dress' | 'raincoat' | 'gown';

/** Everything that distinguishes one drawn person from another. */
export interface Looks {
  skin: string;
  hair: string;
  hairstyle: Hairstyle;
  garment: Garment;
  colour: string;
  second: string;
  trousers: string;
}

const styles = {
  boy: ['short', 'tousled', 'curls'],
  girl: ['bob', 'pigtails', 'bun', 'curls', 'long', 'ponytail'],
  // If nothing is known about a child, the length of the hair should suggest nothing.
  any: ['short', 'tousled', 'bob', 'curls'],
} as const satisfies Record<string, readonly Hairstyle[]>;

const clothes = {
  boy: ['jumper', 'stripes', 'dungarees', 'raincoat'],
  girl: ['jumper', 'stripes', 'dungarees', 'dress', 'raincoat'],
  any: ['jumper', 'stripes', 'dungarees', 'raincoat'],
} as const satisfies Record<string, readonly Garment[]>;

export type Kind = keyof typeof styles;

/** Chooses a person's looks; the same source gives the same looks, and the `nth` sibling other clothes and hair; `fair` is whether the hair is said to be. */
export function rollLooks(rolls: Random, kind: Kind, old = false, nth = 0, fair = false): Looks {
  const rolled = rolls.int(skins.length);
  const skin = fair ? rolled % 3 : rolled;
  // Darker skins get dark hair only, because fair hair would look like a wig.
  const hair = skin > 3 ? rolls.pick([hairColours[0], hairColours[6]]) : rolls.pick(hairColours);
  const colour = cloth[(rolls.int(cloth.length) + nth) % cloth.length] ?? cloth[0];
  const others = cloth.filter((c) => c !== colour);
  return {
    skin: skins[skin] ?? skins[1],
    hair: old ? rolls.pick(greys) : hair,
    hairstyle: styles[kind][(rolls.int(styles[kind].length) + nth) % styles[kind].length] ?? 'short',
    garment: rolls.pick(clothes[kind]),
    colour,
    second: rolls.pick(others),
    trousers: rolls.pick(['#4a5d85', '#6b5a50', '#3f6f6b', '#54506b']),
  };
}
