import { presetCharacters, presetMorals, presetSettings, type StoryOptions } from '#domain/stories/options.ts';
import { isPreset } from '../../../stories/preset-names.ts';
import type { CreatorValues } from '../values/creator-values.ts';
import { pickSome, type Random } from './suggestions.ts';

/** Returns changes that replace everything in the family's own words by presets; chosen presets stay. */
export function presetsOnly(
  { characters, setting, message, continues }: StoryOptions,
  random: Random,
): Partial<CreatorValues> {
  const known = characters.filter((name) => isPreset(presetCharacters, name));
  const one = (list: readonly string[]) => pickSome(list, 1, random)[0] ?? '';
  return {
    characters: known.length > 0 ? known : pickSome<string>(presetCharacters, 2, random),
    setting: isPreset(presetSettings, setting) ? setting : one(presetSettings),
    message: isPreset(presetMorals, message) ? message : one(presetMorals),
    typed: '',
    avoid: undefined,
    // A series does not go on without the characters whom it is about.
    continues: known.length === characters.length ? continues : undefined,
  };
}
