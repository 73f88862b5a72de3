import { DomainError } from '#domain/errors.ts';
import type { StoryOptions } from '#domain/stories/options.ts';
import { checkOptions, type OptionsRefusal } from '#domain/stories/safety/check-options.ts';

/** Which of several characters was refused. */
const itemOf = (refusal: OptionsRefusal) =>
  refusal.field === 'characters' && refusal.item !== undefined ? { item: refusal.item } : {};

/**
 * Throws INPUT_REFUSED for wishes that no child's story should hold, with the field and a preset to take instead (P28).
 * If there is a reader, it judges what context decides. Called before a reservation, so a refusal counts nothing.
 */
export function requireKindWishes(options: StoryOptions, read: boolean): void {
  const refusal = checkOptions(options, read);
  if (!refusal) return;
  const { field, presetOffer } = refusal;
  const offer = presetOffer === undefined ? {} : { presetOffer };
  throw new DomainError('INPUT_REFUSED', `Not for a bedtime story: ${field}.`, { field, ...itemOf(refusal), ...offer });
}
