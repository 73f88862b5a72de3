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
import { withoutGivenNames } from './own-words.ts';
import { type Finding, type Policy, readWishPolicy, wishPolicy } from './policy.ts';
import { findForbidden } from './word-scanner.ts';

/** Why wishes are refused: the field, the reason, and a preset to use instead. */
export type OptionsRefusal = {
  reason: Finding | 'control' | 'instruction';
} /** `item` is missing if only all names together are unfit. */ & (
  | { field: 'characters'; item?: number; presetOffer: PresetCharacter }
  | { field: 'setting'; presetOffer: PresetSetting }
  | { field: 'message'; presetOffer: PresetMoral }
  | { field: 'tone'; presetOffer: 'playful' }
  | { field: 'avoid'; presetOffer?: undefined }
);

/** Control characters except tab and line ends, bidirectional overrides and isolates, and hidden tags outside flags. */
const control =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]|(?<![\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0000}-\u{E007F}]/u;

/**
 * Returns the first field with something unfit for a child's story, in any spelling, or with contact data (P28, P31);
 * undefined if the wishes may be written. Instructions to the writer are not refused, since they are data (P30), except
 * in `avoid`, which only names what a child is afraid of. If a reader also checks the wishes, `read` leaves to it what
 * depends on context.
 */
export function checkOptions(
  options: Pick<StoryOptions, 'characters' | 'setting' | 'message' | 'tone' | 'avoid'>,
  read = false,
): OptionsRefusal | undefined {
  const { characters, setting, message, tone, avoid } = options;
  const policy = read ? readWishPolicy : wishPolicy;
  const wrongIn = (text: string) => wrongInText(policy, withoutGivenNames(text, characters));
  // Names are read together, too, with and without their looks.
  const together = [characters.join(' '), characters.map((each) => each.split(', ')[0]).join(' ')];
  for (const [item, name] of [...characters, ...together].entries()) {
    const reason = wrongIn(name);
    if (!reason) continue;
    const which = item < characters.length ? { item } : {};
    return { field: 'characters', ...which, presetOffer: freeCharacter(characters), reason };
  }
  let reason = wrongIn(setting);
  if (reason) return { field: 'setting', presetOffer: presetSettings[0], reason };
  reason = wrongIn(message);
  if (reason) return { field: 'message', presetOffer: presetMorals[0], reason };
  reason = wrongIn(tone);
  if (reason) return { field: 'tone', presetOffer: 'playful', reason };
  reason = avoid?.reduce((found: OptionsRefusal['reason'] | undefined, fear) => found ?? wrongInFear(fear), undefined);
  return reason && { field: 'avoid', reason };
}

function freeCharacter(characters: readonly string[]): PresetCharacter {
  return (
    presetCharacters.find((preset) => !characters.some((name) => sameCharacter(name, preset))) ?? presetCharacters[0]
  );
}

/** A preset to use instead of a field's text. */
export function presetOffer(field: Exclude<OptionsRefusal['field'], 'avoid'>, characters: readonly string[]): string {
  if (field === 'characters') return freeCharacter(characters);
  return field === 'setting' ? presetSettings[0] : field === 'message' ? presetMorals[0] : 'playful';
}

function wrongInText(policy: Policy, text: string): OptionsRefusal['reason'] | undefined {
  if (control.test(text)) return 'control';
  return findForbidden(policy, text) ?? (holdsContact(text) ? 'contact' : undefined);
}

/** A child may fear blood or being killed, so such words pass; nobody fears swear words or orders to a writer. */
function wrongInFear(fear: string): OptionsRefusal['reason'] | undefined {
  if (control.test(fear)) return 'control';
  if (instruction.test(fear)) return 'instruction';
  const found = findForbidden(readWishPolicy, fear);
  return found !== undefined && noFear.has(found) ? found : undefined;
}

const noFear: ReadonlySet<Finding> = new Set<Finding>(['profanity', 'slurs', 'sexual', 'hate', 'leak']);
const instruction = new RegExp(
  [
    '(?:^|[.;:!,\\n]\\s*|\\b(?:but|and|instead|then|pero|luego|entonces|sino|y)\\s+)(?:please |por favor )?',
    '(?:ignore|disregard|write|describe|tell|make (?:it|them|her|him|the|sure)|include|add|say|forget|output|respond',
    '|ignora|escribe|describe|cuenta|cuéntale|haz (?:que|un)|incluye|agrega|olvida|responde|di que)\\b',
  ].join(''),
  'iu',
);
