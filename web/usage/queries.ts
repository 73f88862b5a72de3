import { queryOptions } from '@tanstack/react-query';
import {
  type StoryType,
  type UsageCheck,
  type UsageStats,
  usageCheckPath,
  usageStatsPath,
} from '#domain/usage/allowance.ts';
import { callApi } from '../platform/api.ts';

const count = { used: 0, limit: 0 };

/** What the signed-in user has used and may still use. Invalidate it after each story (GEN-17). */
export const usageQuery = queryOptions({
  queryKey: ['usage', 'stats'],
  queryFn: ({ signal }) =>
    callApi<UsageStats>(usageStatsPath, {
      signal,
      like: { freeText: count, freeImage: count, dailyGemini: count, tier: '' },
    }),
});

/**
 * Asks whether a story of this type may be created now (LIMIT-11). A check that itself fails answers
 * CHECK_FAILED (LIMIT-17).
 */
export async function checkUsage(storyType: StoryType): Promise<UsageCheck> {
  try {
    return await callApi<UsageCheck>(`${usageCheckPath}?storyType=${storyType}`, { cache: 'no-store' });
  } catch {
    return { allowed: false, reason: 'CHECK_FAILED', used: 0, limit: null };
  }
}
