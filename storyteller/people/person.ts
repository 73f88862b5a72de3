import type { PresetCharacter } from '#domain/stories/options.ts';

export const pronouns = ['she', 'he', 'they', 'it'] as const;
export type Pronoun = (typeof pronouns)[number];

/** Limbs with which somebody holds things and walks. */
export const limbTypes = [
  'wing',
  'fin',
  'hoof',
  'wheel',
  'trunk',
  'arm',
  'foot',
  'feeler',
  'claw',
  'paw',
  'hand',
] as const;
export type Limbs = (typeof limbTypes)[number];

/** A person or animal in a story, with the words a language has for them. */
export type Person = {
  /** For pictures: a preset's id, or the name as the parent typed it. */
  typed: string;
  preset: PresetCharacter | null;
  /** Index of the wished-for character in the parent's list; null for a dweller of the place. */
  wish: number | null;
  /** The name at the first mention: "Thistle the rabbit", "a dragon who sneezes bubbles", "Lena". */
  first: string;
  /** The name after that: "Thistle", "the dragon", "Lena". */
  name: string;
  pronoun: Pronoun;
  /** Whether it is more than one: "the three bears". */
  several: boolean;
  grown: boolean;
  /** What it is, if not a child: "dog", "dragón". */
  kind: string | null;
  limbs: Limbs;
  /** The looks in the parent's words: "brown curls". */
  look?: string;
  /** The relation to the family's child, if the wish says so: "brother", "dog". */
  relation?: string;
  /** The wish that named siblings ("my twins Ana and Vera"): people with the same value look related. */
  likeness?: string;
  /** The child, as typed, whose brother, sister, parent or other relative it is. */
  kinOf?: string;
};

const siblings =
  /(?<!\p{L})(?:twins|triplets|siblings|brothers|sisters|sons|daughters|(?:my|our) (?:girls|boys|kids|children)|gemel[oa]s|melliz[oa]s|trilliz[oa]s|herman[oa]s|hij[oa]s|mis (?:niñ[oa]s|nen[oa]s|peques|chic[oa]s))(?!\p{L})/iu;

/** Words for a relation that makes two people look related. */
export const siblingWord = /\b(?:brother|sister|twin)\b|(?<!\p{L})(?:herman|gemel|melliz)/iu;

/** Whether a wish or their looks say that these children are of one home: "twins who both press the button", "gemelo". */
export const areSiblings = (people: readonly Person[], message: string): boolean =>
  siblings.test(message) || people.filter(({ look = '' }) => siblingWord.test(look)).length > 1;

/** Somebody as typed, with the look that may stand elsewhere: what whoever is of the same family looks like. */
export const withLookOf = ({ typed, look }: Pick<Person, 'typed' | 'look'>): string =>
  look ? `${typed}, ${look}` : typed;

/** Adds a likeness if the wish calls them twins, or siblings of another kind. */
export const alike = (person: Person, wish: string): Person =>
  siblings.test(wish) ? { ...person, likeness: wish } : person;

/** Returns one line without control characters, emoji or the marks that have a meaning in a story's text. */
export function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}*{}|[\]<>_#`\\]+/gu, ' ')
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
