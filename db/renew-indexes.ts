import { openOwnerConnection } from './connect.ts';

/** Every search scans this whole index. Shelves grow at their newest end, which leaves older pages half empty. */
const walkedWhole = 'stories_library';

/**
 * Rebuilds, while servers work, the index that every search scans whole: after some years it has twice the pages it
 * needs. Acts as the owner of the tables and outside of any transaction, as PostgreSQL requires. First removes what
 * an interrupted attempt left behind. Throws, with the old index in place, if `signal` aborts.
 */
export async function renewIndexes(url: string, signal: AbortSignal): Promise<void> {
  const owner = await openOwnerConnection(url);
  const { rows: own } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const giveUp = () => void cancel(url, own[0]?.pid).catch(() => {});
  signal.addEventListener('abort', giveUp);
  try {
    signal.throwIfAborted();
    // Gives way to whoever locks the table for over 10 seconds: the next monthly run tries again.
    await owner.query("set lock_timeout = '10s'; set statement_timeout = '1h'");
    const { rows: unfinished } = await owner.query<{ relname: string }>(
      `select relname from pg_class join pg_index on indexrelid = pg_class.oid
        where not indisvalid and relname ~ '^${walkedWhole}_cc(new|old)[0-9]*$'`,
    );
    for (const { relname } of unfinished) await owner.query(`drop index concurrently if exists "${relname}"`);
    await owner.query(`reindex index concurrently "${walkedWhole}"`);
  } finally {
    // After this connection ends, its process id may be given to another one, which must not be cancelled.
    signal.removeEventListener('abort', giveUp);
    await owner.end();
  }
}

/** Cancels the query of another connection of the owner, which would otherwise run to its end. */
async function cancel(url: string, pid: number | undefined): Promise<void> {
  const owner = await openOwnerConnection(url);
  try {
    await owner.query('select pg_cancel_backend($1)', [pid]);
  } finally {
    await owner.end();
  }
}
