import type { Random } from '../random.ts';
import { timesNamed } from '../wishes/avoid.ts';

/** The facts of a place, in one language: each is a noun phrase with a second form that says where. */
export type PlaceFacts = {
  /** A preset's id ("forest"), or the kind of a place in the parent's own words ("train"). */
  id: string;
  /** The id and the kinds it belongs to; a tale's cases name these. */
  kinds: string[];
  facts: Record<string, readonly [string, string]>;
  /** More words for some facts, so that a place known from many evenings does not sound the same: by the fact's name. */
  also: Readonly<Record<string, readonly string[]>>;
  /** Four small dwellers and, last, somebody old. */
  dwellers: readonly Dweller[];
  /** Whether a child meets other children there: a school, a shop, a pool. */
  everyday: boolean;
};
export type Dweller = { name: string; kind: string; pronoun: 'she' | 'he' };

/** The names of the facts that every place has. */
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

/** Returns the place with one of its words for each fact that has several: one that names nothing to `avoid`, if there is one. */
export function varied(place: PlaceFacts, random: Random, avoid: readonly string[] = []): PlaceFacts {
  const chosen = Object.entries(place.also).map(([name, more]) => {
    const all = [place.facts[name]?.[0] ?? '', ...more];
    const spared = all.filter((words) => timesNamed(words, avoid) === 0);
    const words = random.pick(spared.length > 0 ? spared : all);
    return [name, [words, words]] as const;
  });
  return { ...place, facts: { ...place.facts, ...Object.fromEntries(chosen) } };
}

/** Words before a fact that select its second form: `{in place}`, `{en home}`. */
const leading = /^(?:in|at|along|on|up|over|en)$/;

/** Matches the rest of a long name: "the lighthouse | on a tiny island". */
const more =
  / (?:out )?(?:in|near|by|on|at|under|with|from|behind|beside|between|outside|across|opposite|above|below|over|up|down|past|next to|made|full|en|con|sin|junto|cerca|frente|detrás|debajo|encima|al lado|a orillas|hech[oa]|llen[oa]|of an?) .*$/u;

/** Matches whose a place is, after its name. */
const whose =
  /(?<=\p{Ll}) (?:del?|de (?:mis?|sus?|la|el|los|las)) (?:abuel|papá|mamá|tí[ao]|prim|vecin|padrin|madrin|\p{Lu})\p{L}*(?: \p{Lu}\p{L}*)?$/u;

/**
 * The words for a fact. After its first mention a place with a long name gets the short one, "the lighthouse", and so
 * does what is eaten there ("ginger biscuits"), by the language's own `bare`.
 */
export function factSaid(
  place: PlaceFacts,
  words: readonly string[],
  said: Set<string>,
  bare: (treat: string) => string,
): string | undefined {
  const fact = factOf(place, words);
  const isSaidAgain = (name: string) => {
    const again = said.has(name);
    said.add(name);
    return again;
  };
  if (words[0] === 'treat' && fact) return isSaidAgain('treat') ? bare(fact) : fact;
  const [full = ''] = place.facts.place ?? [];
  // "La obra de al lado" is "la obra", and "la chacra del abuelo" is "la chacra".
  const short = full
    .replace(more, '')
    .replace(whose, '')
    .replace(/ (?:de|del|en|a|of|in|at|to)$/u, '');
  if (words.at(-1) !== 'place' || !fact || short.split(' ').length < 2) return fact;
  return isSaidAgain('place') ? fact.replace(full, short) : fact;
}

/** The words for `{home}`, `{at home}`, `{stir back}`; undefined if there is no such fact. */
function factOf({ facts }: PlaceFacts, words: readonly string[]): string | undefined {
  const whole = facts[words.join(' ')];
  if (whole) return words[0] === 'ground' ? whole[1] : whole[0];
  const [first = '', ...rest] = words;
  return leading.test(first) ? facts[rest.join(' ')]?.[1] : undefined;
}
