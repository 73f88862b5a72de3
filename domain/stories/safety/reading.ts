import type { AgeGroup } from '../../identity/age-groups.ts';
import { presetCharacters, presetMorals, presetSettings, type StoryLanguage, type StoryOptions } from '../options.ts';

/** Why a reader finds a wish or a text unfit for a child. */
export const unfitReasons = [
  'violence',
  'cruelty',
  'fear',
  'danger',
  'secrecy',
  'sexual',
  'self_harm',
  'hate',
  'drugs',
  'language',
  'personal',
  'other',
] as const;
export type UnfitReason = (typeof unfitReasons)[number];

/** The parts of a wish that a parent may write in their own words. */
export const wishFields = ['characters', 'setting', 'message', 'tone', 'avoid'] as const;
export type WishField = (typeof wishFields)[number];

/** The parts of a wish in the family's own words, without presets. */
export type WishWords = Partial<Record<WishField, string | readonly string[]>>;

/** What a reader judges: a wish, or a piece of a story or of a picture's description. */
export type ReadingQuestion = {
  language: StoryLanguage;
  ageGroup: AgeGroup;
  /** What this child is afraid of: none of it may be in a text. */
  fears: readonly string[];
} & ({ kind: 'wish'; wish: WishWords } | { kind: 'text'; before: string; text: string });

/** A reader's verdict. `sentence` is quoted from the text; it is never logged. */
export type Reading =
  | { verdict: 'fit' }
  | { verdict: 'unsure' }
  | { verdict: 'unfit'; reason: UnfitReason; sentence: string; field?: WishField | undefined };

/** A second reader behind the word lists. */
export type Reader = {
  /** The reader's name in the back office. */
  readonly name: string;
  /** Whether the reader counts as away: too many questions without an answer, or over the day's budget. */
  readonly isAway: boolean;
  /** Rejects with `ReaderAway` if nobody can read now. */
  read(question: ReadingQuestion, options: { signal: AbortSignal; userId?: string }): Promise<Reading>;
};

/** The reader is slow, down, garbled or over budget. Never a reason to let something pass silently. */
export class ReaderAway extends Error {}

/** While the reader is away: `safe` = only presets are told; `lists` = the word lists decide; `closed` = no stories. */
export const awayPolicies = ['safe', 'lists', 'closed'] as const;
export type AwayPolicy = (typeof awayPolicies)[number];

const presets: ReadonlySet<string> = new Set([...presetCharacters, ...presetSettings, ...presetMorals, 'playful']);

/** Returns the parts of a wish that are in the family's own words; undefined if all of it is presets. */
export function ownWords({ characters, setting, message, tone, avoid }: StoryOptions): WishWords | undefined {
  const own: WishWords = {};
  const names = characters.filter((name) => !presets.has(name));
  if (names.length > 0) own.characters = names;
  if (!presets.has(setting)) own.setting = setting;
  if (!presets.has(message)) own.message = message;
  if (!presets.has(tone)) own.tone = tone;
  if (avoid && avoid.length > 0) own.avoid = avoid;
  return Object.keys(own).length > 0 ? own : undefined;
}

/** The field of a wish that contains the reader's quote. If none does: the message, or the first field there is. */
export function fieldOf(wish: WishWords, sentence: string): WishField {
  const quoted = sentence.trim().toLowerCase();
  const holds = (field: WishField) => [wish[field] ?? []].flat().join(' ').toLowerCase().includes(quoted);
  const order = ['message', 'setting', 'characters', 'tone', 'avoid'] as const;
  const found = quoted === '' ? undefined : order.find(holds);
  return found ?? order.find((field) => wish[field] !== undefined) ?? 'message';
}

/** Which of these entries, from 0, the reader's quote is from: the only one in the family's own words, if none has it. */
export function itemOf(entries: readonly string[], sentence: string): number | undefined {
  const quoted = sentence.trim().toLowerCase();
  const own = entries.filter((entry) => !presets.has(entry));
  const meant =
    own.find((entry) => quoted !== '' && entry.toLowerCase().includes(quoted)) ??
    (own.length === 1 ? own[0] : undefined);
  return meant === undefined ? undefined : entries.indexOf(meant);
}
