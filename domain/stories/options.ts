import { z } from 'zod';
import { type AgeGroup, ageGroups, avoidBounds } from '../identity/age-groups.ts';
import { personPronouns } from '../identity/pronouns.ts';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { peopleApart } from './text/people-apart.ts';

export { type AgeGroup, ageGroups, avoidBounds };

export const storyLengths = ['short', 'medium', 'long'] as const;
export type StoryLength = (typeof storyLengths)[number];
export const storyLanguages = ['english', 'spanish'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];
/** deepseek writes text only, gemini writes text with pictures (CREATE-19). */
export const storyModels = ['deepseek', 'gemini'] as const;
export type StoryModel = (typeof storyModels)[number];

/** Whether a story is to have pictures: only its model decides (CREATE-19). */
export const isIllustrated = ({ model }: { model: StoryModel }): boolean => model === 'gemini';

/** Minutes of reading aloud, shown in the form and given to the writer (CREATE-08). */
export const readingMinutes: Record<StoryLength, { min: number; max: number }> = {
  short: { min: 5, max: 10 },
  medium: { min: 10, max: 15 },
  long: { min: 15, max: 20 },
};

/** Years of age (CREATE-12). */
export const ageYears: Record<AgeGroup, { min: number; max: number }> = {
  toddler: { min: 1, max: 3 },
  preschool: { min: 3, max: 5 },
  elementary: { min: 6, max: 10 },
};

/** Words read aloud in a minute, by age: small children are read to more slowly. */
export const wordsPerMinute: Record<AgeGroup, number> = { toddler: 100, preschool: 120, elementary: 140 };

/** How many words a story of this age and length should have: minutes x words a minute (AMB-026). */
export function wordTarget(age: AgeGroup, length: StoryLength): { min: number; max: number } {
  const { min, max } = readingMinutes[length];
  return { min: min * wordsPerMinute[age], max: max * wordsPerMinute[age] };
}

export const presetCharacters = [
  'cat',
  'dog',
  'owl',
  'rabbit',
  'lion',
  'squirrel',
  'chipmunk',
  'elephant',
  'giraffe',
  'ladybug',
  'fox',
  'unicorn',
  'zebra',
  'alligator',
  'monkey',
] as const;
export type PresetCharacter = (typeof presetCharacters)[number];

export const presetSettings = [
  'forest',
  'castle',
  'underwater',
  'cloud',
  'candy',
  'dinosaur',
  'space',
  'garden',
  'pirate',
  'fairytale',
  'rainbow',
  'mountain',
  'cave',
  'workshop',
  'meadow',
] as const;
export type PresetSetting = (typeof presetSettings)[number];

export const presetMorals = [
  'sharing',
  'bravery',
  'talents',
  'friendship',
  'help',
  'mistakes',
  'patience',
  'kindness',
  'differences',
  'teamwork',
  'honesty',
  'discovery',
  'respect',
  'persistence',
  'nature',
] as const;
export type PresetMoral = (typeof presetMorals)[number];

/** Longest values, in characters (AMB-051). A name may be followed by a comma and a look: "Pip, small blue dragon". */
export const optionBounds = {
  characterName: 50,
  characterLook: 80,
  characters: 10,
  setting: 100,
  message: 500,
} as const;

/** The pronouns a story may use for a character: a person's, or "it" for a thing. */
const storyPronouns = [...personPronouns, 'it'] as const;

/** Longest memory that the next chapter gets of the story it continues, in characters. */
export const memoryLetters = 600;

/** A character: a name, optionally followed by a comma and a look. */
const characterSchema = () =>
  textUpTo(optionBounds.characterName + 2 + optionBounds.characterLook).refine(
    (character) => (character.split(', ')[0] ?? '').length <= optionBounds.characterName,
    'a name is too long',
  );

/**
 * What a parent asks for. A preset is sent as its id ("fox", "forest", "sharing"); anything else is
 * the parent's own words. `tone` has no control, only a default (CREATE-38). Requests that do not come
 * from the form may leave out the age group: it is elementary then (CREATE-13).
 */
export const storyOptionsSchema = once(() =>
  z.object({
    length: z.enum(storyLengths),
    language: z.enum(storyLanguages),
    characters: z.array(characterSchema()).min(1).max(optionBounds.characters),
    setting: textUpTo(optionBounds.setting),
    message: textUpTo(optionBounds.message),
    ageGroup: z.enum(ageGroups).default('elementary'),
    model: z.enum(storyModels).default('deepseek'),
    tone: textUpTo(30).default('playful'),
    /** Things that must not happen or appear, mostly a child's fears. */
    avoid: z.array(textUpTo(avoidBounds.text)).max(avoidBounds.items).optional(),
    /** Pronouns of the family's characters, by name. */
    pronouns: z
      .record(textUpTo(optionBounds.characterName), z.enum(storyPronouns))
      .refine((pronouns) => Object.keys(pronouns).length <= optionBounds.characters, 'names too many')
      .optional(),
    /** The saved story that this one continues, and what the writer should remember of it. */
    continues: z.object({ storyId: z.uuid(), memory: textUpTo(memoryLetters) }).optional(),
  }),
);
export type StoryOptions = z.infer<ReturnType<typeof storyOptionsSchema>>;

/** The preset that was typed, whatever its case; undefined for words of one's own. */
export const presetAmong = <Id extends string>(presets: readonly Id[], typed: string): Id | undefined =>
  presets.find((id) => sameCharacter(id, typed));

/** Returns the name of a character without the look behind it ("Pip, small blue dragon"); "Ana, Leo" are two names. */
export const withoutLook = (character: string): string =>
  peopleApart(character).length > 1 ? character : character.replace(/, \p{Ll}.*$/su, '');

/** "Fox" and "fox " are the same character (AMB-029). */
export function sameCharacter(a: string, b: string): boolean {
  return a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();
}
