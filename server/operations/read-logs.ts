import { sql } from 'drizzle-orm';
import {
  type LogEntry,
  type LogSource,
  type Logs,
  type LogTimeframe,
  logSources,
  type Share,
  timeframeHours,
} from '#domain/operations/figures.ts';
import { logHealth } from '#domain/operations/health.ts';
import { isMeaningful } from '#domain/operations/log-rules.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import type { AppServices } from '../context.ts';
import type { Operator } from '../identity/operator.ts';
import type { Transaction } from '../platform/database.ts';
import { asEntry, sources } from './log-entries.ts';
import { hoursPeriod, rowOf, rowsOf } from './period.ts';

const topRows = 5;

/**
 * The newest entries of the four logs in the timeframe, and its figures (LOG-04 to LOG-27). A source
 * that fails is logged, named and left out (LOG-20); without figures the status is unknown (LOG-23).
 */
export async function readLogs(
  ctx: AppServices,
  _operator: Operator,
  { timeframe }: { timeframe: LogTimeframe },
): Promise<Logs> {
  const period = hoursPeriod(ctx.now(), timeframeHours[timeframe]);
  const skipped: LogSource[] = [];
  const lists = await Promise.all(
    logSources.map((source) =>
      ctx.store
        .asService((tx) => readSource(tx, source, period.from))
        .catch((err: unknown) => {
          ctx.log.error({ err, source }, 'a log could not be read');
          skipped.push(source);
          return [];
        }),
    ),
  );
  const figures = await ctx.store
    .asService((tx) => readFigures(tx, period.from))
    .catch((err: unknown) => {
      ctx.log.error({ err }, 'the figures of the logs could not be read');
      return undefined;
    });
  const entries = lists.flat().toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
  const { apiCalls = 0, apiErrors = 0, errors = 0, userEvents = 0 } = figures ?? {};
  const isKnown = figures !== undefined && skipped.length === 0;
  return {
    period,
    entries,
    skipped,
    status: isKnown ? logHealth(apiCalls + errors + userEvents, apiErrors + errors) : 'unknown',
    successRate: isKnown && apiCalls > 0 ? 100 - percentOf(apiErrors, apiCalls) : null,
    counts: { apiCalls, apiErrors, errors, userEvents },
    topErrors: figures?.topErrors ?? [],
    topUsers: figures?.topUsers ?? [],
  };
}

async function readSource(tx: Transaction, source: LogSource, since: string): Promise<LogEntry[]> {
  const { limit, condition, isShown = () => true } = sources[source];
  const rows = await rowsOf<{ row: Parameters<typeof asEntry>[1] }>(
    tx,
    sql`select to_jsonb(l) as row from ${sql.identifier(source)} l
      where timestamp >= ${since} and ${condition} order by timestamp desc limit ${limit}`,
  );
  return rows
    .filter(({ row }) => isShown(row))
    .map(({ row }) => asEntry(source, row))
    .filter(isMeaningful);
}

async function readFigures(tx: Transaction, since: string) {
  const counts = await rowOf<Logs['counts']>(
    tx,
    sql`select coalesce(sum(requests), 0)::integer as "apiCalls", coalesce(sum(errors), 0)::integer as "apiErrors",
        (select count(*) from error_logs where timestamp >= ${since})::integer as errors,
        (select count(*) from user_events where timestamp >= ${since})::integer as "userEvents"
      from calls_since(${since})`,
  );
  const top = (name: string) =>
    rowsOf<Share>(
      tx,
      sql`select ${sql.raw(name)} as name, count(*)::integer as count from error_logs e left join users u on u.id = e.user_id
        where e.timestamp >= ${since} and ${sql.raw(name)} is not null
        group by 1 order by count desc, 1 limit ${topRows}`,
    );
  return { ...counts, topErrors: await top('e.error_message'), topUsers: await top('u.email') };
}
