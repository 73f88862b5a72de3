import type { StoryOptions } from '#domain/stories/options.ts';
import { reportBounds } from '#domain/stories/reports.ts';
import { ownWords, type WishField } from '#domain/stories/safety/reading.ts';
import { withoutNames } from '#domain/stories/without-names.ts';

export type RefusedOptions = Pick<StoryOptions, 'language' | 'ageGroup' | 'characters' | 'setting' | 'message'> &
  Partial<StoryOptions>;

/**
 * What was refused, with other names for those who are in it: they are known here alone (P31). Only where the names
 * themselves were refused they are what there is to look at.
 */
export function refusedWish(options: RefusedOptions, field: WishField | null): string {
  const own = ownWords({ length: 'short', model: 'deepseek', tone: 'playful', ...options }) ?? {};
  const told = Object.values(field ? { [field]: own[field] } : own)
    .flat()
    .filter(Boolean)
    .join('; ');
  return (field === 'characters' ? told : withoutNames(told, options.characters)).slice(0, reportBounds.words);
}
