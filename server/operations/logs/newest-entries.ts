import { type SQL, sql } from 'drizzle-orm';
import { type LogEntry, type LogSource, newestOfEach } from '#domain/operations/figures.ts';
import { isMeaningful } from '#domain/operations/log-rules.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowsOf } from '../figures/period.ts';
import { asEntry, sources } from './log-entries.ts';

/** Matches one log's rows by a user's id or address, or by the id of an entry, request, generation or story. */
export function rowsAbout(source: LogSource, about: string): SQL | undefined {
  if (about === '') return undefined;
  if (about.includes('@')) return sql`user_id in (select id from users where lower(email) = lower(${about}))`;
  if (!isUuid(about)) return sql`false`;
  const numbers: Record<LogSource, SQL> = {
    error_logs: sql`request_id = ${about} or generation_id = ${about} or id = ${about}`,
    api_usage_logs: sql`request_id = ${about} or generation_id = ${about} or id = ${about}`,
    story_analytics: sql`generation_id = ${about} or story_id = ${about}`,
    user_events: sql`id = ${about}`,
  };
  return sql`(user_id = ${about} or ${numbers[source]})`;
}

/** Whether a text is a UUID, as our ids are. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** `isFull`: the limit was reached, so there may be older rows. */
export type Newest = { entries: LogEntry[]; isFull: boolean };

type Window = {
  since: string;
  until?: string | undefined;
  limit?: number;
  offset?: number;
  about?: SQL | undefined;
  windowed?: boolean;
};

/**
 * Returns the newest meaningful rows of one log since a moment, after the first `offset` (LOG-14 to LOG-17). With
 * `about` it returns those of one person, request or story, meaningful or not.
 */
export async function newestOf(
  tx: Transaction,
  source: LogSource,
  { since, until, limit = sources[source].limit, offset = 0, about, windowed = about !== undefined }: Window,
): Promise<Newest> {
  const { condition: newest, windowCondition = newest, isShown = () => true } = sources[source];
  const condition = windowed ? windowCondition : newest;
  const rows = await rowsOf<{ row: Parameters<typeof asEntry>[1] }>(
    tx,
    sql`select to_jsonb(l) || jsonb_build_object('user_email', u.email) as row from (select * from ${sql.identifier(source)}
        where timestamp >= ${since} and ${until ? sql`timestamp < ${until}` : sql`true`} and ${condition} and ${about ?? sql`true`}
        order by timestamp desc limit ${limit} offset ${offset}) l
      left join users u on u.id = l.user_id order by l.timestamp desc`,
  );
  const entries = rows
    .filter(({ row }) => about !== undefined || isShown(row))
    .map(({ row }) => asEntry(source, row))
    .filter((entry) => about !== undefined || isMeaningful(entry));
  return { entries, isFull: rows.length === limit };
}

export const windowSources = ['error_logs', 'api_usage_logs', 'story_analytics', 'user_events'] as const;
/** Taken off `offset`: the first page leaves saved stories out of the events, so the window starts at the newest. */
const offsets: Partial<Record<LogSource, number>> = { user_events: newestOfEach };
const thirds = 3;

/**
 * Returns errors, calls and stories, newest first, each at most a third of `total` (LOG-25), and as many events,
 * saved stories included (DATA-55).
 */
export async function newestEntries(
  tx: Transaction,
  { since, total = 100, offset = 0 }: { since: string; total?: number; offset?: number },
): Promise<{ entries: LogEntry[]; more: boolean }> {
  const limit = Math.floor(total / thirds);
  const lists: Newest[] = [];
  for (const source of windowSources) {
    const from = Math.max(0, offset - (offsets[source] ?? 0));
    lists.push(await newestOf(tx, source, { since, limit, offset: from, windowed: true }));
  }
  return { entries: newestFirst(lists), more: lists.some(({ isFull }) => isFull) };
}

export function newestFirst(lists: readonly Newest[]): LogEntry[] {
  return lists.flatMap(({ entries }) => entries).toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}
