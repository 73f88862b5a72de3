import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf } from '../book.ts';

/** Kinds of things that a wish may name and that can replace a tale's own thing. */
// biome-ignore format: many in a line are read at one look
export const thingKinds = ['toy', 'vehicle', 'plant', 'clothing', 'worn', 'food', 'instrument', 'animal', 'drawing', 'tool', 'boat'] as const;
export type ThingKind = (typeof thingKinds)[number];

const schema = z.strictObject({
  form: z.string(),
  kinds: z.record(z.enum(thingKinds), z.string()),
});
const book = bookOf(import.meta.url, 'things.', schema);

/** The first thing that a wish names, with its description: "red digger". */
export function thingIn(text: string, language: StoryLanguage): { name: string; kind: ThingKind } | null {
  const { form, kinds } = book(language);
  const found = thingKinds.flatMap((kind) => {
    const at = new RegExp(`(?<!\\p{L})${form.replace('{noun}', `(?:${kinds[kind]})`)}(?!\\p{L})`, 'iu').exec(text);
    return at ? [{ name: at[0].toLowerCase(), kind, index: at.index }] : [];
  });
  return found.sort((a, b) => a.index - b.index || b.name.length - a.name.length)[0] ?? null;
}
