import type { ErrorDetails } from '#domain/errors.ts';
import { type WishField, wishFields } from '#domain/stories/safety/reading.ts';
import { type MissingField, withCharacter } from './creator-values.ts';

/**
 * A field whose text does not fit a bedtime story, and the preset to take instead (P28). `field` is null if it is not
 * in the form; `said` is the field that the server named, such as a fear.
 */
export type RefusedInput = { field: MissingField | null; said: WishField | null; offer: string | null };

const fields: readonly MissingField[] = ['characters', 'setting', 'message'];

export function refusedInput({ field, presetOffer }: ErrorDetails): RefusedInput {
  const name = field?.replace(/^storyParams\./, '').split(/[.[]/)[0];
  return {
    field: fields.find((known) => known === name) ?? null,
    said: wishFields.find((known) => known === name) ?? null,
    offer: presetOffer ?? null,
  };
}

/** Returns the characters without those that no story may have, plus the offered one. */
export async function withOffered(characters: string[], offer: string): Promise<string[]> {
  const { checkOptions } = await import('#domain/stories/safety/check-options.ts');
  const others = { setting: 'forest', message: 'sharing', tone: 'playful' };
  const fine = characters.filter((name) => checkOptions({ ...others, characters: [name] }) === undefined);
  // Names that are fine one by one were refused together: then all of them are replaced.
  return withCharacter(fine.length < characters.length ? fine : [], offer);
}
