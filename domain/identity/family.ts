import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { ageGroups, avoidBounds } from './age-groups.ts';
import { personPronouns } from './pronouns.ts';

/** Longest values, in characters, and how many of each a family may keep. */
export const familyBounds = {
  nickname: 40,
  like: 40,
  likes: 10,
  children: 12,
  castName: 24,
  look: 80,
  cast: 30,
} as const;

/**
 * A name that was typed small on a phone, as a name: "thiago" is Thiago, "ana lucía" Ana Lucía, "abuelita julia" Abuelita
 * Julia. What has a capital somewhere is as it was meant.
 */
const asName = (typed: string): string =>
  /\p{Lu}/u.test(typed)
    ? typed
    : typed.replace(/(?<![\p{L}\p{N}’'])(?!(?:de|del|la|el|los|las|y|and|the|of) )\p{Ll}/gu, (letter) =>
        letter.toUpperCase(),
      );

/** What a parent may tell about a child. Only the nickname and the age group are required. */
export const childInputSchema = once(() =>
  z.object({
    nickname: textUpTo(familyBounds.nickname).overwrite(asName),
    ageGroup: z.enum(ageGroups),
    likes: z.array(textUpTo(familyBounds.like)).max(familyBounds.likes).default([]),
    /** What stories for this child leave out. */
    avoid: z.array(textUpTo(avoidBounds.text)).max(avoidBounds.items).default([]),
    /** How pictures show the child ("curly black hair, glasses"), in stories that the child is chosen for. */
    look: textUpTo(familyBounds.look, 0).default(''),
    /** The child's pronoun in stories; null = stories use only the name. */
    pronoun: z.enum(personPronouns).nullable().default(null),
  }),
);
export type ChildInput = z.input<ReturnType<typeof childInputSchema>>;
export type Child = z.output<ReturnType<typeof childInputSchema>> & { id: string };

/** A recurring character, with a short look ("small blue dragon") or none. */
export const castMemberInputSchema = once(() =>
  z.object({
    name: textUpTo(familyBounds.castName).overwrite(asName),
    look: textUpTo(familyBounds.look, 0).default(''),
    /** The character's pronoun in stories; null = stories use only the name. */
    pronoun: z.enum(personPronouns).nullable().default(null),
  }),
);
export type CastMemberInput = z.input<ReturnType<typeof castMemberInputSchema>>;
export type CastMember = z.output<ReturnType<typeof castMemberInputSchema>> & { id: string };

export type Family = { children: Child[]; cast: CastMember[] };

/** GET returns the caller's `Family`. */
export const familyPath = '/api/identity/family';
/** POST stores a `ChildInput` and returns the `Child`. */
export const childrenPath = '/api/identity/children';
/** PUT changes it, DELETE removes it; NOT_FOUND if it is missing or somebody else's. */
export const childPath = (id: string) => `${childrenPath}/${encodeURIComponent(id)}`;
/** POST stores a `CastMemberInput` and returns the `CastMember`. */
export const castPath = '/api/identity/cast';
/** PUT changes it, DELETE removes it. */
export const castMemberPath = (id: string) => `${castPath}/${encodeURIComponent(id)}`;

/** A child or a recurring character as an entry of a story's characters, with the look, so that all pictures agree. */
export function characterOf({ name, look }: Pick<CastMember, 'name' | 'look'>): string {
  return look ? `${name}, ${look}` : name;
}
