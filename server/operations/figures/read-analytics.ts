import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Analytics, type analyticsQuery, rangeDays, type Share } from '#domain/operations/figures.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AskedDays, askedDays } from './asked-days.ts';
import { endOf, rowOf, rowsOf } from './period.ts';
import { readDailyStories, readEvents, readSubscriptions, readTotals } from './read-overview.ts';
import { joined, readOverviewTrends } from './trends.ts';

/** The kind of daily count for each part of the content tab. */
const contentKinds = {
  types: 'story',
  languages: 'language',
  lengths: 'length',
  ages: 'age',
  models: 'model',
  characters: 'character',
  settings: 'setting',
} as const satisfies Record<keyof Analytics['content'], string>;

/**
 * Returns the analytics of the last 7, 30 or 90 UTC days, today included, or of a custom range (ANALYTICS-02 to
 * ANALYTICS-10). Throws INVALID_REQUEST for an invalid range.
 */
export async function readAnalytics(
  ctx: AppServices,
  _operator: Operator,
  query: z.output<typeof analyticsQuery>,
): Promise<Analytics> {
  const now = ctx.now();
  const asked = askedDays(now, rangeDays[query.range], query);
  const { days } = asked;
  return ctx.store.asService(async (tx) => {
    const { users } = await readTotals(tx);
    const { paying, ...subscriptionStats } = await readSubscriptions(tx);
    const dailyStoryCreation = await readDailyStories(tx, days);
    const eventBreakdown = await readEvents(tx, asked);
    const kinds = await readKinds(tx, days);
    const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
    const content = Object.fromEntries(
      Object.entries(contentKinds).map(([part, kind]) => [part, kinds.get(kind) ?? []]),
    ) as Analytics['content'];
    return {
      range: asked.isOwn ? ('own' as const) : query.range,
      period: periodOf(now, asked),
      trends: await readOverviewTrends(tx, asked),
      totals: {
        users,
        stories: sum(content.types),
        subscriptions: paying,
        events: sum(eventBreakdown),
        sessions: await countSessions(tx, days),
      },
      dailyStoryCreation,
      eventBreakdown,
      subscriptionStats,
      users: { daily: await readDailyUsers(tx, days), providers: await readProviders(tx) },
      content,
      countries: asked.goesOn ? await readCountries(tx, days[0]) : [],
    };
  });
}

/** From the beginning of the first day until now, or until the end of the last day. */
function periodOf(now: Date, { days, goesOn }: AskedDays): Analytics['period'] {
  const to = goesOn ? now.toISOString() : endOf(days);
  return { from: `${days[0]}T00:00:00.000Z`, to };
}

/** Sessions that were last used in the period (DATA-52): each sign-in on each browser is one. */
async function countSessions(tx: Transaction, days: readonly string[]): Promise<number> {
  const row = await rowOf<{ count: number }>(
    tx,
    sql`select coalesce(sum(count), 0)::integer as count from daily_counts
      where kind = 'session' and day >= ${days[0]} and day <= ${days.at(-1)}`,
  );
  return row.count;
}

async function readKinds(tx: Transaction, days: readonly string[]): Promise<Map<string, Share[]>> {
  const rows = await rowsOf<Share & { kind: string }>(
    tx,
    sql`select kind, detail as name, sum(count)::integer as count from daily_counts
      where kind = any(${sql.param(Object.values(contentKinds))}) and day >= ${days[0]} and day <= ${days.at(-1)}
      group by kind, detail having sum(count) > 0 order by count desc, detail`,
  );
  const kinds = new Map<string, Share[]>();
  for (const { kind, name, count } of rows) kinds.set(kind, [...(kinds.get(kind) ?? []), { name, count }]);
  return kinds;
}

async function readDailyUsers(tx: Transaction, days: readonly string[]): Promise<Analytics['users']['daily']> {
  const rows = await rowsOf<{ day: string; new: number; active: number }>(
    tx,
    sql`select day, coalesce(${joined}, 0)::integer as new,
      coalesce(sum(users) filter (where kind = 'active'), 0)::integer as active
      from daily_counts where kind in ('user', 'gone user', 'active') and day >= ${days[0]} and day <= ${days.at(-1)} group by day`,
  );
  if (rows.length === 0) return [];
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((date) => ({ date, new: byDay.get(date)?.new ?? 0, active: byDay.get(date)?.active ?? 0 }));
}

function readProviders(tx: Transaction): Promise<Share[]> {
  return rowsOf<Share>(
    tx,
    sql`select detail as name, sum(count)::integer as count from daily_counts where kind = 'user'
      group by detail having sum(count) > 0 order by count desc, detail`,
  );
}

/** Users who were active in the period, by the country of their latest session. */
function readCountries(tx: Transaction, since: string | undefined): Promise<Share[]> {
  return rowsOf<Share>(
    tx,
    sql`select detail as name, sum(count)::integer as count from daily_counts where kind = 'country' and day >= ${since}
      group by detail having sum(count) > 0 order by count desc, detail`,
  );
}
