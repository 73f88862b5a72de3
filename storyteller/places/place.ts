/** What is true of a place, in one language: each fact a noun phrase, its second form saying where. */
export type PlaceFacts = {
  /** "forest", or the kind of an own-word place ("train"). */
  id: string;
  /** The id and the kinds it belongs to: what the cases of a tale name. */
  kinds: string[];
  facts: Record<string, readonly [string, string]>;
  /** Four small dwellers and, last, somebody old: name, kind and pronoun. */
  dwellers: readonly Dweller[];
};
export type Dweller = { name: string; kind: string; pronoun: 'she' | 'he' };

/** The facts that every place has, each with what it is. */
export const factNames = [
  'place',
  'home',
  'bed',
  'way',
  'ground',
  'high',
  'hollow',
  'gap',
  'stuff',
  'soft',
  'treat',
  'find',
  'glow',
  'stir',
  'stirrer',
  'stir back',
  'dim',
  'hum',
] as const;

/** Facts that are asked for with a word before them: `{in place}`, `{en home}`. */
const leading = /^(?:in|at|along|on|up|over|en)$/;

/** The words for `{home}`, `{at home}`, `{stir back}`; undefined where there is no such fact. */
export function factOf({ facts }: PlaceFacts, words: readonly string[]): string | undefined {
  const whole = facts[words.join(' ')];
  if (whole) return words[0] === 'ground' ? whole[1] : whole[0];
  const [first = '', ...rest] = words;
  return leading.test(first) ? facts[rest.join(' ')]?.[1] : undefined;
}
