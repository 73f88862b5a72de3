import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type Business,
  type BusinessMonth,
  type businessQuery,
  businessRangeDays,
  type Cohort,
  cohortWeeks,
  type FunnelStep,
  funnelSteps,
} from '#domain/operations/business.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AskedDays, askedDays } from './asked-days.ts';
import { endOf, rowsOf } from './period.ts';
import { inMainUnit, readTakings } from './read-story-costs.ts';
import { dayTrend } from './trends.ts';

const monthsShown = 12;
const weekDays = 7;
const dayMilliseconds = 86_400_000;

/**
 * Returns how users come, stay and pay: the funnel of those who joined in a range of UTC days, the cohorts of the last
 * twelve weeks, and income and costs by month. Throws INVALID_REQUEST for an invalid range.
 */
export async function readBusiness(
  ctx: AppServices,
  _operator: Operator,
  query: z.output<typeof businessQuery>,
): Promise<Business> {
  const now = ctx.now();
  const asked = askedDays(now, businessRangeDays[query.range], query);
  const plans = ctx.offers.payments ? await ctx.plans() : null;
  return ctx.store.asService(async (tx) => ({
    range: asked.isOwn ? ('own' as const) : query.range,
    period: { from: `${asked.days[0]}T00:00:00.000Z`, to: asked.goesOn ? now.toISOString() : endOf(asked.days) },
    funnel: await readFunnel(tx, asked),
    cohorts: await readCohorts(tx, asked.today),
    ...(await readRecurring(tx, plans)),
    trends: await readTrends(tx, asked),
    months: await readMonths(tx, asked.today),
  }));
}

/** How many of the users who joined in these days have reached each step by now; the same for the days before. */
async function readFunnel(tx: Transaction, { days, before }: AskedDays): Promise<Business['funnel']> {
  const rows = await rowsOf<{ step: FunnelStep; count: number; before: number }>(
    tx,
    sql`select step, coalesce(sum(users) filter (where day >= ${days[0]}), 0)::integer as count,
        coalesce(sum(users) filter (where day < ${days[0]}), 0)::integer as before
      from (select joined_on as day, step, users from cohort_counts where step = any(${sql.param([...funnelSteps])})
          and joined_on >= ${before[0]} and joined_on <= ${days.at(-1)}
        union all select day, 'landing', count from daily_counts where kind = 'landing'
          and day >= ${before[0]} and day <= ${days.at(-1)}) s group by 1`,
  );
  return funnelSteps.map((step) => {
    const { count = 0, before: earlier = 0 } = rows.find((row) => row.step === step) ?? {};
    return { step, count, before: earlier };
  });
}

/** Those of the last twelve weeks in which anybody joined, newest first, with the weeks begun since their Monday. */
async function readCohorts(tx: Transaction, today: string): Promise<Cohort[]> {
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % weekDays) * dayMilliseconds;
  const first = new Date(monday - (cohortWeeks - 1) * weekDays * dayMilliseconds).toISOString().slice(0, 10);
  const rows = await rowsOf<{ week: string; step: string; users: number }>(
    tx,
    sql`select to_char(date_trunc('week', joined_on::timestamp), 'YYYY-MM-DD') as week, step, sum(users)::integer as users
      from cohort_counts where joined_on >= ${first} and (step in ('joined', 'paid') or step like 'week %') group by 1, 2`,
  );
  const byWeek = Map.groupBy(rows, ({ week }) => week);
  return [...byWeek.keys()]
    .toSorted()
    .toReversed()
    .map((week) => {
      const usersOf = (step: string) => byWeek.get(week)?.find((row) => row.step === step)?.users ?? 0;
      const age = Math.floor((Date.parse(today) - Date.parse(week)) / dayMilliseconds);
      // Users who joined on the Sunday are six days behind those who joined on the Monday.
      const weeks = Array.from({ length: Math.floor(age / weekDays) + 1 }, (_, index) => ({
        users: usersOf(`week ${index}`),
        open: age - (weekDays - 1) < (index + 1) * weekDays,
      }));
      return { week, users: usersOf('joined'), weeks: weeks.slice(0, cohortWeeks), paid: usersOf('paid') };
    })
    .filter(({ users }) => users > 0);
}

type Plans = Awaited<ReturnType<AppServices['plans']>>;

/** Subscriptions by price; those given by hand bring no income and are not counted. */
async function readRecurring(
  tx: Transaction,
  plans: Plans | null,
): Promise<Pick<Business, 'recurring' | 'subscriptions'>> {
  const rows = await rowsOf<{ price: string | null; active: number; trialing: number; ending: number }>(
    tx,
    sql`with now as materialized (select app_now() as at)
      select price_id as price, coalesce(sum(n) filter (where now_status = 'active'), 0)::integer as active,
        coalesce(sum(n) filter (where now_status = 'trialing'), 0)::integer as trialing,
        coalesce(sum(n) filter (where now_status = 'active' and has_end), 0)::integer as ending
      from (select price_id, ends_at is not null as has_end, subscription_status_at(s, now.at) as now_status, count(*) as n
        from subscriptions s, now where provider_subscription_id is not null and status in ('active', 'trialing', 'past_due')
        group by 1, 2, 3) s group by 1`,
  );
  const sum = (name: 'active' | 'trialing' | 'ending') => rows.reduce((total, row) => total + row[name], 0);
  const amounts = new Map<string, number>();
  for (const { price, active, ending } of plans ? rows : []) {
    const yearly = plans?.yearly?.priceId === price ? plans.yearly : null;
    const { amount, currency } = yearly ?? plans?.monthly ?? { amount: 0, currency: 'usd' };
    const monthly = yearly ? amount / 12 : amount;
    // A cancelled subscription that runs to its end does not recur.
    amounts.set(currency, (amounts.get(currency) ?? 0) + (active - ending) * monthly);
  }
  return {
    recurring: [...amounts].map(([currency, amount]) => ({ currency, amount: inMainUnit(currency, amount) })),
    subscriptions: { active: sum('active'), trialing: sum('trialing'), ending: sum('ending') },
  };
}

/** Subscriptions that have ended and were not renewed. */
const lostRows = sql`from subscriptions where provider_subscription_id is not null and has_ever_subscribed
  and ends_at <= (select app_now()) and status <> 'free'`;

async function readTrends(tx: Transaction, asked: AskedDays): Promise<Business['trends']> {
  const [first, last] = [asked.before[0], asked.days.at(-1)];
  const rows = await rowsOf<{ day: string; new: number; lost: number }>(
    tx,
    sql`select day, sum(count) filter (where what = 'new')::integer as new, sum(count) filter (where what = 'lost')::integer as lost
      from (select day, 'new' as what, count from daily_counts where kind = 'first' and detail = 'paid' and day >= ${first} and day <= ${last}
        union all select utc_day(ends_at), 'lost', 1 ${lostRows}
          and ends_at >= ${first}::date::timestamp at time zone 'utc' and ends_at < (${last}::date + 1)::timestamp at time zone 'utc') r group by 1`,
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return {
    new: dayTrend(asked, (day) => byDay.get(day)?.new ?? 0),
    lost: dayTrend(asked, (day) => byDay.get(day)?.lost ?? 0),
  };
}

/** The last twelve UTC months with anything in them, newest first. */
async function readMonths(tx: Transaction, today: string): Promise<BusinessMonth[]> {
  const first = sql`(date_trunc('month', ${today}::date) - make_interval(months => ${monthsShown - 1}))::date`;
  const figures = await rowsOf<Pick<BusinessMonth, 'month' | 'new' | 'lost' | 'cost'>>(
    tx,
    sql`select to_char(month, 'YYYY-MM') as month, coalesce(sum(new), 0)::integer as new, coalesce(sum(lost), 0)::integer as lost,
        coalesce(sum(cost), 0)::float as cost
      from (select date_trunc('month', day)::date as month, count as new, 0 as lost, 0 as cost from daily_counts
          where kind = 'first' and detail = 'paid' and day >= ${first}
        union all select month, 0, lost, 0 from (select date_trunc('month', ends_at at time zone 'utc')::date as month, count(*) as lost
          ${lostRows} and ends_at >= ${first}::timestamp at time zone 'utc' group by 1) l
        union all select date_trunc('month', date)::date, 0, 0, total_cost_usd from daily_cost_summaries where date >= ${first}) r
      group by month`,
  );
  const takings = await readTakings(tx, today, monthsShown);
  const months = [...new Set([...figures, ...takings].map(({ month }) => month))].toSorted().toReversed();
  return months.map((month) => {
    const { new: begun = 0, lost = 0, cost = 0 } = figures.find((row) => row.month === month) ?? {};
    const taken = takings.filter((row) => row.month === month).map(({ month: _, ...each }) => each);
    return { month, takings: taken, new: begun, lost, cost, margin: marginOf(taken, cost) };
  });
}

/** Costs are in US dollars: with income in another currency there is no margin (null). */
function marginOf(takings: BusinessMonth['takings'], cost: number): number | null {
  if (takings.some(({ currency }) => currency.toLowerCase() !== 'usd')) return null;
  return takings.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0) - cost;
}
