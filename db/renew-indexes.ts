import { openOwnerConnection } from './connect.ts';

/** Walked whole by every search. A shelf grows at its newest end, which leaves the pages behind it half empty. */
const walkedWhole = ['stories_library'];

/**
 * Builds anew, beside what goes on, the indexes that a search walks whole: after some years they have twice the pages
 * that they need. Acts as the owner of the tables and outside of any transaction, as PostgreSQL asks. What an attempt
 * that was cut short left behind is removed first.
 */
export async function renewIndexes(url: string): Promise<void> {
  const owner = await openOwnerConnection(url);
  try {
    // Whoever holds the table for long goes first: the next month comes.
    await owner.query("set lock_timeout = '10s'; set statement_timeout = '1h'");
    for (const name of walkedWhole) {
      for (const left of await unfinished(owner, name))
        await owner.query(`drop index concurrently if exists "${left}"`);
      await owner.query(`reindex index concurrently "${name}"`);
    }
  } finally {
    await owner.end();
  }
}

async function unfinished(owner: Awaited<ReturnType<typeof openOwnerConnection>>, name: string): Promise<string[]> {
  const { rows } = await owner.query<{ relname: string }>(
    `select relname from pg_class join pg_index on indexrelid = pg_class.oid
      where not indisvalid and relname ~ ('^' || $1 || '_cc(new|old)[0-9]*$')`,
    [name],
  );
  return rows.map(({ relname }) => relname);
}
