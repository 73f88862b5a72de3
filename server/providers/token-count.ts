import { z } from 'zod';

/** More than any model reads or writes in one call. */
const most = 10_000_000;

/** A token count of a provider. Costs depend on it, so a number that no call can have used is invalid. */
export const tokenCount = z.int().min(0).max(most);
