import { sql } from 'drizzle-orm';
import type { DailyStories, EventCount, SubscriptionStats } from '#domain/operations/figures.ts';
import type { Transaction } from '../platform/database.ts';
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
      from daily_counts where kind in ('story', 'writers') and day >= ${days[0]} group by day`,
  );
  if (rows.length === 0) return [];
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((date) => ({ date, stories: byDay.get(date)?.stories ?? 0, users: byDay.get(date)?.users ?? 0 }));
}

/** Each event type since that day: how often, and by how many different users. */
export function readEvents(tx: Transaction, since: string | undefined): Promise<EventCount[]> {
  return rowsOf<EventCount>(
    tx,
    sql`select c.event_type, c.count::integer,
      (select count(*) from user_last_events l where l.event_type = c.event_type
        and l.last_at >= ${since}::date::timestamp at time zone 'utc')::integer as unique_users
      from (select detail as event_type, sum(count) as count from daily_counts
        where kind = 'event' and day >= ${since} group by detail) c
      where c.count > 0 order by c.count desc, c.event_type`,
  );
}

/** Every user in one group (AMB-115): trialing counts as active, incomplete and no row as free. */
export async function readSubscriptions(tx: Transaction): Promise<SubscriptionStats & { paying: number }> {
  const row = await rowOf<Omit<SubscriptionStats, 'free'> & { paying: number }>(
    tx,
    sql`with groups as (
        select subscription, count(*) from member_rows()
        where id in (select user_id from subscriptions union select user_id from trials
          union select coalesce(a.user_id, u.id) from admin_users a
            left join users u on a.user_id is null and lower(u.email) = lower(a.email) where a.is_active)
        group by subscription)
      select coalesce(sum(count) filter (where subscription in ('active', 'trialing')), 0)::integer as active,
        coalesce(sum(count) filter (where subscription = 'canceled'), 0)::integer as canceled,
        coalesce(sum(count) filter (where subscription = 'admin'), 0)::integer as admin,
        (select count(*) from subscriptions where status in ('active', 'trialing')
          and (ends_at is null or ends_at > app_now()))::integer as paying,
        (select coalesce(sum(count), 0) from daily_counts where kind = 'user')::integer as total
      from groups`,
  );
  const { active, canceled, admin, total, paying } = row;
  return { free: Math.max(0, total - active - canceled - admin), active, canceled, admin, total, paying };
}
