import {
  type PresetCharacter,
  type PresetMoral,
  type PresetSetting,
  presetCharacters,
  presetMorals,
  presetSettings,
  type StoryOptions,
  sameCharacter,
} from '../options.ts';
import { holdsContact } from './contact.ts';
import { type Finding, wishPolicy } from './policy.ts';
import { findForbidden } from './word-scanner.ts';

/** A wish that cannot become a story: the field it stands in, why, and a preset to take instead. */
export type OptionsRefusal = { reason: Finding | 'control' } & (
  | { field: 'characters'; presetOffer: PresetCharacter }
  | { field: 'setting'; presetOffer: PresetSetting }
  | { field: 'message'; presetOffer: PresetMoral }
  | { field: 'tone'; presetOffer: 'playful' }
);

/** Control characters but tab and line ends, marks that turn the reading direction over, and hidden tags outside flags. */
const control =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0000}-\u{E007F}]/u;

/**
 * What in the wishes no child's story should hold, in any spelling, or whose data it holds (P28, P31);
 * undefined for wishes that may be written. Instructions to the writer are no reason: they are data (P30).
 */
export function checkOptions(
  options: Pick<StoryOptions, 'characters' | 'setting' | 'message' | 'tone'>,
): OptionsRefusal | undefined {
  const { characters, setting, message, tone } = options;
  let reason = [...characters, characters.join(' ')].reduce(
    (found: OptionsRefusal['reason'] | undefined, name) => found ?? wrongIn(name),
    undefined,
  );
  if (reason) return { field: 'characters', presetOffer: freeCharacter(characters), reason };
  reason = wrongIn(setting);
  if (reason) return { field: 'setting', presetOffer: presetSettings[0], reason };
  reason = wrongIn(message);
  if (reason) return { field: 'message', presetOffer: presetMorals[0], reason };
  reason = wrongIn(tone);
  return reason && { field: 'tone', presetOffer: 'playful', reason };
}

function freeCharacter(characters: readonly string[]): PresetCharacter {
  return (
    presetCharacters.find((preset) => !characters.some((name) => sameCharacter(name, preset))) ?? presetCharacters[0]
  );
}

/** A preset to take instead of what a field says. */
export function presetOffer(field: OptionsRefusal['field'], characters: readonly string[]): string {
  if (field === 'characters') return freeCharacter(characters);
  return field === 'setting' ? presetSettings[0] : field === 'message' ? presetMorals[0] : 'playful';
}

function wrongIn(text: string): OptionsRefusal['reason'] | undefined {
  if (control.test(text)) return 'control';
  return findForbidden(wishPolicy, text) ?? (holdsContact(text) ? 'contact' : undefined);
}
