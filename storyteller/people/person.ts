import type { PresetCharacter } from '#domain/stories/options.ts';

export const pronouns = ['she', 'he', 'they', 'it'] as const;
export type Pronoun = (typeof pronouns)[number];

/** What somebody takes hold of things with, and walks on. */
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

/** Somebody in a story, as a language speaks of them. */
export type Person = {
  /** As a picture needs it: a preset's id, or the name as the parent typed it. */
  typed: string;
  preset: PresetCharacter | null;
  /** Which of the family's wishes this is; null for a dweller of the place. */
  wish: number | null;
  /** At the first mention: "Thistle the rabbit", "a dragon who sneezes bubbles", "Lena". */
  first: string;
  /** Every day: "Thistle", "the dragon", "Lena". */
  name: string;
  pronoun: Pronoun;
  /** "the three bears": more than one. */
  several: boolean;
  grown: boolean;
  /** "dog", "dragón": what it is, where it is no child. */
  kind: string | null;
  limbs: Limbs;
  /** "brown curls": how somebody looks, in the parent's words. */
  look?: string;
  /** "brother", "dog": what somebody is to the family's child, where the wish says so. */
  relation?: string;
  /** "my twins Ana and Vera": whoever was wished for in these words looks alike. */
  likeness?: string;
};

const twins = /(?<!\p{L})(?:twins|triplets|gemel[oa]s|melliz[oa]s|trilliz[oa]s)(?!\p{L})/iu;

/** Says of somebody that others look the same, where the wish calls them twins. */
export const alike = (person: Person, wish: string): Person =>
  twins.test(wish) ? { ...person, likeness: wish } : person;

/** One line, no control characters, none of the marks that mean something in a story's text. */
export function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}*{}|[\]<>_#`\\]+/gu, ' ')
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
