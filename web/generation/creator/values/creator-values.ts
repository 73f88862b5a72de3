import { characterOf, type Family } from '#domain/identity/family.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { storyLanguageFor } from '#domain/stories/language-tag.ts';
import {
  type AgeGroup,
  avoidBounds,
  optionBounds,
  type StoryLanguage,
  type StoryLength,
  type StoryModel,
  type StoryOptions,
  sameCharacter,
  storyOptionsSchema,
} from '#domain/stories/options.ts';
import { isCalled, pronounsAmong } from '#domain/stories/pronouns.ts';
import { peopleApart } from '#domain/stories/text/people-apart.ts';
import type { Face } from '../../../stories/drawings/pictures.tsx';
import { childOf, childrenIn, wishesFor, withChildrenApart } from './for-children.ts';

/** The form of the creator. A null language follows the interface until the user picks one (AMB-025). */
export type CreatorValues = {
  characters: string[];
  setting: string;
  message: string;
  length: StoryLength;
  language: StoryLanguage | null;
  ageGroup: AgeGroup;
  model: StoryModel;
  /** What the story must leave out, as the profiles of the chosen children say. */
  avoid?: string[] | undefined;
  /** The story that this chapter continues. */
  continues?: StoryOptions['continues'];
  /** A name that is typed into its field and not among the characters yet. */
  typed?: string | undefined;
};

/** What the form starts with (CREATE-07, CREATE-11, CREATE-18). */
export const creatorDefaults: CreatorValues = {
  characters: [],
  setting: '',
  message: '',
  length: 'medium',
  language: null,
  ageGroup: 'preschool',
  model: 'deepseek',
};

/** The fields that must be filled; blank text counts as empty (CREATE-26 to CREATE-29). */
export type MissingField = 'characters' | 'setting' | 'message';

export function missingFields(values: Pick<CreatorValues, MissingField>): MissingField[] {
  const missing: MissingField[] = [];
  if (values.characters.length === 0) missing.push('characters');
  if (values.setting.trim() === '') missing.push('setting');
  if (values.message.trim() === '') missing.push('message');
  return missing;
}

/** Adds a trimmed name to `characters`, unless it is blank or already there (CREATE-22 to CREATE-25). */
export function withCharacter(characters: string[], name: string): string[] {
  const trimmed = name.trim();
  if (trimmed === '' || characters.some((other) => sameCharacter(other, trimmed))) return characters;
  return [...characters, trimmed];
}

/** The letters of a whole entry: a name, and a look behind its comma. */
export const longestCharacter = optionBounds.characterName + 2 + optionBounds.characterLook;

/** One typed character within its bounds: what is too long for a name goes on as the look behind its comma (AMB-051). */
export function fittingCharacter(typed: string): string {
  const [name = '', ...look] = typed.split(', ');
  const end =
    name.length > optionBounds.characterName ? name.lastIndexOf(' ', optionBounds.characterName) : name.length;
  const fitting = name.slice(0, end < 0 ? optionBounds.characterName : end);
  const rest = [end < 0 ? '' : name.slice(end).trim(), ...look].filter(Boolean).join(', ');
  return rest === '' ? fitting : `${fitting}, ${rest.slice(0, optionBounds.characterLook).trim()}`;
}

/** Converts a complete form into story options, with the pronouns and looks of the family members who are in it, and without what its children fear. */
export function toStoryOptions(values: CreatorValues, language: InterfaceLanguage, family?: Family): StoryOptions {
  const children = family?.children ?? [];
  const characters = withChildrenApart(values.characters, children);
  // Also of a child whose name was typed and added by the very press that asks for the story.
  const avoid = [...(values.avoid ?? []), ...wishesFor(childrenIn(values.characters, children)).avoid];
  return storyOptionsSchema().parse({
    ...values,
    characters: characters.map((name) => {
      const child = childOf(name, children);
      return child ? characterOf({ name, look: child.look }) : name;
    }),
    ...(avoid.length > 0 && { avoid: [...new Set(avoid)].slice(0, avoidBounds.items) }),
    language: values.language ?? storyLanguageFor(language),
    pronouns: family && pronounsAmong(pronounsOf(family), characters),
  });
}

/**
 * Returns the form's characters with the family's children by their nicknames alone, once each: an earlier story has
 * their looks of that time behind them, and the next one gets those of now. Several people of one entry are apart.
 */
export function withNicknames(characters: readonly string[], { children, cast }: Family): string[] {
  const friends = cast.map(characterOf);
  const plain = characters
    .flatMap((entry) => peopleApart(entry))
    .map((character) => {
      const friend = friends.find((each) => sameCharacter(each, character));
      return friend ?? children.find(({ nickname }) => isCalled(character, nickname))?.nickname ?? character;
    });
  return [...new Set(plain)].slice(0, optionBounds.characters);
}

/** Returns the form with which a story was requested. */
export function fromStoryOptions({ tone: _, pronouns: __, ...values }: StoryOptions): CreatorValues {
  return values;
}

/** Returns how the form shows a character: with the look and the pronoun that its story would have from the family. */
export function faceOf(character: string, { children, cast }: Family): Face {
  const child = childOf(character, children);
  const friend = cast.find((each) => sameCharacter(characterOf(each), character));
  const known = child ?? friend ?? cast.find(({ name }) => isCalled(character, name));
  return {
    character: friend && !child ? friend.name : character,
    look: (child ?? friend)?.look || undefined,
    pronoun: known?.pronoun ?? undefined,
  };
}

function pronounsOf({ children, cast }: Family): NonNullable<StoryOptions['pronouns']> {
  const people = [...cast, ...children.map(({ nickname, pronoun }) => ({ name: nickname, pronoun }))];
  return Object.fromEntries(people.flatMap(({ name, pronoun }) => (pronoun ? [[name, pronoun]] : [])));
}
