import type { StoryOptions } from '#domain/stories/options.ts';
import { reportBounds } from '#domain/stories/reports.ts';
import { ownWords, type WishField } from '#domain/stories/safety/reading.ts';
import { withoutNames } from '#domain/stories/text/without-names.ts';

export type RefusedOptions = Pick<StoryOptions, 'language' | 'ageGroup' | 'characters' | 'setting' | 'message'> &
  Partial<StoryOptions>;

/**
 * Returns the refused words with other names for the characters, because their names are known here alone (P31). If the
 * names themselves were refused, they stay: there is nothing else to look at.
 */
export function refusedWish(options: RefusedOptions, field: WishField | null): string {
  const own = ownWords({ length: 'short', model: 'deepseek', tone: 'playful', ...options }) ?? {};
  const told = Object.values(field ? { [field]: own[field] } : own)
    .flat()
    .filter(Boolean)
    .join('; ');
  return (field === 'characters' ? told : withoutNames(told, options.characters)).slice(0, reportBounds.words);
}
