import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';

/** Query of a catalog: the page's cursor and the search. `q` is OpenSearch's `{searchTerms}`. */
export const catalogQuerySchema = once(() =>
  z.object({ cursor: z.string().max(1000).optional(), q: textUpTo(100, 0).default('') }),
);
