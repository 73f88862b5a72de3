import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { presetCharacters, type StoryLanguage } from '#domain/stories/options.ts';
import type { Limbs } from './person.ts';

const pattern = z.string().transform((words) => new RegExp(words, 'iu'));
const limbKinds = ['wing', 'fin', 'hoof', 'wheel', 'paw'] as const satisfies Limbs[];
const shared = {
  limbs: z.record(z.enum(limbKinds), pattern),
  things: pattern,
  creatures: pattern,
  family: pattern,
  grownRole: pattern,
  childRole: pattern,
  adjective: pattern,
};
const schemas = {
  english: z.strictObject({
    ...shared,
    names: z.record(
      z.enum(presetCharacters),
      z.string().transform((names) => names.split(' ')),
    ),
    she: pattern,
    he: pattern,
  }),
  spanish: z.strictObject({
    ...shared,
    animals: z.record(
      z.enum(presetCharacters),
      z.object({
        he: z.string().optional(),
        she: z.string().optional(),
        names: z.object({ he: z.string(), she: z.string() }),
      }),
    ),
    feminineNoun: pattern,
    masculineDespite: pattern,
    feminineDespite: pattern,
    past: z.record(z.string(), z.string()),
  }),
};
const files: Record<StoryLanguage, string> = { english: 'en.yaml', spanish: 'es.yaml' };

/** The words of a language for people, from its file; `limbs` says what somebody of a kind has, hands where unknown. */
export function peopleWords<L extends StoryLanguage>(language: L) {
  const source: unknown = parse(readFileSync(new URL(files[language], import.meta.url), 'utf8'));
  const { limbs, ...words } = schemas[language].parse(source) as z.infer<(typeof schemas)[L]>;
  return { ...words, limbs: (kind: string): Limbs => limbKinds.find((one) => limbs[one].test(kind)) ?? 'hand' };
}
