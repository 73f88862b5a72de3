import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Costs, costPeriodDays, type costsQuery, type PricedCall } from '#domain/operations/figures.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import { mostDays } from '#domain/operations/ranges.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AskedMoments, askedMoments } from './asked-days.ts';
import { iso, lastDays, rowsOf } from './period.ts';
import { readCaps } from './read-caps.ts';
import { readCostlyUsers, readCostMonths, readStoryCosts } from './read-story-costs.ts';
import { priceOfStory } from './story-prices.ts';
import { type CurveRow, callsByPart, curveOf, inPeriod, sumOf } from './trends.ts';

const callRows = 100;
const expensiveRows = 10;

/**
 * Returns what the providers cost in the last 1, 7 or 30 days, or in a custom range (COST-04 to COST-16). A request
 * here is a call that has a price: our own functions, which make those calls, are not counted as well. Throws
 * INVALID_REQUEST for an invalid range.
 */
export async function readCosts(
  ctx: AppServices,
  _operator: Operator,
  query: z.output<typeof costsQuery>,
): Promise<Costs> {
  const now = ctx.now();
  const asked = askedMoments(now, costPeriodDays[query.period] * 24, query);
  const { period } = asked;
  const chosen = query.provider === 'all' ? sql`true` : sql`api_provider = ${query.provider}`;
  const [yesterday = '', today = ''] = lastDays(now, 2);
  const reading = ctx.store.asService((tx) => readParts(tx, asked, chosen));
  const others = ctx.store.asService(async (tx) => ({
    daily: await readDaily(tx, period, chosen),
    trend: await readDaily(tx, { from: yesterday, to: today }, chosen),
    calls: await readNewestCalls(tx, period, chosen),
    expensive: await readCostliestCalls(tx, period, chosen),
    storyCosts: await readStoryCosts(tx, period, (kind) => priceOfStory(kind, ctx.prices)),
    caps: await readCaps(ctx, tx),
    knownProviders: await readKnownProviders(tx, now),
    months: await readCostMonths(tx, today),
    costlyUsers: await readCostlyUsers(tx, today),
  }));
  const [parts, { trend, ...lists }] = await Promise.all([reading, others]);
  const providers = providersOf(inPeriod(parts));
  const costOn = (date: string) => trend.reduce((total, row) => total + (row.date === date ? row.cost : 0), 0);
  const totalCost = sumOf(providers, 'cost');
  const totalRequests = sumOf(providers, 'requests');
  return {
    period,
    totalCost,
    totalRequests,
    averageCost: totalRequests === 0 ? 0 : totalCost / totalRequests,
    activeProviders: providers.length,
    providers,
    today: costOn(today),
    yesterday: costOn(yesterday),
    ...lists,
    trends: trendsOf(asked, parts, now),
  };
}

type PartRow = CurveRow &
  Record<'cost' | 'requests' | 'ms' | 'timed' | 'errors' | 'all', number> & { provider: string };

/** Priced calls of this period and the one before, by provider and part of the period. */
function readParts(tx: Transaction, asked: AskedMoments, chosen: SQL): Promise<PartRow[]> {
  return rowsOf(
    tx,
    sql`select part, api_provider as provider, sum(cost_usd)::float as cost, sum(priced)::integer as requests,
        sum(total_ms)::float as ms, sum(timed)::integer as timed, sum(errors)::integer as errors, sum(requests)::integer as "all"
      from ${callsByPart(asked)} where priced > 0 and ${chosen} group by 1, 2`,
  );
}

function providersOf(parts: readonly PartRow[]): Costs['providers'] {
  return [...Map.groupBy(parts, ({ provider }) => provider)]
    .map(([provider, rows]) => ({
      provider,
      cost: sumOf(rows, 'cost'),
      requests: sumOf(rows, 'requests'),
      responseTime: sumOf(rows, 'timed') === 0 ? 0 : sumOf(rows, 'ms') / sumOf(rows, 'timed'),
      errorRate: percentOf(sumOf(rows, 'errors'), sumOf(rows, 'all')),
    }))
    .toSorted((one, other) => (one.provider < other.provider ? -1 : 1));
}

function readDaily(tx: Transaction, { from, to }: Costs['period'], chosen: SQL): Promise<Costs['daily']> {
  return rowsOf(
    tx,
    sql`select date, api_provider as provider, total_cost_usd::float as cost, total_requests as requests
      from daily_cost_summaries where date >= ${from.slice(0, 10)} and date <= ${to.slice(0, 10)} and ${chosen} order by date desc, api_provider`,
  );
}

const callColumns = sql`id, timestamp, api_provider as provider, endpoint, status_code as "statusCode",
  response_time_ms as "responseTime", cost_usd::float as cost`;
type CallRow = Omit<PricedCall, 'timestamp'> & { timestamp: Date };
const asCall = (row: CallRow): PricedCall => ({ ...row, timestamp: iso(row.timestamp) });

async function readNewestCalls(tx: Transaction, { from, to }: Costs['period'], chosen: SQL): Promise<PricedCall[]> {
  const rows = await rowsOf<CallRow>(
    tx,
    sql`select ${callColumns} from api_usage_logs
      where cost_usd is not null and timestamp >= ${from} and timestamp < ${to} and ${chosen} order by timestamp desc limit ${callRows}`,
  );
  return rows.map(asCall);
}

/** The most expensive calls of the period, taken from each provider's, which an index holds by cost. */
async function readCostliestCalls(tx: Transaction, { from, to }: Costs['period'], chosen: SQL): Promise<PricedCall[]> {
  const rows = await rowsOf<CallRow>(
    tx,
    sql`select c.* from (select distinct api_provider as of_provider from daily_cost_summaries
        where date >= ${from.slice(0, 10)} and date <= ${to.slice(0, 10)} and ${chosen}) p
      cross join lateral (select ${callColumns} from api_usage_logs
        where api_provider = of_provider and cost_usd is not null and timestamp >= ${from} and timestamp < ${to}
        order by cost_usd desc limit ${expensiveRows}) c
      order by cost desc, timestamp desc limit ${expensiveRows}`,
  );
  return rows.map(asCall);
}

/** The providers that cost something in the last 400 days, so that a new one is listed by itself. */
async function readKnownProviders(tx: Transaction, now: Date): Promise<string[]> {
  const [first = ''] = lastDays(now, mostDays);
  const rows = await rowsOf<{ provider: string }>(
    tx,
    sql`select distinct api_provider as provider from daily_cost_summaries where date >= ${first} order by 1`,
  );
  return rows.map(({ provider }) => provider);
}

/** The curves of the four cards over this period and the one before, by the cards' own definitions. */
function trendsOf(asked: AskedMoments, rows: readonly PartRow[], now: Date): Costs['trends'] {
  const curve = (figure: (parts: readonly PartRow[]) => number | null) => curveOf(asked, rows, figure, now);
  return {
    cost: curve((parts) => sumOf(parts, 'cost')),
    requests: curve((parts) => sumOf(parts, 'requests')),
    average: curve((parts) => (parts.length === 0 ? null : sumOf(parts, 'cost') / sumOf(parts, 'requests'))),
    providers: curve((parts) => new Set(parts.map(({ provider }) => provider)).size),
  };
}
