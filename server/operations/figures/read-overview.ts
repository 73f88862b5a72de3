import { sql } from 'drizzle-orm';
import type { DailyStories, EventCount, SubscriptionStats } from '#domain/operations/figures.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AskedDays } from './asked-days.ts';
import { rowOf, rowsOf } from './period.ts';

/** Registered users, stories and events of all time, from the daily counts. */
export function readTotals(tx: Transaction) {
  return rowOf<{ users: number; stories: number; events: number }>(
    tx,
    sql`select coalesce(sum(count) filter (where kind = 'user'), 0)::integer as users,
      coalesce(sum(count) filter (where kind = 'story'), 0)::integer as stories,
      coalesce(sum(count) filter (where kind = 'event'), 0)::integer as events
      from daily_counts where kind in ('user', 'story', 'event')`,
  );
}

/** Stories and the users who made them, day by day. */
export async function readDailyStories(tx: Transaction, days: readonly string[]): Promise<DailyStories[]> {
  const rows = await rowsOf<{ day: string; stories: number; users: number }>(
    tx,
    sql`select day, coalesce(sum(count) filter (where kind = 'story'), 0)::integer as stories,
      coalesce(sum(users) filter (where kind = 'writers'), 0)::integer as users
      from daily_counts where kind in ('story', 'writers') and day >= ${days[0]} and day <= ${days.at(-1)} group by day`,
  );
  if (rows.length === 0) return [];
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((date) => ({ date, stories: byDay.get(date)?.stories ?? 0, users: byDay.get(date)?.users ?? 0 }));
}

/**
 * Each event type in these days with its count and its number of different users. That number comes from the day of
 * each user's last event, so it is known only for a range that ends today; else it is null.
 */
export function readEvents(tx: Transaction, { days, goesOn }: AskedDays): Promise<EventCount[]> {
  const different = goesOn ? sql`coalesce(sum(count) filter (where kind = 'last'), 0)::integer` : sql`null::integer`;
  return rowsOf<EventCount>(
    tx,
    sql`select detail as event_type, sum(count) filter (where kind = 'event')::integer as count, ${different} as unique_users
      from daily_counts where kind in ('event', 'last') and day >= ${days[0]} and day <= ${days.at(-1)} group by detail
      having sum(count) filter (where kind = 'event') > 0 order by count desc, event_type`,
  );
}

/** Every user in one group (AMB-115): trialing counts as active, incomplete and no row as free. */
export async function readSubscriptions(tx: Transaction): Promise<SubscriptionStats & { paying: number }> {
  // Grouped first, so that each user's status is worked out once.
  const row = await rowOf<Omit<SubscriptionStats, 'free'> & { paying: number }>(
    tx,
    sql`select coalesce(sum(users) filter (where subscription in ('active', 'trialing')), 0)::integer as active,
        coalesce(sum(users) filter (where subscription = 'canceled'), 0)::integer as canceled,
        (coalesce(sum(users) filter (where subscription = 'admin'), 0) + (select count(*) from listed_users()
          where not has_plan and id = any(array(select user_id from operators()))))::integer as admin,
        (select count(*) from subscriptions where status in ('active', 'trialing')
          and (ends_at is null or ends_at > (select app_now())))::integer as paying,
        (select coalesce(sum(count), 0) from daily_counts where kind = 'user')::integer as total
      from (select subscription, count(*) as users from listed_users() where has_plan group by 1) groups`,
  );
  const { active, canceled, admin, total, paying } = row;
  return { free: Math.max(0, total - active - canceled - admin), active, canceled, admin, total, paying };
}
