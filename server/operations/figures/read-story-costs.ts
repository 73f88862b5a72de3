import { sql } from 'drizzle-orm';
import type { CostlyUser, CostMonth, Period, StoryCost, Takings } from '#domain/operations/figures.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowsOf } from './period.ts';

const monthsShown = 6;
const usersShown = 20;
const kinds = ['illustrated', 'text'] as const;

/** What stories of each kind cost on the UTC days that a period touches; `priceOf` says what one would cost today. */
export async function readStoryCosts(
  tx: Transaction,
  { from, to }: Period,
  priceOf: (kind: StoryCost['kind']) => number,
): Promise<StoryCost[]> {
  const rows = await rowsOf<Pick<StoryCost, 'kind' | 'stories' | 'failed' | 'cost'>>(
    tx,
    sql`select kind, sum(stories)::integer as stories, sum(failed)::integer as failed, sum(cost_usd)::float as cost
      from daily_story_costs where day >= ${from.slice(0, 10)} and day <= ${to.slice(0, 10)} group by kind`,
  );
  return kinds.map((kind) => {
    const { stories = 0, failed = 0, cost = 0 } = rows.find((row) => row.kind === kind) ?? {};
    return { kind, stories, failed, cost, average: stories === 0 ? null : cost / stories, atPrices: priceOf(kind) };
  });
}

/** Costs and income of the last 6 months, the running one included; `today` is a UTC day. Refunds stand apart. */
export async function readCostMonths(tx: Transaction, today: string): Promise<CostMonth[]> {
  const first = sql`(date_trunc('month', ${today}::date) - make_interval(months => ${monthsShown - 1}))::date`;
  const costs = await rowsOf<Pick<CostMonth, 'month' | 'users' | 'stories' | 'cost'>>(
    tx,
    sql`select to_char(month, 'YYYY-MM') as month, stories, cost,
        (select coalesce(sum(count), 0) from daily_counts where kind = 'costing' and day = c.month)::integer as users
      from (select date_trunc('month', day)::date as month, sum(stories)::integer as stories, sum(cost_usd)::float as cost
        from daily_story_costs where day >= ${first} group by 1) c`,
  );
  const takings = await readTakings(tx, today, monthsShown);
  const months = [...new Set([...costs, ...takings].map(({ month }) => month))].toSorted().toReversed();
  return months.map((month) => {
    const { users = 0, stories = 0, cost = 0 } = costs.find((row) => row.month === month) ?? {};
    const taken = takings.filter((row) => row.month === month).map(({ month: _, ...each }) => each);
    return { month, users, stories, cost, costPerUser: users === 0 ? 0 : cost / users, takings: taken };
  });
}

/** Payments and refunds in each of the last `months` UTC months, the running one included, by currency. */
export async function readTakings(
  tx: Transaction,
  today: string,
  months: number,
): Promise<({ month: string } & Takings)[]> {
  const rows = await rowsOf<{ month: string } & Takings>(
    tx,
    sql`select to_char(month, 'YYYY-MM') as month, currency, paid::float as paid, refunded::float as refunded from monthly_takings
      where month > (date_trunc('month', ${today}::date) - make_interval(months => ${months}))::date and month <= ${today}::date
        and (paid > 0 or refunded > 0) order by currency`,
  );
  return rows.map(({ month, currency, paid, refunded }) => ({
    month,
    currency,
    paid: inMainUnit(currency, paid),
    refunded: inMainUnit(currency, refunded),
  }));
}

/** Converts from a currency's smallest unit; how many make one depends on the currency: 100 cents, 1 yen. */
export function inMainUnit(currency: string, amount: number): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return amount / 10 ** maximumFractionDigits;
}

/** The users who cost most in the month of this UTC day. */
export function readCostlyUsers(tx: Transaction, today: string): Promise<CostlyUser[]> {
  return rowsOf<CostlyUser>(
    tx,
    sql`select c.user_id as "userId", p.name, p.email, c.text_stories as "textStories",
        c.illustrated_stories as "illustratedStories", c.cost_usd::float as cost
      from (select * from monthly_user_costs where month = date_trunc('month', ${today}::date)::date
        order by month, cost_usd desc limit ${usersShown}) c
      join profiles p on p.id = c.user_id order by c.cost_usd desc`,
  );
}
