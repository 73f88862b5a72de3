import { automaticTags, storyBounds } from '#domain/stories/api.ts';
import { presetMorals, type StoryOptions, sameCharacter, withoutLook } from '#domain/stories/options.ts';
import { nameAlone, peopleApart } from '#domain/stories/text/people-apart.ts';
import { isPreset } from '../preset-names.ts';

/**
 * Returns tags from the story's options: characters, setting, message and age group, without repetitions, within the
 * bounds (SAVE-03, AMB-049). Presets and age groups are tags by their ids, which each screen shows in its language.
 * What happens in a next chapter is no tag: it is said of one evening.
 */
export function generateTags({
  characters,
  setting,
  message,
  ageGroup = 'elementary',
  continues,
}: Pick<StoryOptions, 'characters' | 'setting' | 'message' | 'continues'> & Partial<StoryOptions>): string[] {
  const all = [
    ...characters.flatMap((entry) => peopleApart(entry)).map((person) => nameAlone(withoutLook(person))),
    setting,
    ...(continues && !isPreset(presetMorals, message) ? [] : [message]),
    ageGroup,
  ];
  return all.reduce<string[]>((tags, text) => addTag(tags, text), []).slice(0, automaticTags);
}

/** Adds a tag as it was typed, unless it is blank, too long, one too many, or there already, as it is or as it is shown. */
export function addTag(tags: string[], text: string, shown = (tag: string) => tag): string[] {
  const tag = text.trim();
  const isThere = tags.some((each) => sameCharacter(each, tag) || sameCharacter(shown(each), tag));
  if (tag === '' || tag.length > storyBounds.tag || isThere || tags.length >= storyBounds.tags) return tags;
  return [...tags, tag];
}
