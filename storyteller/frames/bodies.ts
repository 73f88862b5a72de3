import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern } from '../book.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';

const lines = z.array(z.string()).min(1);
const book = bookOf(
  import.meta.url,
  'bodies.',
  z.strictObject({
    lies: pattern,
    toys: pattern,
    bodies: z.array(z.strictObject({ words: pattern, first: lines, rest: lines })),
  }),
);

/**
 * What an animal or a machine does with its own body, in marks of `{it}`: at first and in bed, so that an owl is an owl
 * in every tale. Null for children, for toys and for kinds of which nothing is known here.
 */
export function bodyLines(
  person: Person,
  language: StoryLanguage,
  random: Random,
): { first: string; rest: string } | null {
  const { toys, bodies } = book(language);
  const { kind, typed, name, several } = person;
  if (!kind || several || toys.test(typed)) return null;
  const body = bodies.find(({ words }) => words.test(kind));
  if (!body) return null;
  const its = random.fork(`body of ${name}`);
  return { first: its.pick(body.first), rest: its.pick(body.rest) };
}

type Chapter = { readonly paragraphs: readonly string[]; readonly rest: number };

/**
 * Where such a line is inserted at first: behind the first paragraph that names them, or, if another's line was inserted
 * at `before` (else -1), behind one further on.
 */
export function early({ paragraphs, rest }: Chapter, name: string, before: number): number {
  const from = before < 0 ? 0 : before + 4;
  const named = paragraphs.findIndex(
    (paragraph, index) => index >= from && paragraph.toLowerCase().includes(name.toLowerCase()),
  );
  return Math.min(Math.max(named, 0), rest - 1) + 1;
}

/** Where it is inserted in bed: behind the paragraph in which they lie down, or the first of those in bed; never last. */
export function late({ paragraphs, rest }: Chapter, language: StoryLanguage): number {
  const { lies } = book(language);
  const lain = paragraphs.findIndex((paragraph, index) => index >= rest && lies.test(paragraph));
  return (lain < 0 || lain > paragraphs.length - 2 ? rest : lain) + 1;
}
