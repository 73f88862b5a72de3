import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { type LibraryQuery, librarySorts } from '#domain/stories/api.ts';
import type { Cursor } from './library-store.ts';

const cursorSchema = z.object({
  sort: z.enum(librarySorts),
  keys: z
    .array(z.union([z.string().max(500), z.boolean()]))
    .min(1)
    .max(3),
  id: z.uuid(),
});

/** Encodes a place in a library for the client to pass back. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** Decodes what `writeCursor` wrote. Throws INVALID_REQUEST for one that was not given out, or is of another order. */
export function readCursor(text: string, sort: LibraryQuery['sort']): Cursor {
  const refused = new DomainError('INVALID_REQUEST', 'This is not a place in the library.', { field: 'cursor' });
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    throw refused;
  }
  const cursor = cursorSchema.safeParse(value);
  if (!cursor.success || cursor.data.sort !== sort || !keysFit(cursor.data)) throw refused;
  return cursor.data;
}

/** Returns whether the keys have the types of their order; the database would refuse others less clearly. */
function keysFit({ sort, keys }: Cursor): boolean {
  const isTime = (key: unknown) =>
    typeof key === 'string' &&
    /^[1-9]\d{3}-\d\d-\d\dT[\d:.]{8,15}[+-](0\d|1[0-4]):\d\d$/.test(key) &&
    !Number.isNaN(Date.parse(key)) &&
    // The parser accepts the thirtieth of February.
    new Date(key.slice(0, 10)).toISOString().startsWith(key.slice(0, 10));
  if (sort === 'title')
    return keys.length === 1 && typeof keys[0] === 'string' && keys[0].isWellFormed() && !keys[0].includes('\u0000');
  if (sort === 'favorites') return keys.length === 2 && typeof keys[0] === 'boolean' && isTime(keys[1]);
  return keys.length === 3 && isTime(keys[0]) && z.uuid().safeParse(keys[1]).success && isTime(keys[2]);
}
