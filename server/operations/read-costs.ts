import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Costs, costPeriodDays, type costsQuery, type PricedCall } from '#domain/operations/figures.ts';
import { percentOf } from '#domain/operations/numbers.ts';
import type { AppServices } from '../context.ts';
import type { Operator } from '../identity/operator.ts';
import type { Transaction } from '../platform/database.ts';
import { hoursPeriod, iso, lastDays, rowsOf } from './period.ts';
import { readCostlyUsers, readCostMonths, readStoryCosts } from './read-story-costs.ts';
import { priceOfStory } from './story-prices.ts';

const callRows = 100;
const expensiveRows = 10;

/**
 * What the providers cost in the last 1, 7 or 30 days (COST-04 to COST-16). A request here is a call
 * that has a price: our own functions, which make those calls, are not counted beside them.
 */
export async function readCosts(
  ctx: AppServices,
  _operator: Operator,
  query: z.output<typeof costsQuery>,
): Promise<Costs> {
  const now = ctx.now();
  const period = hoursPeriod(now, costPeriodDays[query.period] * 24);
  const chosen = query.provider === 'all' ? sql`true` : sql`api_provider = ${query.provider}`;
  const live = await ctx.live.read();
  const [yesterday = '', today = ''] = lastDays(now, 2);
  return ctx.store.asService(async (tx) => {
    const providers = await readProviders(tx, period.from, chosen);
    const daily = await readDaily(tx, period.from.slice(0, 10), chosen);
    const trend = await readDaily(tx, yesterday, chosen);
    const costOn = (date: string) => trend.reduce((sum, row) => sum + (row.date === date ? row.cost : 0), 0);
    const totalCost = providers.reduce((sum, row) => sum + row.cost, 0);
    const totalRequests = providers.reduce((sum, row) => sum + row.requests, 0);
    return {
      period,
      totalCost,
      totalRequests,
      averageCost: totalRequests === 0 ? 0 : totalCost / totalRequests,
      activeProviders: providers.length,
      providers,
      today: costOn(today),
      yesterday: costOn(yesterday),
      daily,
      calls: await readNewestCalls(tx, period.from, chosen),
      expensive: await readCostliestCalls(tx, period.from, chosen),
      storyCosts: await readStoryCosts(tx, period.from.slice(0, 10), (kind) => priceOfStory(kind, ctx.prices)),
      dailyCaps: { ...ctx.dailyCaps, ...live.dailyCaps },
      months: await readCostMonths(tx, today),
      costlyUsers: await readCostlyUsers(tx, today),
    };
  });
}

async function readProviders(tx: Transaction, since: string, chosen: SQL): Promise<Costs['providers']> {
  const rows = await rowsOf<{
    provider: string;
    cost: number;
    requests: number;
    ms: number;
    errors: number;
    all: number;
  }>(
    tx,
    sql`select api_provider as provider, sum(cost_usd)::float as cost, sum(priced)::integer as requests,
        coalesce(sum(total_ms) / nullif(sum(timed), 0), 0)::float as ms, sum(errors)::integer as errors, sum(requests)::integer as "all"
      from calls_since(${since}) where priced > 0 and ${chosen} group by 1 order by 1`,
  );
  return rows.map(({ provider, cost, requests, ms, errors, all }) => ({
    provider,
    cost,
    requests,
    responseTime: ms,
    errorRate: percentOf(errors, all),
  }));
}

function readDaily(tx: Transaction, from: string, chosen: SQL): Promise<Costs['daily']> {
  return rowsOf(
    tx,
    sql`select date, api_provider as provider, total_cost_usd::float as cost, total_requests as requests
      from daily_cost_summaries where date >= ${from} and ${chosen} order by date desc, api_provider`,
  );
}

const callColumns = sql`id, timestamp, api_provider as provider, endpoint, status_code as "statusCode",
  response_time_ms as "responseTime", cost_usd::float as cost`;
type CallRow = Omit<PricedCall, 'timestamp'> & { timestamp: Date };
const asCall = (row: CallRow): PricedCall => ({ ...row, timestamp: iso(row.timestamp) });

async function readNewestCalls(tx: Transaction, since: string, chosen: SQL): Promise<PricedCall[]> {
  const rows = await rowsOf<CallRow>(
    tx,
    sql`select ${callColumns} from api_usage_logs
      where cost_usd is not null and timestamp >= ${since} and ${chosen} order by timestamp desc limit ${callRows}`,
  );
  return rows.map(asCall);
}

/** The most expensive of the period: of those of each provider, which an index knows in that order. */
async function readCostliestCalls(tx: Transaction, since: string, chosen: SQL): Promise<PricedCall[]> {
  const rows = await rowsOf<CallRow>(
    tx,
    sql`select c.* from (select distinct api_provider as of_provider from daily_cost_summaries
        where date >= ${since.slice(0, 10)} and ${chosen}) p
      cross join lateral (select ${callColumns} from api_usage_logs
        where api_provider = of_provider and cost_usd is not null and timestamp >= ${since}
        order by cost_usd desc limit ${expensiveRows}) c
      order by cost desc, timestamp desc limit ${expensiveRows}`,
  );
  return rows.map(asCall);
}
