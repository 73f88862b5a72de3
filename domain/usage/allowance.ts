import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { usualAllowances } from '../offers.ts';

/** The four types by which stories are counted (LIMIT-23). */
export const storyTypes = ['free_no_image', 'free_image', 'premium_no_image', 'premium_gemini'] as const;
export type StoryType = (typeof storyTypes)[number];
export const storyTypeSchema = z.enum(storyTypes);

/** Limits assumed when usage data is missing (LIMIT-09). */
export const defaultLimits = usualAllowances;

/** The documented reasons of a refused usage check (LIMIT-12 to LIMIT-17). */
export const usageReasons = [
  'NOT_SIGNED_IN',
  'FREE_NO_IMAGE_LIMIT_EXCEEDED',
  'FREE_IMAGE_LIMIT_EXCEEDED',
  'NO_ACTIVE_SUBSCRIPTION',
  'DAILY_GEMINI_LIMIT_EXCEEDED',
  'CHECK_FAILED',
] as const satisfies readonly ErrorCode[];
export type UsageReason = (typeof usageReasons)[number];

/** The first row of check_usage_limit. `limit` is null if there is none. */
export type UsageCheck = { allowed: boolean; reason: UsageReason | null; used: number; limit: number | null };

/** The caller's allowances, as get_user_usage_stats returns them (DATA-27). */
export type UsageStats = {
  freeText: { used: number; limit: number };
  freeImage: { used: number; limit: number };
  dailyGemini: { used: number; limit: number };
  hasEverPaid: boolean;
  subscriptionStatus: string;
  tier: Tier;
  isAdmin: boolean;
  adminRole: string | null;
  /** When the daily count resets: the next UTC midnight. */
  dailyResetsAt: string;
};

export const tiers = ['free', 'premium', 'admin'] as const;
export type Tier = (typeof tiers)[number];

/** Tier and format decide the story type; the client's own value is only a hint (AMB-031). */
export function storyTypeFor(tier: Tier, illustrated: boolean): StoryType {
  if (tier === 'free') return illustrated ? 'free_image' : 'free_no_image';
  return illustrated ? 'premium_gemini' : 'premium_no_image';
}

/** Whether a story of this type has pictures. */
export const isIllustratedType = (type: StoryType): boolean => type === 'free_image' || type === 'premium_gemini';

/** Whether stories of this format are limited: those in words alone are not for who pays. */
export const hasLimit = (tier: Tier, illustrated: boolean): boolean =>
  tier === 'free' || (tier === 'premium' && illustrated);

/**
 * Whether no story of this format is left, as far as the stats say: shown before a parent fills in the form. The check
 * of the server decides (LIMIT-11).
 */
export function isUsedUp({ tier, freeText, freeImage, dailyGemini }: UsageStats, illustrated: boolean): boolean {
  if (!hasLimit(tier, illustrated)) return false;
  const { used, limit } = tier === 'premium' ? dailyGemini : illustrated ? freeImage : freeText;
  return used >= limit;
}

/** used / limit x 100, rounded, at most 100; a limit of 0 counts as used up (LIMIT-10, AMB-089). */
export function usagePercent(used: number, limit: number): number {
  return limit <= 0 ? 100 : Math.min(100, Math.round((used / limit) * 100));
}

/** GET ?storyType= returns a `UsageCheck`. */
export const usageCheckPath = '/api/usage/check';
/** GET returns `UsageStats`. */
export const usageStatsPath = '/api/usage/stats';
