import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  type LogSource,
  type Logs,
  type LogTimeframe,
  type LogWindow,
  logSources,
  type logWindowQuery,
  type Share,
  timeframeHours,
} from '#domain/operations/figures.ts';
import { logHealth } from '#domain/operations/health.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import type { AppServices } from '../context.ts';
import type { Operator } from '../identity/operator.ts';
import type { Transaction } from '../platform/database.ts';
import { maySeeAddresses } from './hide-addresses.ts';
import { type Newest, newestEntries, newestFirst, newestOf, rowsAbout, windowSources } from './newest-entries.ts';
import { hoursPeriod, rowOf, rowsOf } from './period.ts';

const topRows = 5;

/**
 * The newest entries of the four logs in the timeframe, and its figures (LOG-04 to LOG-27). A source
 * that fails is logged, named and left out (LOG-20); without figures the status is unknown (LOG-23). With `about`
 * the entries are those of one user, request or story.
 */
export async function readLogs(
  ctx: AppServices,
  operator: Operator,
  { timeframe, about = '' }: { timeframe: LogTimeframe; about?: string },
): Promise<Logs> {
  if (about.includes('@') && !maySeeAddresses(operator)) {
    throw new DomainError('FORBIDDEN', 'Only who may open the list of users finds somebody by an address.');
  }
  const period = hoursPeriod(ctx.now(), timeframeHours[timeframe]);
  const skipped: LogSource[] = [];
  const lists = await Promise.all(
    logSources.map((source) =>
      ctx.store
        .asService((tx) => newestOf(tx, source, { since: period.from, about: rowsAbout(source, about.trim()) }))
        .catch((err: unknown): Newest => {
          ctx.log.error({ err, source }, 'a log could not be read');
          skipped.push(source);
          return { entries: [], isFull: false };
        }),
    ),
  );
  const figures = await ctx.store
    .asService((tx) => readFigures(tx, period.from))
    .catch((err: unknown) => {
      ctx.log.error({ err }, 'the figures of the logs could not be read');
      return undefined;
    });
  const known = about === '' ? windowSources : [];
  const { apiCalls = 0, requests = 0, apiErrors = 0, errors = 0, userEvents = 0 } = figures ?? {};
  const isKnown = figures !== undefined && skipped.length === 0;
  return {
    period,
    entries: newestFirst(lists),
    more: known.some((source) => lists[logSources.indexOf(source)]?.isFull),
    skipped,
    status: isKnown ? logHealth(apiCalls + errors + userEvents, apiErrors + errors) : 'unknown',
    successRate: isKnown && requests > 0 ? 100 - percentOf(apiErrors, requests) : null,
    counts: { apiCalls, requests, apiErrors, errors, userEvents },
    topErrors: figures?.topErrors ?? [],
    topUsers: figures?.topUsers ?? [],
  };
}

/** The errors, calls and stories of the last hours, of each a third of `limit`: what is older than the newest ones (LOG-26). */
export async function readLogWindow(
  ctx: AppServices,
  _operator: Operator,
  { hours, limit, offset }: z.output<typeof logWindowQuery>,
): Promise<LogWindow> {
  const period = hoursPeriod(ctx.now(), hours);
  const window = await ctx.store.asService((tx) => newestEntries(tx, { since: period.from, total: limit, offset }));
  return { period, ...window };
}

async function readFigures(tx: Transaction, since: string) {
  const counts = await rowOf<Logs['counts']>(
    tx,
    sql`select coalesce(sum(logged), 0)::integer as "apiCalls",
        coalesce(sum(requests) filter (where is_service_call(api_provider, endpoint)), 0)::integer as requests,
        coalesce(sum(errors) filter (where is_service_call(api_provider, endpoint)), 0)::integer as "apiErrors",
        (select count(*) from error_logs where timestamp >= ${since})::integer as errors,
        events_since(${since})::integer as "userEvents"
      from calls_since(${since})`,
  );
  const topErrors = await rowsOf<Share>(
    tx,
    sql`select error_message as name, count(*)::integer as count from error_logs
      where timestamp >= ${since} group by 1 order by count desc, 1 limit ${topRows}`,
  );
  const topUsers = await rowsOf<Share>(
    tx,
    sql`select u.email as name, e.count from (select user_id, count(*)::integer as count from error_logs
        where timestamp >= ${since} and user_id is not null group by 1) e
      join users u on u.id = e.user_id order by e.count desc, e.user_id limit ${topRows}`,
  );
  return { ...counts, topErrors, topUsers };
}
