import { z } from 'zod';
import { bookOf, pattern } from '#storyteller/book.ts';

const cast = z.array(z.string());

/** What a tale of a language is tried with, and what its sentences may not say. */
export const trialOf = bookOf(
  import.meta.url,
  'trial.',
  z.object({
    /** The first is a couple; the others are harder to speak of. */
    casts: z.tuple([cast], cast),
    refrain: z.string(),
    love: z.string(),
    /** The name of a button. */
    earlier: z.string(),
    message: z.string(),
    story: z.string(),
    /** Matches what is said in words of one gender of a thing that may have the other. */
    ofOneGender: pattern.default(/$^/u),
  }),
);
