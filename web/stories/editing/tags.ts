import { automaticTags, storyBounds } from '#domain/stories/api.ts';
import { presetMorals, type StoryOptions } from '#domain/stories/options.ts';
import { isPreset, withoutLook } from '../preset-names.ts';

type Names = {
  character: (value: string) => string;
  setting: (value: string) => string;
  message: (value: string) => string;
};

/**
 * Returns tags from the story's options: characters, setting, message and age group, in lower case, without
 * repetitions, within the bounds (SAVE-03, AMB-049). What happens in a next chapter is no tag: it is said of one evening.
 */
export function generateTags(
  options: Pick<StoryOptions, 'characters' | 'setting' | 'message' | 'continues'>,
  names: Names,
  age: string,
): string[] {
  const all = [
    ...options.characters.map(names.character).map(withoutLook),
    names.setting(options.setting),
    ...(options.continues && !isPreset(presetMorals, options.message) ? [] : [names.message(options.message)]),
    age,
  ];
  return all.reduce<string[]>((tags, text) => addTag(tags, text), []).slice(0, automaticTags);
}

/** Adds a tag, unless it is blank, too long, already there, or one too many. */
export function addTag(tags: string[], text: string): string[] {
  const tag = text.trim().toLocaleLowerCase();
  if (tag === '' || tag.length > storyBounds.tag || tags.includes(tag) || tags.length >= storyBounds.tags) return tags;
  return [...tags, tag];
}
