import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';

/** How a catalog is asked for: from where in it, and for what. `{searchTerms}` of OpenSearch is `q`. */
export const catalogQuerySchema = once(() =>
  z.object({ cursor: z.string().max(1000).optional(), q: textUpTo(100, 0).default('') }),
);
