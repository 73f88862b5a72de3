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

/** The parts of a wish that a parent may put in words of their own. */
export const wishFields = ['characters', 'setting', 'message', 'tone', 'avoid'] as const;
export type WishField = (typeof wishFields)[number];

/** What a family asks for, in words of their own: presets are not in it. */
export type WishWords = Partial<Record<WishField, string | readonly string[]>>;

/** What a reader is asked about: a wish, or a piece of a story or of what is to be drawn. */
export type ReadingQuestion = {
  language: StoryLanguage;
  ageGroup: AgeGroup;
  /** What this child is afraid of: nothing of it may be in a text. */
  fears: readonly string[];
} & ({ kind: 'wish'; wish: WishWords } | { kind: 'text'; before: string; text: string });

/** What a reader makes of it. `sentence` is quoted from what was read; it never reaches a log. */
export type Reading =
  | { verdict: 'fit' }
  | { verdict: 'unsure' }
  | { verdict: 'unfit'; reason: UnfitReason; sentence: string; field?: WishField | undefined };

/** A second reader behind the word lists. */
export type Reader = {
  /** Who reads, as the back office says it. */
  readonly name: string;
  /** Whether the reader counts as away: asked too often without an answer, or over the day's budget. */
  readonly isAway: boolean;
  /** Rejects with `ReaderAway` when nobody reads now. */
  read(question: ReadingQuestion, options: { signal: AbortSignal; userId?: string }): Promise<Reading>;
};

/** Nobody reads now: slow, down, garbled, or over budget. Never a reason to let something pass in silence. */
export class ReaderAway extends Error {}

/** What happens while the reader is away. `safe`: presets go on, own words wait; `lists`: the word lists decide alone; `closed`: no story is told. */
export const awayPolicies = ['safe', 'lists', 'closed'] as const;
export type AwayPolicy = (typeof awayPolicies)[number];

const presets: ReadonlySet<string> = new Set([...presetCharacters, ...presetSettings, ...presetMorals, 'playful']);

/** What of a wish is in the family's own words; undefined when all of it is presets. */
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

/** The part of a wish that holds what a reader quoted; the message, where most is said, when that cannot be told. */
export function fieldOf(wish: WishWords, sentence: string): WishField {
  const quoted = sentence.trim().toLowerCase();
  const holds = (field: WishField) => [wish[field] ?? []].flat().join(' ').toLowerCase().includes(quoted);
  const order = ['message', 'setting', 'characters', 'tone', 'avoid'] as const;
  const found = quoted === '' ? undefined : order.find(holds);
  return found ?? order.find((field) => wish[field] !== undefined) ?? 'message';
}
