import { z } from 'zod';
import { bookOf, pattern, swaps } from '../book.ts';
import { ideas, worries } from '../tale/tale.ts';

/** What a whole story says beside its tales. */
export const saidOf = bookOf(
  import.meta.url,
  '',
  z.strictObject({
    girls: pattern,
    baby: z.string(),
    betweenHomes: z.string(),
    ownHome: pattern,
    spareRoom: z.string(),
    sleepWell: z.string(),
    anyStory: z.string(),
    anyLove: z.string(),
    /** How a sentence says what somebody loves to do, or a team. */
    loved: swaps.default([]),
    chapters: z.array(z.string()).length(3),
    /** The title of an evening of two tales, or of three. */
    more: z.tuple([z.string(), z.string()]),
    minor: z.array(z.string()).optional(),
    grandparents: pattern,
    neighbour: z.string(),
    /** Parents whom tales name themselves. */
    parents: z.array(z.string()).default([]),
    /** Who a tale of this idea or worry has itself, as a character without a name is typed: a dragon, the pacifier. */
    own: z.partialRecord(z.enum([...ideas, ...worries]), pattern),
  }),
);
