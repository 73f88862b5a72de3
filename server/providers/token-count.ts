import { z } from 'zod';

/** More than any model takes or gives in one call. */
const most = 10_000_000;

/** How many tokens a provider says it counted. It is paid by: what no call can have used is no count. */
export const tokenCount = z.int().min(0).max(most);
