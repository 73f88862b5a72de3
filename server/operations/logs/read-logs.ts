import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  type LogSource,
  type Logs,
  type LogWindow,
  logSources,
  type logsQuery,
  type logWindowQuery,
  type Period,
  timeframeHours,
} from '#domain/operations/figures.ts';
import { logHealth } from '#domain/operations/health.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AskedMoments, askedMoments } from '../figures/asked-days.ts';
import { maySeeAddresses } from '../figures/hide-addresses.ts';
import { hoursPeriod, iso, rowOf, rowsOf } from '../figures/period.ts';
import { type CurveRow, callsByPart, curveOf, inPeriod, partOf, sumOf } from '../figures/trends.ts';
import { type Newest, newestEntries, newestFirst, newestOf, rowsAbout, windowSources } from './newest-entries.ts';

const topRows = 5;
const groupRows = 50;

/**
 * Returns the newest entries of the four logs in the timeframe or a custom range, and its figures (LOG-04 to LOG-27). A
 * source that fails is logged, named and left out (LOG-20); without figures the status is unknown (LOG-23). With
 * `about` the entries are those of one user, request or story. Throws INVALID_REQUEST for an invalid range.
 */
export async function readLogs(
  ctx: AppServices,
  operator: Operator,
  { timeframe, about, ...own }: z.output<typeof logsQuery>,
): Promise<Logs> {
  if (about.includes('@') && !maySeeAddresses(operator)) {
    throw new DomainError('FORBIDDEN', 'Only who may open the list of users finds somebody by an address.');
  }
  const now = ctx.now();
  const asked = askedMoments(now, timeframeHours[timeframe], own);
  const { period, isOwn } = asked;
  const until = isOwn ? period.to : undefined;
  const skipped: LogSource[] = [];
  const reading = readFigures(ctx, asked, now).catch((err: unknown) => {
    ctx.log.error({ err }, 'the figures of the logs could not be read');
    return undefined;
  });
  const lists: Newest[] = [];
  // One source after the other, beside the figures: more connections at once only wait for each other.
  for (const source of logSources) {
    lists.push(
      await ctx.store
        .asService((tx) => newestOf(tx, source, { since: period.from, until, about: rowsAbout(source, about.trim()) }))
        .catch((err: unknown): Newest => {
          ctx.log.error({ err, source }, 'a log could not be read');
          skipped.push(source);
          return { entries: [], isFull: false };
        }),
    );
  }
  const figures = await reading;
  // `readLogWindow` pages back from now alone, so neither `about` nor a custom range has older entries.
  const known = about === '' && !isOwn ? windowSources : [];
  const { apiCalls = 0, requests = 0, apiErrors = 0, errors = 0, userEvents = 0 } = figures ?? {};
  const isKnown = figures !== undefined && skipped.length === 0;
  const logged = { of: apiCalls + errors + userEvents, errors: apiErrors + errors };
  return {
    period,
    entries: newestFirst(lists),
    more: known.some((source) => lists[logSources.indexOf(source)]?.isFull),
    skipped,
    status: isKnown ? logHealth({ of: requests, errors: apiErrors }, logged) : 'unknown',
    successRate: isKnown && requests > 0 ? 100 - percentOf(apiErrors, requests) : null,
    counts: { apiCalls, requests, apiErrors, errors, userEvents },
    topErrors: figures?.topErrors ?? [],
    topUsers: figures?.topUsers ?? [],
    errorGroups: figures?.errorGroups ?? [],
    trends: figures?.trends ?? unknownTrends,
  };
}

/** Pages back through the four logs of the last `hours`, with up to a third of `limit` entries of each (LOG-26). */
export async function readLogWindow(
  ctx: AppServices,
  _operator: Operator,
  { hours, limit, offset }: z.output<typeof logWindowQuery>,
): Promise<LogWindow> {
  const period = hoursPeriod(ctx.now(), hours);
  const window = await ctx.store.asService((tx) => newestEntries(tx, { since: period.from, total: limit, offset }));
  return { period, ...window };
}

const unknownTrends: Logs['trends'] = {
  successRate: { before: null, points: [] },
  errors: { before: null, points: [] },
  apiCalls: { before: null, points: [] },
};

async function readFigures({ store }: AppServices, asked: AskedMoments, now: Date) {
  const [counts, errors] = await Promise.all([
    store.asService((tx) => readCounts(tx, asked, now)),
    store.asService((tx) => readErrors(tx, asked.period)),
  ]);
  return { ...counts, ...errors };
}

/** The number of rows logged in the period, and the curves of the cards. */
async function readCounts(tx: Transaction, asked: AskedMoments, now: Date) {
  const { from, to } = asked.period;
  const { userEvents } = await rowOf<Pick<Logs['counts'], 'userEvents'>>(
    tx,
    sql`select (events_since(${from}) - events_since(${to}))::integer as "userEvents"`,
  );
  const calls = await readCalls(tx, asked);
  const own = inPeriod(calls);
  return {
    userEvents,
    apiCalls: sumOf(own, 'logged'),
    requests: sumOf(own, 'requests'),
    apiErrors: sumOf(own, 'errors'),
    trends: await readTrends(tx, asked, calls, now),
  };
}

/** The users who met the most errors, without those whose account is gone. */
function readTopUsers(tx: Transaction, { from, to }: Period): Promise<Logs['topUsers']> {
  return rowsOf(
    tx,
    sql`select u.email as name, p.count
      from (select user_id, count(*)::integer as count from error_logs
        where timestamp >= ${from} and timestamp < ${to} and user_id is not null group by 1 order by 2 desc, 1) p
      join users u on u.id = p.user_id order by p.count desc, p.user_id limit ${topRows}`,
  );
}

type Errors = { errors: number } & Pick<Logs, 'topErrors' | 'topUsers' | 'errorGroups'>;
type ErrorGroupRow = Omit<Logs['errorGroups'][number], 'firstAt' | 'lastAt'> &
  Record<'firstAt' | 'lastAt', Date> & { errors: number };

/** The errors of a period: how many there are, the most frequent messages, and the most frequent groups. */
async function readErrors(tx: Transaction, { from, to }: Period): Promise<Errors> {
  const rowsInPeriod = sql`from error_logs where timestamp >= ${from} and timestamp < ${to}`;
  const topErrors = await rowsOf<Errors['topErrors'][number]>(
    tx,
    sql`select error_message as name, count(*)::integer as count ${rowsInPeriod} group by 1 order by 2 desc, 1 limit ${topRows}`,
  );
  const groups = await rowsOf<ErrorGroupRow>(
    tx,
    sql`select g.id, k.error_type as type, k.error_message as message, g.count, g.open, g.users, g.errors,
        k.first_at as "firstAt", k.last_at as "lastAt"
      from (select group_id collate "C" as id, count(*)::integer as count,
          (count(*) filter (where resolved_at is null))::integer as open, count(distinct user_id)::integer as users,
          (sum(count(*)) over ())::integer as errors
        ${rowsInPeriod} group by 1 order by 2 desc, 1 limit ${groupRows}) g
      join error_groups k on k.id = g.id order by g.count desc, g.id`,
  );
  const errorGroups = groups.map(({ errors: _, ...row }) => ({
    ...row,
    firstAt: iso(row.firstAt),
    lastAt: iso(row.lastAt),
  }));
  return { errors: groups[0]?.errors ?? 0, topErrors, errorGroups, topUsers: await readTopUsers(tx, { from, to }) };
}

type PartRow = CurveRow & { logged: number; requests: number; errors: number };

/** Sums up the calls of the period and of the one before, by the part that they lie in. */
function readCalls(tx: Transaction, asked: AskedMoments): Promise<PartRow[]> {
  return rowsOf(
    tx,
    sql`select part, coalesce(sum(logged), 0)::integer as logged,
        coalesce(sum(requests) filter (where is_service_call(api_provider, endpoint)), 0)::integer as requests,
        coalesce(sum(errors) filter (where is_service_call(api_provider, endpoint)), 0)::integer as errors
      from ${callsByPart(asked)} group by 1`,
  );
}

/** The curves of the cards over this period and the one before, by the cards' own definitions. */
async function readTrends(
  tx: Transaction,
  asked: AskedMoments,
  calls: readonly PartRow[],
  now: Date,
): Promise<Logs['trends']> {
  const errors = await rowsOf<CurveRow & { count: number }>(
    tx,
    sql`select ${partOf(asked, sql`timestamp`)} as part, count(*)::integer as count from error_logs
      where timestamp >= ${asked.before.from} and timestamp < ${asked.period.to} group by 1`,
  );
  return {
    apiCalls: curveOf(asked, calls, (parts) => sumOf(parts, 'logged'), now),
    successRate: curveOf(
      asked,
      calls,
      (parts) =>
        sumOf(parts, 'requests') === 0 ? null : 100 - percentOf(sumOf(parts, 'errors'), sumOf(parts, 'requests')),
      now,
    ),
    errors: curveOf(asked, errors, (parts) => parts.reduce((total, { count }) => total + count, 0), now),
  };
}
