/** What is true of a place, in one language: each fact a noun phrase, its second form saying where. */
export type PlaceFacts = {
  /** "forest", or the kind of an own-word place ("train"). */
  id: string;
  /** The id and the kinds it belongs to: what the cases of a tale name. */
  kinds: string[];
  facts: Record<string, readonly [string, string]>;
  /** Four small dwellers and, last, somebody old: name, kind and pronoun. */
  dwellers: readonly Dweller[];
  /** Whether a child meets children there: a school, a shop, a pool. */
  everyday: boolean;
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

/** Where a long name of the parent's is over: "the lighthouse | on a tiny island". */
const more =
  / (?:in|near|by|on|at|under|with|from|behind|over|made|full|en|con|sin|junto|cerca|hech[oa]|llen[oa]) .*$/u;

/** The words for a fact; a place whose long name has been said is called by the short one: "the lighthouse". */
export function factSaid(place: PlaceFacts, words: readonly string[], said: Set<string>): string | undefined {
  const fact = factOf(place, words);
  const [full = ''] = place.facts.place ?? [];
  const short = full.replace(more, '');
  if (words.at(-1) !== 'place' || !fact || short.split(' ').length < 2) return fact;
  const again = said.has('place');
  said.add('place');
  return again ? fact.replace(full, short) : fact;
}

/** The words for `{home}`, `{at home}`, `{stir back}`; undefined where there is no such fact. */
function factOf({ facts }: PlaceFacts, words: readonly string[]): string | undefined {
  const whole = facts[words.join(' ')];
  if (whole) return words[0] === 'ground' ? whole[1] : whole[0];
  const [first = '', ...rest] = words;
  return leading.test(first) ? facts[rest.join(' ')]?.[1] : undefined;
}
