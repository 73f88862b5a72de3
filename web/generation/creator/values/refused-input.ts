import type { ErrorDetails } from '#domain/errors.ts';
import { type WishField, wishFields } from '#domain/stories/safety/reading.ts';
import { type MissingField, withCharacter } from './creator-values.ts';

/**
 * A field whose text does not fit a bedtime story, and the preset to take instead (P28). `field` is null if it is not
 * in the form; `said` is the field that the server named, such as a fear; `character` is the one that does not fit.
 */
export type RefusedInput = {
  field: MissingField | null;
  said: WishField | null;
  character: string | null;
  offer: string | null;
};

const fields: readonly MissingField[] = ['characters', 'setting', 'message'];

/** Returns what was refused of a form with these characters. */
export function refusedInput({ field, item, presetOffer }: ErrorDetails, characters: readonly string[]): RefusedInput {
  const name = field?.replace(/^storyParams\./, '').split(/[.[]/)[0];
  return {
    field: fields.find((known) => known === name) ?? null,
    said: wishFields.find((known) => known === name) ?? null,
    character: (name === 'characters' && item !== undefined && characters[item]) || null,
    offer: presetOffer ?? null,
  };
}

/** Whether the form still holds what was refused, apart from changes of the whole field. */
export const isStillIn = ({ character }: RefusedInput, characters: readonly string[]) =>
  character === null || characters.includes(character);

/** Returns the characters with the offered one in place of the refused one; names refused together are all replaced. */
export function withOffered(characters: string[], refused: string | null, offer: string): string[] {
  return withCharacter(refused === null ? [] : characters.filter((name) => name !== refused), offer);
}
