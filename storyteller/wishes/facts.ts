import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern } from '../book.ts';

/** Reads what is told of things in a note: the first entry whose words are found, or the last, which fits anything. */
function factsOf<F extends string>(name: string, facts: readonly F[]) {
  const entry = z.strictObject({ words: pattern, facts: z.record(z.enum(facts), z.string()) });
  const flat = z.preprocess(
    (value) => (Array.isArray(value) ? value.map(({ words, ...rest }) => ({ words, facts: rest })) : value),
    z.array(entry).min(1),
  );
  const book = bookOf(import.meta.url, name, flat);
  return (note: string, language: StoryLanguage): Record<F, string> => {
    const known = book(language);
    return (known.find(({ words }) => words.test(note)) ?? (known.at(-1) as (typeof known)[0])).facts;
  };
}

/** The slots of a tale about a love: a small thing of it, three facts, the last for bed, and why one loves it. */
export const loveSlots = factsOf('loves.', ['bit', 'thebit', 'fact', 'more', 'best', 'why']);

/**
 * The slots of a tale about a good day, from what is told of it: a small thing that such a day leaves in a pocket, the
 * game of it, its sound, and what one still feels of it in bed.
 */
export const daySlots = factsOf('days.', ['trace', 'thetrace', 'game', 'noise', 'stays']);
