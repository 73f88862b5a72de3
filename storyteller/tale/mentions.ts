import type { StoryLanguage } from '#domain/stories/options.ts';
import { spanishArticle } from '../article.ts';
import type { Person, Pronoun } from '../people/person.ts';

type Named = { name: string; pronoun: Pronoun };

/** How a language mentions people whose names and kinds are known. */
export type Mentions = {
  /** A child of the place, at its first mention: "a girl called Ida". */
  child(child: Named): string;
  /** The same after another child, since the same words twice sound like a list: "little Wes". */
  secondChild(child: Named): string;
  /** A child who is the hero's friend and whom nobody wished for, at home in the same beds: "cousin Ida". */
  friend(child: Named): string;
  /** Somebody by kind and name: "Peg the wren", "la lora Pía". */
  ofKind(kind: string, person: Named): string;
  /** Somebody of a child's family: "Zoë’s brother Leo", "Leo, el hermano de Zoë"; `isNamed` if the name is a name. */
  ofFamily(relation: string, person: Named, owner: string, isNamed: boolean): string;
  /** One of several, at its first mention and later: "the smallest of three bears", "the bear". */
  oneOf(several: Pick<Person, 'first' | 'name' | 'kind' | 'pronoun'>): { first: string; name: string };
  /** The noun of a kind: "hound" of "old hound", "perro" of "perro salchicha". */
  noun(kind: string): string;
  /** The pronouns that the language has for a person. */
  pronouns: readonly Pronoun[];
};

const isHer = ({ pronoun }: { pronoun: Pronoun }) => pronoun === 'she';

/** The noun of "the three bears", without its article. */
const nounOf = ({ kind, name }: Pick<Person, 'kind' | 'name'>) => (kind ?? name).replace(/^(?:the|los|las) /, '');

const english: Mentions = {
  child: (one) => `a ${isHer(one) ? 'girl' : 'boy'} called ${one.name}`,
  secondChild: ({ name }) => `little ${name}`,
  friend: ({ name }) => `cousin ${name}`,
  ofKind: (kind, { name }) => `${name} the ${kind}`,
  ofFamily: (relation, { name }, owner, isNamed) => `${owner}’s ${relation}${isNamed ? ` ${name}` : ''}`,
  oneOf(several) {
    const single = nounOf(several)
      .replace(/^(?:two|three|four|five|six|seven|\d+) /, '')
      .replace(/(?<=[^s])s$/, '');
    return { first: `the smallest of ${several.first}`, name: `the ${single}` };
  },
  noun: (kind) => kind.split(' ').at(-1) ?? kind,
  pronouns: ['she', 'he', 'it', 'they'],
};

const spanish: Mentions = {
  child: (one) => `${isHer(one) ? 'una niña' : 'un niño'} que se llamaba ${one.name}`,
  secondChild: (one) => `${isHer(one) ? 'la pequeña' : 'el pequeño'} ${one.name}`,
  friend: (one) => `${isHer(one) ? 'la prima' : 'el primo'} ${one.name}`,
  ofKind: (kind, one) => `${spanishArticle(isHer(one))} ${kind} ${one.name}`,
  ofFamily(relation, one, owner, isNamed) {
    const what = `${spanishArticle(isHer(one))} ${relation} de ${owner}`;
    return isNamed ? `${one.name}, ${what}` : what;
  },
  oneOf(several) {
    // Its plural is "las primas", and one of them is "la prima".
    const [noun = ''] = nounOf(several).split(' ');
    return {
      first: `${isHer(several) ? 'la más chica' : 'el más chico'} de ${several.first}`,
      name: `${spanishArticle(isHer(several))} ${noun.replace(/(?<=[^s]s?[aeo])s$/, '')}`,
    };
  },
  noun: (kind) => kind.split(' ')[0] ?? kind,
  pronouns: ['she', 'he'],
};

export const mentions: Record<StoryLanguage, Mentions> = { english, spanish };
