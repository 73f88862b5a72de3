import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
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
import { countUsers, findUsers, inOrderOf } from './find-users.ts';
import { daysPeriod, iso, isoOrNull, lastDays, rowsOf } from './period.ts';

/** USAGE-11, USAGE-12: free with both allowances used up, premium with the day's; an admin has no limit. */
const atLimit = sql`case m.tier
  when 'free' then m.text_used >= m.text_limit and m.image_used >= m.image_limit
  when 'premium' then m.daily_used >= m.daily_limit
  else false end`;

/** Sums over all users, and the last 7 days (USAGE-07 to USAGE-10, USAGE-23). */
export async function readUsageOverview(ctx: AppServices, _operator: Operator): Promise<UsageOverview> {
  const now = ctx.now();
  const days = lastDays(now, 7);
  return ctx.store.asService(async (tx) => {
    const tiers = await rowsOf<{ tier: string } & Record<string, number>>(
      tx,
      sql`select m.tier, count(*)::integer as users, count(*) filter (where ${atLimit})::integer as at_limit,
          sum(m.text_used)::integer as text_used, sum(m.text_limit)::integer as text_limit,
          sum(m.image_used)::integer as image_used, sum(m.image_limit)::integer as image_limit,
          sum(m.daily_used)::integer as daily_used, sum(m.daily_limit)::integer as daily_limit
        from (select tier, text_used, text_limit, image_used, image_limit, daily_used, daily_limit from listed_users() offset 0) m
        group by m.tier`,
    );
    const free = tiers.filter(({ tier }) => tier === 'free');
    const premium = tiers.filter(({ tier }) => tier !== 'free');
    const sum = (rows: typeof tiers, name: string) => rows.reduce((total, row) => total + (row[name] ?? 0), 0);
    const shareOf = (rows: typeof tiers, name: string) =>
      usedOf(sum(rows, `${name}_used`), sum(rows, `${name}_limit`), 0);
    return {
      totalUsers: sum(tiers, 'users'),
      freeUsers: sum(free, 'users'),
      premiumUsers: sum(premium, 'users'),
      atLimit: sum(tiers, 'at_limit'),
      freeText: shareOf(free, 'text'),
      freeImage: shareOf(free, 'image'),
      dailyGemini: shareOf(premium, 'daily'),
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
  listed_at: Date;
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
  const filters: SQL[] = [];
  if (query.tier !== 'all') filters.push(query.tier === 'free' ? sql`m.tier = 'free'` : sql`m.tier <> 'free'`);
  if (query.status !== 'all') filters.push(query.status === 'active' ? sql`not ${atLimit}` : atLimit);
  return ctx.store.asService(async (tx) => {
    const { ids, matching } = await findUsers(tx, query, filters);
    const rows = await rowsOf<SummaryRow>(
      tx,
      sql`select m.*, p.name, p.email, ${atLimit} as at_limit, utc_day(app_now()) + 1 as resets_on,
          (select count(*) from stories s where s.user_id = m.id and s.created_at > app_now() - interval '7 days')::integer as this_week
        from listed_users() m join profiles p on p.id = m.id where m.id = any(${sql.param(ids)}::uuid[])`,
    );
    const total = await countUsers(tx, sql``, true);
    return { users: inOrderOf(ids, rows).map(asSummary), matching, total, page: query.page };
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
    createdAt: iso(row.listed_at),
    lastActive: isoOrNull(row.last_active_at),
    resetsOn: row.resets_on,
  };
}

/** `ofNothing` is what 0 of 0 reads as: a limit of 0 is used up, a sum over nobody is not. */
function usedOf(used: number, limit: number, ofNothing?: number): UsedOf {
  return { used, limit, percent: limit === 0 && ofNothing !== undefined ? ofNothing : usagePercent(used, limit) };
}
