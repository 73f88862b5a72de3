import { z } from 'zod';
import { presetCharacters, type StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern, swaps } from '../book.ts';
import { type Limbs, limbTypes } from './person.ts';

/** Limbs that kinds are matched with; everybody else has hands. */
const named = z.enum(limbTypes).exclude(['hand']);
const kin = z.tuple([z.string(), z.string(), z.enum(['she', 'he'])]);
const shared = {
  limbs: z.partialRecord(named, pattern),
  hands: z.record(z.string(), z.tuple([z.string(), z.string(), z.string(), z.string()])) as z.ZodType<
    Record<Limbs, readonly [string, string, string, string]>
  >,
  kin: z.array(kin),
  meant: z.array(z.strictObject({ words: pattern, kin })),
  children: z.array(z.templateLiteral([z.string(), ' ', z.enum(['she', 'he'])])),
  friends: z.strictObject({ any: pattern, girl: pattern }),
  unnamed: z
    .record(z.string(), z.string())
    .transform((meant) => Object.entries(meant).map(([words, said]) => [pattern.parse(words), said] as const)),
  things: pattern,
  creatures: pattern,
  tiny: pattern,
  says: pattern,
  family: pattern,
  /** Grown-ups of whose looks a child has some. */
  ofFamily: pattern,
  grownRole: pattern,
  short: z.strictObject({
    grown: z.array(z.tuple([pattern, z.string()])),
    young: z.array(z.tuple([pattern, z.string()])),
  }),
  /** Things among the characters that play no part beside a child. */
  objects: pattern,
  outsider: pattern,
  school: pattern,
  titled: pattern,
  /** Patterns in which {x} is somebody, of one who is lost, left, feared or waited for, and of one who is back. */
  notThere: z.strictObject({
    said: z.array(z.string()),
    back: pattern,
    behind: pattern,
    atNight: pattern,
    sky: pattern,
  }),
  newborn: pattern,
  littleSibling: pattern,
  playmate: z.strictObject({ he: pattern, she: pattern }),
  typed: z.strictObject({
    hasty: swaps,
    rewrites: z.array(z.tuple([pattern, z.string()])),
    never: pattern,
    away: pattern,
    capitals: z.strictObject({
      joins: pattern,
      whose: pattern,
      called: pattern,
      ends: pattern,
      looks: pattern,
      pets: pattern,
      others: pattern,
      titles: pattern,
      doubles: pattern,
      named: pattern,
      article: z.string(),
      kinds: pattern,
    }),
  }),
  childRole: pattern,
  goesOrHurts: pattern,
  /** What a pet does with something of the child’s. */
  petDoes: pattern,
  laughsAt: pattern,
  /** A deed of a story told without who does it: "que inventa un robot". */
  deed: pattern.optional(),
  leads: z.string(),
  wishesToo: z.string(),
  askedOf: z.string(),
  adjective: pattern,
};
/** Inserts the word lists of `relatives` where a pattern names them: "{aunt}". */
const withRelatives = <T extends z.ZodType>(schema: T) =>
  z
    .looseObject({ relatives: z.record(z.string(), z.string()).default({}) })
    .transform(({ relatives, ...words }) =>
      JSON.parse(JSON.stringify(words).replace(/\{(\w+)\}/g, (all, name: string) => relatives[name] ?? all)),
    )
    .pipe(schema);
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
    english: z.record(z.string(), z.string()),
    feminineNoun: pattern,
    masculineDespite: pattern,
    feminineDespite: pattern,
    past: z.record(z.string(), z.string()),
    spelt: z
      .record(z.string(), z.string())
      .transform((words) => Object.entries(words).map(([ending, whole]) => [pattern.parse(ending), whole] as const)),
  }),
};

type Words<L extends StoryLanguage> = Omit<z.infer<(typeof schemas)[L]>, 'limbs'> & {
  /** The limbs of a kind, or hands if it is unknown. */
  limbs: (kind: string) => Limbs;
};
const withLimbs = <T extends { limbs: Partial<Record<z.infer<typeof named>, RegExp>> }>({ limbs, ...words }: T) => ({
  ...words,
  limbs: (kind: string): Limbs => named.options.find((one) => limbs[one]?.test(kind)) ?? 'hand',
});
const readers = {
  english: bookOf(import.meta.url, '', withRelatives(schemas.english).transform(withLimbs)),
  spanish: bookOf(import.meta.url, '', schemas.spanish.transform(withLimbs)),
};

/** A language's words for people, from its file. */
export const peopleWords = <L extends StoryLanguage>(language: L) => readers[language](language) as unknown as Words<L>;
