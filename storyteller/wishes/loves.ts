import { z } from 'zod';
import type { StoryLanguage } from '#domain/stories/options.ts';
import { bookOf, pattern } from '../book.ts';

/** What is told of each thing that children love; the last entry is for any other. */
const loves = bookOf(
  import.meta.url,
  'loves.',
  z
    .array(
      z.strictObject({
        words: pattern,
        bit: z.string(),
        the: z.string(),
        fact: z.string(),
        more: z.string(),
        best: z.string(),
        why: z.string(),
      }),
    )
    .min(1),
);

/** The slots of a tale about a love: a small thing of it, three facts, the last for bed, and why one loves it. */
export function loveSlots(love: string, language: StoryLanguage): Record<string, string> {
  const known = loves(language);
  const { words: _, the, ...told } = known.find(({ words }) => words.test(love)) ?? (known.at(-1) as (typeof known)[0]);
  return { ...told, thebit: the };
}
