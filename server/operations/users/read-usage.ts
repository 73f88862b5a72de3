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
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { askedDays } from '../figures/asked-days.ts';
import { maySeeAddresses, namedLike } from '../figures/hide-addresses.ts';
import { daysPeriod, iso, isoOrNull, rowsOf } from '../figures/period.ts';
import { atLimit, isPremium, readTiers } from '../figures/read-tiers.ts';
import { readUsageTrends } from '../figures/trends.ts';
import { countAllUsers, findUsers, householdsOf, inOrderOf, shownSubscription, these } from './find-users.ts';

/** Sums over all users, and the last 7 days (USAGE-07 to USAGE-10, USAGE-23). */
export async function readUsageOverview(ctx: AppServices, _operator: Operator): Promise<UsageOverview> {
  const now = ctx.now();
  const asked = askedDays(now, 7, { from: '', to: '' });
  const [{ free, premium }, trends] = await Promise.all([
    readTiers(ctx),
    ctx.store.asService(async (tx) => ({
      cardTrends: await readUsageTrends(tx, asked),
      trends: await readTrends(tx, asked.days),
    })),
  ]);
  return {
    totalUsers: free.users + premium.users,
    freeUsers: free.users,
    premiumUsers: premium.users,
    atLimit: free.atLimit + premium.atLimit,
    freeText: usedOf(free.textUsed, free.textLimit, 0),
    freeImage: usedOf(free.imageUsed, free.imageLimit, 0),
    dailyGemini: usedOf(premium.dailyUsed, premium.dailyLimit, 0),
    ...trends,
    period: daysPeriod(now, asked.days),
  };
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

type Query = z.output<typeof usageUsersQuery>;

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
export async function readUsageUsers(ctx: AppServices, operator: Operator, asked: Query): Promise<UsageUsersPage> {
  const conditions: SQL[] = [];
  // An operator who may not see addresses cannot search by them either.
  const byName = asked.search !== '' && !maySeeAddresses(operator);
  if (byName) conditions.push(namedLike(asked.search));
  const query = byName ? { ...asked, search: '' } : asked;
  if (query.tier !== 'all') conditions.push(query.tier === 'free' ? sql`m.tier = 'free'` : isPremium);
  if (query.status !== 'all') conditions.push(query.status === 'active' ? sql`not ${atLimit}` : atLimit);
  // The tiers count everybody, and nobody by a name.
  const counted = asked.search === '' && conditions.length > 0;
  const listing = ctx.store.asService(async (tx) => {
    const { ids, matching } = await findUsers(tx, query, { conditions, few: byName, counted });
    const rows = await rowsOf<SummaryRow>(
      tx,
      sql`select m.*, p.name, p.email, ${atLimit} as at_limit, utc_day(app_now()) + 1 as resets_on,
          (select count(*) from stories s where s.user_id = m.id and s.created_at > app_now() - interval '7 days')::integer as this_week
        from ${these(ids)} m join profiles p on p.id = m.id`,
    );
    const total = await countAllUsers(tx);
    const shared = await householdsOf(tx, rows);
    const users = inOrderOf(ids, rows).map((row) => asSummary(row, shared.has(row.id)));
    return { users, matching, total };
  });
  const [{ users, matching, total }, ofTiers] = await Promise.all([listing, counted ? countTiers(ctx, query) : 0]);
  return { users, matching: matching ?? ofTiers, total, page: query.page };
}

async function countTiers(ctx: AppServices, { tier, status }: Pick<Query, 'tier' | 'status'>): Promise<number> {
  const { free, premium } = await readTiers(ctx);
  const chosen = { all: [free, premium], free: [free], premium: [premium] }[tier];
  const count = { all: 'users', active: 'users', 'at-limit': 'atLimit' } as const;
  return chosen.reduce((sum, row) => sum + row[count[status]] - (status === 'active' ? row.atLimit : 0), 0);
}

function asSummary(row: SummaryRow, isShared: boolean): UsageSummary {
  return {
    userId: row.id,
    email: row.email,
    name: row.name.trim() || 'Unknown',
    subscription: shownSubscription(row, isShared),
    freeText: usedOf(row.text_used, row.text_limit),
    freeImage: usedOf(row.image_used, row.image_limit),
    dailyGemini: usedOf(row.daily_used, row.daily_limit),
    hasEverPaid: row.has_ever_paid,
    isFreeTier: row.tier === 'free' && !isShared,
    hasReachedLimits: isShared ? row.daily_used >= row.daily_limit : row.at_limit,
    lastStoryGenerated: isoOrNull(row.last_story_at),
    totalStoriesGenerated: row.stories,
    storiesThisWeek: row.this_week,
    createdAt: iso(row.listed_at),
    lastActive: isoOrNull(row.last_active_at),
    resetsOn: row.resets_on,
  };
}

/** `ofNothing`: the percentage for a limit of 0. A user's limit of 0 is used up; a sum over nobody is not. */
function usedOf(used: number, limit: number, ofNothing?: number): UsedOf {
  return { used, limit, percent: limit === 0 && ofNothing !== undefined ? ofNothing : usagePercent(used, limit) };
}
