import { sql } from 'drizzle-orm';
import type { LogEntry, LogSource } from '#domain/operations/figures.ts';
import { isMeaningful } from '#domain/operations/log-rules.ts';
import type { Transaction } from '../platform/database.ts';
import { asEntry, sources } from './log-entries.ts';
import { rowsOf } from './period.ts';

/** `isFull`: as many rows were read as were asked for, so there may be older ones. */
export type Newest = { entries: LogEntry[]; isFull: boolean };

/** The newest rows of one log since a moment, without the `offset` newest of them, as far as they mean something (LOG-14 to LOG-17). */
export async function newestOf(
  tx: Transaction,
  source: LogSource,
  { since, limit = sources[source].limit, offset = 0 }: { since: string; limit?: number; offset?: number },
): Promise<Newest> {
  const { condition, isShown = () => true } = sources[source];
  const rows = await rowsOf<{ row: Parameters<typeof asEntry>[1] }>(
    tx,
    sql`select to_jsonb(l) as row from (select * from ${sql.identifier(source)}
        where timestamp >= ${since} and ${condition} order by timestamp desc limit ${limit} offset ${offset}) l`,
  );
  const entries = rows
    .filter(({ row }) => isShown(row))
    .map(({ row }) => asEntry(source, row))
    .filter(isMeaningful);
  return { entries, isFull: rows.length === limit };
}

export const windowSources = ['error_logs', 'api_usage_logs', 'story_analytics'] as const;

/** What the logging service reads: errors, calls and stories, newest first, each at most a third of `total` (LOG-25). */
export async function newestEntries(
  tx: Transaction,
  { since, total = 100, offset = 0 }: { since: string; total?: number; offset?: number },
): Promise<{ entries: LogEntry[]; more: boolean }> {
  const limit = Math.floor(total / windowSources.length);
  const lists: Newest[] = [];
  for (const source of windowSources) lists.push(await newestOf(tx, source, { since, limit, offset }));
  return { entries: newestFirst(lists), more: lists.some(({ isFull }) => isFull) };
}

export function newestFirst(lists: readonly Newest[]): LogEntry[] {
  return lists.flatMap(({ entries }) => entries).toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}
