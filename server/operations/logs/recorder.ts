import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { apiUsageLogs, errorLogs, storyAnalytics, userEvents, type userSessions } from '#db/schema/operations.ts';
import { shortenAddress } from '../../platform/addresses.ts';
import type { Store, Transaction } from '../../platform/database/database.ts';
import { databaseProblem } from '../../platform/database/database-problem.ts';
import type { Log } from '../../platform/telemetry/log.ts';
import type { Recorder } from '../../platform/telemetry/recorder.ts';

const flushMilliseconds = 500;
const waitingLimit = 10_000;
const rowsAtOnce = 1000;
/** A session is written again only after this long, in milliseconds. */
const seenPause = 60_000;
const sessionsKept = 50_000;

type Waiting = {
  events: (typeof userEvents.$inferInsert)[];
  failures: (typeof errorLogs.$inferInsert)[];
  calls: (typeof apiUsageLogs.$inferInsert)[];
  stories: (typeof storyAnalytics.$inferInsert)[];
  sessions: Map<string, typeof userSessions.$inferInsert>;
  /** How many landing pages were shown on each UTC day. */
  landings: Map<string, number>;
};

const nothing = (): Waiting => ({
  events: [],
  failures: [],
  calls: [],
  stories: [],
  sessions: new Map(),
  landings: new Map(),
});

/**
 * Collects records and writes each log's together, 500 ms after the first (EVENT-14); triggers update the counts.
 * A failed write of one log is reported in the server's log and loses no other (EVENT-17).
 */
export function createRecorder(store: Store, log: Log, now: () => Date = () => new Date()): Recorder {
  let waiting = nothing();
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const seenAt = new Map<string, number>();
  const lastAddress = new Map<string, string>();
  /** The session and page on which each user was last seen; their events are recorded as from there. */
  const lastPlace = new Map<string, { sessionId: string; pagePath: string | null }>();

  const insert = async <T>(
    name: string,
    rows: T[],
    work: (tx: Transaction, rows: T[]) => Promise<unknown>,
  ): Promise<void> => {
    if (rows.length === 0) return;
    try {
      await store.asService((tx) => work(tx, rows));
    } catch (error) {
      // A row that the table refuses must not cost the others: halves the batch until it is alone.
      if (rows.length > 1 && databaseProblem(error) === 'validation') {
        const half = Math.ceil(rows.length / 2);
        await insert(name, rows.slice(0, half), work);
        return insert(name, rows.slice(half), work);
      }
      log.error({ err: error, log: name, records: rows.length }, 'records were not written');
    }
  };
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const { events, failures, calls, stories, sessions, landings } = waiting;
    waiting = nothing();
    count = 0;
    const into = (table: PgTable) => async (tx: Transaction, rows: object[]) => {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await tx.insert(table).values(rows.slice(from, from + rowsAtOnce) as never[]);
      }
    };
    await insert('user_events', events, into(userEvents));
    await insert('error_logs', failures, into(errorLogs));
    await insert('api_usage_logs', calls, into(apiUsageLogs));
    await insert('story_analytics', stories, into(storyAnalytics));
    await insert('user_sessions', [...sessions.values()], upsertSessions);
    await insert('daily_counts', [...landings], addLandings);
  };
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const add = (put: (timestamp: Date) => void) => {
    if (count >= waitingLimit) return;
    count += 1;
    put(now());
    timer ??= setTimeout(flush, flushMilliseconds).unref();
  };

  return {
    event: (userId, eventType, eventData = {}) =>
      add((timestamp) => waiting.events.push({ userId, eventType, eventData, timestamp, ...lastPlace.get(userId) })),
    failure: (record) => add((timestamp) => waiting.failures.push({ ...record, timestamp })),
    apiCall: ({ costUsd, ipAddress, ...record }) =>
      add((timestamp) =>
        waiting.calls.push({
          ...record,
          ipAddress: ipAddress ?? lastAddress.get(record.userId ?? '') ?? null,
          costUsd: costUsd?.toFixed(6) ?? null,
          timestamp,
        }),
      ),
    story: ({ costUsd, ...record }) =>
      add((timestamp) => waiting.stories.push({ ...record, costUsd: costUsd?.toFixed(6) ?? null, timestamp })),
    landing() {
      const day = now().toISOString().slice(0, 10);
      const shown = waiting.landings.get(day) ?? 0;
      if (shown === 0) add(() => {});
      waiting.landings.set(day, shown + 1);
    },
    seen({ userId, sessionId, userAgent, country, address, page }) {
      if (lastPlace.size >= sessionsKept) lastPlace.clear();
      lastPlace.set(userId, { sessionId, pagePath: page ?? null });
      const short = shortenAddress(address);
      if (short) lastAddress.set(userId, short);
      const moment = now().getTime();
      if (moment - (seenAt.get(sessionId) ?? 0) < seenPause) return;
      if (seenAt.size >= sessionsKept) for (const map of [seenAt, lastAddress]) map.clear();
      seenAt.set(sessionId, moment);
      add((at) =>
        waiting.sessions.set(sessionId, {
          id: sessionId,
          userId,
          startedAt: at,
          lastSeenAt: at,
          userAgent: userAgent?.slice(0, 300) ?? null,
          country: country ?? null,
        }),
      );
    },
    flush,
  };
}

async function addLandings(tx: Transaction, shown: [day: string, count: number][]): Promise<void> {
  for (const [day, count] of shown) {
    await tx.execute(sql`select add_counts('landing', array[${day}::date], array['page'], array[${count}::integer])`);
  }
}

/** Leaves out sessions of users who were deleted in the meantime. */
async function upsertSessions(tx: Transaction, seen: (typeof userSessions.$inferInsert)[]): Promise<void> {
  const rows = JSON.stringify(seen.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  await tx.execute(sql`
    insert into user_sessions (id, user_id, started_at, last_seen_at, user_agent, country)
    select r.id, r."userId", r."startedAt", r."lastSeenAt", r."userAgent", r.country
    from jsonb_to_recordset(${rows}::jsonb) r
      (id uuid, "userId" uuid, "startedAt" timestamptz, "lastSeenAt" timestamptz, "userAgent" text, country char(2))
    join users u on u.id = r."userId"
    on conflict (id) do update set last_seen_at = greatest(user_sessions.last_seen_at, excluded.last_seen_at),
      user_agent = coalesce(excluded.user_agent, user_sessions.user_agent),
      country = coalesce(excluded.country, user_sessions.country)`);
}
