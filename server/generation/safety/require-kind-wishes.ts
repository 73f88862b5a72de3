import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { checkOptions } from '#domain/stories/safety/check-options.ts';

/**
 * Throws INPUT_REFUSED for wishes that hold what no child's story should, naming the field and a preset
 * to take instead (P28). What context decides is left to the reader where there is one. Asked before anything is reserved, so that a refusal costs and counts nothing.
 */
export function requireKindWishes(options: StoryOptions, read: boolean): void {
  const refusal = checkOptions(options, read);
  if (!refusal) return;
  const { field, presetOffer } = refusal;
  const offer = presetOffer === undefined ? {} : { presetOffer };
  throw new DomainError('INPUT_REFUSED', `Not for a bedtime story: ${field}.`, { field, ...offer });
}
