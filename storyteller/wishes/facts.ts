import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern } from '../book.ts';

/** How a noun of either language says that there are several: the first that a list of words has. */
const plurals = [
  [/ón$/u, 'ones'],
  [/z$/u, 'ces'],
  [/y$/u, 'ies'],
  [/$/u, 's'],
  [/$/u, 'es'],
] as const;

/** Reads what is told of things in a note: the first entry whose words are found, or the last, which fits anything. */
function factsOf<F extends string>(name: string, facts: readonly F[]) {
  const entry = z.strictObject({ words: pattern, facts: z.record(z.enum(facts), z.string()) });
  const flat = z.preprocess(
    (value) => (Array.isArray(value) ? value.map(({ words, ...rest }) => ({ words, facts: rest })) : value),
    z.array(entry).min(1),
  );
  const book = bookOf(import.meta.url, name, flat);
  const found = (note: string, language: StoryLanguage) => {
    const known = book(language);
    const last = known.at(-1) as (typeof known)[0];
    return { last, one: known.find(({ words }) => words.test(note)) ?? last };
  };
  return {
    of: (note: string, language: StoryLanguage): Record<F, string> => found(note, language).one.facts,
    /** The thing at the beginning of a note of which something is known; of one, as several: "trucks" of "truck". */
    named: (note: string, isOne: boolean, language: StoryLanguage): string | null => {
      const { last, one } = found(note, language);
      const at = one === last ? null : one.words.exec(note);
      if (at?.index !== 0) return null;
      const many = plurals.map(([end, as]) => at[0].replace(end, as)).find((as) => as !== at[0] && one.words.test(as));
      return (isOne && !/(?<!u)s$/u.test(at[0]) && many) || at[0];
    },
    /** Whether something is known of this very thing. */
    knows: (note: string, language: StoryLanguage): boolean => {
      const { last, one } = found(note, language);
      return one !== last;
    },
  };
}

/** The slots of a tale about a love: a small thing of it, three facts, the last for bed, and why one loves it. */
export const loveFacts = factsOf('loves.', ['bit', 'thebit', 'fact', 'more', 'best', 'why']);

/**
 * The slots of a tale about a good day, from what is told of it: a small thing that such a day leaves in a pocket, the
 * game of it, its sound, and what one still feels of it in bed.
 */
export const dayFacts = factsOf('days.', ['trace', 'thetrace', 'game', 'noise', 'stays']);
