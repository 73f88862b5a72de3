import { openOwnerConnection } from './connect.ts';

/** Walked whole by every search. A shelf grows at its newest end, which leaves the pages behind it half empty. */
const walkedWhole = 'stories_library';

/**
 * Builds anew, beside what goes on, the index that a search walks whole: after some years it has twice the pages that
 * it needs. Acts as the owner of the tables and outside of any transaction, as PostgreSQL asks. What an attempt
 * that was cut short left behind is removed first. Throws, with the old index in place, when `signal` aborts.
 */
export async function renewIndexes(url: string, signal: AbortSignal): Promise<void> {
  const owner = await openOwnerConnection(url);
  const { rows: own } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const giveUp = () => void cancel(url, own[0]?.pid).catch(() => {});
  signal.addEventListener('abort', giveUp);
  try {
    signal.throwIfAborted();
    // Whoever holds the table for long goes first: the next month comes.
    await owner.query("set lock_timeout = '10s'; set statement_timeout = '1h'");
    const { rows: unfinished } = await owner.query<{ relname: string }>(
      `select relname from pg_class join pg_index on indexrelid = pg_class.oid
        where not indisvalid and relname ~ '^${walkedWhole}_cc(new|old)[0-9]*$'`,
    );
    for (const { relname } of unfinished) await owner.query(`drop index concurrently if exists "${relname}"`);
    await owner.query(`reindex index concurrently "${walkedWhole}"`);
  } finally {
    // The number of a connection that is gone may be given to another.
    signal.removeEventListener('abort', giveUp);
    await owner.end();
  }
}

/** Ends what another connection of the owner is doing; by itself it would go on until it is done. */
async function cancel(url: string, pid: number | undefined): Promise<void> {
  const owner = await openOwnerConnection(url);
  try {
    await owner.query('select pg_cancel_backend($1)', [pid]);
  } finally {
    await owner.end();
  }
}
