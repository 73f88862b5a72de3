import { sql } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import type { StoryType, Tier, UsageCheck, UsageReason, UsageStats } from '#domain/usage/allowance.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';

/** Whether the caller may start a story of this type now (DATA-25, LIMIT-11). Throws CHECK_FAILED (LIMIT-17). */
export async function checkUsage(ctx: AppServices, member: Member, storyType: StoryType): Promise<UsageCheck> {
  try {
    const { rows } = await ctx.store.asMember(member, (tx) =>
      tx.execute<{ allowed: boolean; reason: UsageReason | null; used: number; limit: number | null }>(
        sql`select * from check_usage_limit(${member.userId}, ${storyType})`,
      ),
    );
    if (!rows[0]) throw new Error('no row');
    return rows[0];
  } catch (cause) {
    throw new DomainError('CHECK_FAILED', 'The allowance could not be checked.', {}, { cause });
  }
}

type StatsRow = {
  free_no_image_stories_used: number;
  free_no_image_stories_limit: number;
  free_image_stories_used: number;
  free_image_stories_limit: number;
  daily_gemini_stories_used: number;
  daily_gemini_stories_limit: number;
  has_ever_paid: boolean;
  subscription_status: string;
  tier: Tier;
  admin_role: string | null;
  daily_resets_at: Date | string;
};

/** Returns the caller's allowances (DATA-27); creates the row if it is missing (LIMIT-22). */
export async function readUsage(ctx: AppServices, member: Member): Promise<UsageStats> {
  const { rows } = await ctx.store.asMember(member, (tx) =>
    tx.execute<StatsRow>(sql`select * from get_user_usage_stats(${member.userId})`),
  );
  const row = rows[0];
  if (!row) throw new DomainError('CHECK_FAILED', 'The allowance could not be read.');
  return {
    freeText: { used: row.free_no_image_stories_used, limit: row.free_no_image_stories_limit },
    freeImage: { used: row.free_image_stories_used, limit: row.free_image_stories_limit },
    dailyGemini: { used: row.daily_gemini_stories_used, limit: row.daily_gemini_stories_limit },
    hasEverPaid: row.has_ever_paid,
    subscriptionStatus: row.subscription_status,
    tier: row.tier,
    isAdmin: row.admin_role !== null,
    adminRole: row.admin_role,
    dailyResetsAt: new Date(row.daily_resets_at).toISOString(),
  };
}
