import { z } from 'zod';
import { textUpTo } from '../text.ts';
import { adminPaths, limitChangeSchema, userFilter } from './figures.ts';

/** GET previews the users that a filter finds: `ManyPreview`; POST acts on them: `ManyDone`. */
export const manyPath = `${adminPaths.users}/many`;
/** GET returns the batches of the last 30 days: `ManyBatch[]`. */
export const batchesPath = `${manyPath}/batches`;
/** POST undoes a batch: `ManyDone`. */
export const undoManyPath = (batch: string) => `${manyPath}/${batch}/undo`;
/** POST returns the filtered users as CSV. */
export const exportUsersPath = `${adminPaths.users}/export`;

export const mostAtOnce = 10_000;
/** How many users a preview lists. */
export const mostShown = 100;
/** For how long a batch deletion can be undone. */
export const deletionDelayHours = 24;
export const manyActions = ['suspend', 'limit', 'delete'] as const;
export type ManyAction = (typeof manyActions)[number];

const filter = z.object(userFilter);
export const manyQuery = filter;
export const exportUsersSchema = z.object({ filter });
export const manySchema = z
  .object({
    filter,
    action: z.enum(manyActions),
    limits: limitChangeSchema.optional(),
    /** From the preview: users who joined later are left alone. */
    asOf: z.iso.datetime(),
    /** How many users the preview found: more than that are never changed. */
    expected: z.number().int().min(1).max(mostAtOnce),
    /** The reason, for the audit. */
    request: textUpTo(200, 1),
  })
  .refine(({ action, limits }) => action !== 'limit' || limits, { path: ['limits'], message: 'names no limit' });
export type Many = z.output<typeof manySchema>;

export type ManyPreview = {
  asOf: string;
  /** Free accounts that the filter finds. */
  matching: number;
  /** Operators and users who pay or have paid: the filter finds them, but they are left alone. */
  spared: number;
  /** The newest of `matching`, at most `mostShown`. */
  sample: { id: string; name: string; email: string; createdAt: string; stories: number }[];
};
export type ManyDone = { batch: string; changed: number };
export type ManyBatch = {
  batch: string;
  at: string;
  action: string;
  operator: string;
  request: string;
  users: number;
  /** For how many of them it was undone. */
  undone: number;
};
