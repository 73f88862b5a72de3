import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern, swaps } from '../book.ts';

const shared = {
  moments: z
    .record(z.string(), z.string())
    .transform((rooms) => Object.entries(rooms).map(([words, room]) => [pattern.parse(words), room] as const)),
  camp: z.string(),
  atHome: z.tuple([z.string(), z.string()]),
  land: z.string(),
  hour: pattern,
  feast: pattern,
  firstDay: pattern,
  whose: pattern,
  into: pattern,
  town: pattern,
  part: pattern,
  asides: pattern,
  nouns: pattern,
  said: swaps,
  deserted: pattern,
  camping: pattern,
  goesTo: pattern,
  home: pattern,
  lead: pattern,
  clause: pattern,
  both: pattern,
};
/** What parents write around a place, for each language's grammar. */
const english = bookOf(
  import.meta.url,
  'words.',
  z.strictObject({
    ...shared,
    after: pattern,
    before: pattern,
    on: pattern,
    at: pattern,
    owner: pattern,
    nobody: pattern,
    typed: pattern,
    doing: pattern,
  }),
);
const spanish = bookOf(
  import.meta.url,
  'words.',
  z.strictObject({
    ...shared,
    feminineNoun: pattern,
    masculineDespite: pattern,
    feminineDespite: pattern,
    singular: pattern,
    common: pattern,
  }),
);

/** A language's words around a place, with those that only its own grammar has. */
export const wordsAround = { english: () => english('english'), spanish: () => spanish('spanish') } as const;

/** What both languages know of the words around a place. */
export const wordsOf = (language: StoryLanguage) => wordsAround[language]();
