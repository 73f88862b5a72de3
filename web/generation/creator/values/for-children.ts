import type { Child } from '#domain/identity/family.ts';
import { type AgeGroup, ageGroups, avoidBounds } from '#domain/stories/options.ts';
import { foldForSearch } from '#domain/stories/text/search-text.ts';

const bare = (name: string) => foldForSearch(name.trim());

/** The names in one entry: "sofi y mateo, la perrita canela" has three; a look and an age are no names. */
const namesIn = (character: string) =>
  bare(character)
    .split(/,| (?:y|e|and|&) /)
    .map((part) => part.trim().replace(/ (?:de |is |\()?\d.*$/, ''));

/** Whether a typed name is this child's: the nickname, or a longer or shorter form of it ("sofia" for Sofi). */
function isNameOf({ nickname }: Pick<Child, 'nickname'>, name: string): boolean {
  const [one, other] = [bare(nickname), name];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (short.length >= shortestForm && !long.includes(' ') && long.startsWith(short));
}
/** Letters that two forms of a name share at least: "Leo" is no Leonardo here. */
const shortestForm = 4;

/** The family's children who are in a story: chosen by their profiles, or typed, also two of them in one entry. */
export function childrenIn(characters: readonly string[], children: readonly Child[]): Child[] {
  const names = characters.flatMap(namesIn);
  return children.filter((child) => names.some((name) => isNameOf(child, name)));
}

/** The characters with each child in an entry of its own, by which its look and its pronoun are found. */
export function withChildrenApart(characters: readonly string[], children: readonly Child[]): string[] {
  return characters.flatMap((character) => {
    const names = namesIn(character);
    const found = names.map((name) => children.find((child) => isNameOf(child, name)));
    return found.length > 1 && found.every((child) => child) ? found.map((child) => child?.nickname ?? '') : character;
  });
}

/** The child whose profile an entry means; none if it says more than a name. */
export const childOf = (character: string, children: readonly Child[]): Child | undefined =>
  children.find((child) => isNameOf(child, bare(character)));

/**
 * Returns the options of a story for these children together: the age group of the youngest, and all that any of
 * them would rather not hear of. Without children there is no age group.
 */
export function wishesFor(children: readonly Child[]): { ageGroup: AgeGroup | undefined; avoid: string[] } {
  const ageGroup = ageGroups.find((age) => children.some((child) => child.ageGroup === age));
  const avoid = [...new Set(children.flatMap((child) => child.avoid))].slice(0, avoidBounds.items);
  return { ageGroup, avoid };
}
