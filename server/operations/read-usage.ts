import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  adminPageSize,
  type UsageOverview,
  type UsageSummary,
  type UsageTrend,
  type UsageUsersPage,
  type UsedOf,
  usageKinds,
  type usageUsersQuery,
} from '#domain/operations/figures.ts';
import { type StoryType, usagePercent } from '#domain/usage/allowance.ts';
import type { AppServices } from '../context.ts';
import type { Operator } from '../identity/operator.ts';
import type { Transaction } from '../platform/database.ts';
import { daysPeriod, iso, isoOrNull, lastDays, rowOf, rowsOf } from './period.ts';
import { orderOf, searchCondition } from './read-users.ts';

/** USAGE-11, USAGE-12: free with both allowances used up, premium with the day's; an admin has no limit. */
const atLimit = sql`case m.tier
  when 'free' then m.text_used >= m.text_limit and m.image_used >= m.image_limit
  when 'premium' then m.daily_used >= m.daily_limit
  else false end`;
const members = sql`(select *, tier_of(subscription, has_ever_paid) as tier from member_rows()) m`;

/** Sums over all users, and the last 7 days (USAGE-07 to USAGE-10, USAGE-23). */
export async function readUsageOverview(ctx: AppServices, _operator: Operator): Promise<UsageOverview> {
  const now = ctx.now();
  const days = lastDays(now, 7);
  return ctx.store.asService(async (tx) => {
    const row = await rowOf<Record<string, number>>(
      tx,
      sql`select count(*)::integer as total, count(*) filter (where m.tier = 'free')::integer as free,
          count(*) filter (where ${atLimit})::integer as at_limit,
          coalesce(sum(m.text_used) filter (where m.tier = 'free'), 0)::integer as text_used,
          coalesce(sum(m.text_limit) filter (where m.tier = 'free'), 0)::integer as text_limit,
          coalesce(sum(m.image_used) filter (where m.tier = 'free'), 0)::integer as image_used,
          coalesce(sum(m.image_limit) filter (where m.tier = 'free'), 0)::integer as image_limit,
          coalesce(sum(m.daily_used) filter (where m.tier <> 'free'), 0)::integer as daily_used,
          coalesce(sum(m.daily_limit) filter (where m.tier <> 'free'), 0)::integer as daily_limit
        from ${members}`,
    );
    const value = (name: string) => row[name] ?? 0;
    const shareOf = (name: string) => usedOf(value(`${name}_used`), value(`${name}_limit`), 0);
    return {
      totalUsers: value('total'),
      freeUsers: value('free'),
      premiumUsers: value('total') - value('free'),
      atLimit: value('at_limit'),
      freeText: shareOf('text'),
      freeImage: shareOf('image'),
      dailyGemini: shareOf('daily'),
      trends: await readTrends(tx, days),
      period: daysPeriod(now, days),
    };
  });
}

async function readTrends(tx: Transaction, days: readonly string[]): Promise<UsageTrend[]> {
  const rows = await rowsOf<{ day: string; kind: string; detail: StoryType; count: number; users: number }>(
    tx,
    sql`select day, kind, detail, count, users from daily_counts where kind in ('story', 'writers') and day >= ${days[0]}`,
  );
  if (!rows.some(({ count }) => count > 0)) return [];
  const trends = new Map(days.map((date) => [date, { date, freeText: 0, freeImage: 0, premium: 0, users: 0 }]));
  for (const { day, kind, detail, count, users } of rows) {
    const trend = trends.get(day);
    if (!trend) continue;
    if (kind === 'writers') trend.users += users;
    else if (detail in usageKinds) trend[usageKinds[detail]] += count;
  }
  return [...trends.values()];
}

type SummaryRow = {
  id: string;
  name: string;
  email: string;
  subscription: string;
  tier: string;
  has_ever_paid: boolean;
  at_limit: boolean;
  stories: number;
  this_week: number;
  created_at: Date;
  last_story_at: Date | null;
  last_active_at: Date | null;
  resets_on: string;
  text_used: number;
  text_limit: number;
  image_used: number;
  image_limit: number;
  daily_used: number;
  daily_limit: number;
};

/** A page of users with what they have used (USAGE-13 to USAGE-22, USAGE-25, USAGE-26). */
export async function readUsageUsers(
  ctx: AppServices,
  _operator: Operator,
  query: z.output<typeof usageUsersQuery>,
): Promise<UsageUsersPage> {
  const tier = { all: sql`true`, free: sql`m.tier = 'free'`, premium: sql`m.tier <> 'free'` }[query.tier];
  const status = { all: sql`true`, active: sql`not ${atLimit}`, 'at-limit': atLimit }[query.status];
  const where = sql`where ${tier} and ${status} and ${searchCondition(query.search)}`;
  return ctx.store.asService(async (tx) => {
    const rows = await rowsOf<SummaryRow>(
      tx,
      sql`select page.*, (select count(*) from stories s
          where s.user_id = page.id and s.created_at > app_now() - interval '7 days')::integer as this_week
        from (select m.*, ${atLimit} as at_limit from ${members} ${where} ${orderOf(query)}
          limit ${adminPageSize} offset ${(query.page - 1) * adminPageSize}) page`,
    );
    const { matching, total } = await rowOf<{ matching: number; total: number }>(
      tx,
      sql`select (select count(*) from ${members} ${where})::integer as matching,
        (select coalesce(sum(count), 0) from daily_counts where kind = 'user')::integer as total`,
    );
    return { users: rows.map(asSummary), matching, total, page: query.page };
  });
}

function asSummary(row: SummaryRow): UsageSummary {
  return {
    userId: row.id,
    email: row.email,
    name: row.name.trim() || 'Unknown',
    subscription: row.subscription === 'incomplete' ? 'free' : row.subscription,
    freeText: usedOf(row.text_used, row.text_limit),
    freeImage: usedOf(row.image_used, row.image_limit),
    dailyGemini: usedOf(row.daily_used, row.daily_limit),
    hasEverPaid: row.has_ever_paid,
    isFreeTier: row.tier === 'free',
    hasReachedLimits: row.at_limit,
    lastStoryGenerated: isoOrNull(row.last_story_at),
    totalStoriesGenerated: row.stories,
    storiesThisWeek: row.this_week,
    createdAt: iso(row.created_at),
    lastActive: isoOrNull(row.last_active_at),
    resetsOn: row.resets_on,
  };
}

/** `ofNothing` is what 0 of 0 reads as: a limit of 0 is used up, a sum over nobody is not. */
function usedOf(used: number, limit: number, ofNothing?: number): UsedOf {
  return { used, limit, percent: limit === 0 && ofNothing !== undefined ? ofNothing : usagePercent(used, limit) };
}
