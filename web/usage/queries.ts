import { queryOptions } from '@tanstack/react-query';
import {
  defaultLimits,
  type StoryType,
  type UsageCheck,
  type UsageStats,
  usageCheckPath,
  usageStatsPath,
} from '#domain/usage/allowance.ts';
import { answerWithin, callApi, NetworkError } from '../platform/api.ts';

/** What the signed-in user has used and may still use. Invalidate it after each story (GEN-17). */
export const usageQuery = queryOptions({
  queryKey: ['usage', 'stats'],
  queryFn: async ({ signal }) => {
    const stats = await callApi<UsageStats>(usageStatsPath, { signal, within: answerWithin, like: { tier: '' } });
    return {
      ...stats,
      freeText: amountOf(stats.freeText, defaultLimits.freeText),
      freeImage: amountOf(stats.freeImage, defaultLimits.freeImage),
      dailyGemini: amountOf(stats.dailyGemini, defaultLimits.dailyGemini),
    };
  },
});

/** Returns the amount if it is valid; else 0 used of the usual limit (LIMIT-09). */
function amountOf(amount: Partial<UsageStats['freeText']> | null | undefined, assumed: number): UsageStats['freeText'] {
  const { used, limit } = amount ?? {};
  return typeof used === 'number' && typeof limit === 'number' ? { used, limit } : { used: 0, limit: assumed };
}

/** The answer where nobody can say whether a story may be created (LIMIT-17). */
export const checkFailed: UsageCheck = { allowed: false, reason: 'CHECK_FAILED', used: 0, limit: null };

/**
 * Asks whether a story of this type may be created now (LIMIT-11). Returns CHECK_FAILED if the check
 * itself fails (LIMIT-17); `isOffline` if that was because no answer came.
 */
export async function checkUsage(storyType: StoryType): Promise<UsageCheck & { isOffline?: boolean }> {
  try {
    return await callApi<UsageCheck>(`${usageCheckPath}?storyType=${storyType}`, {
      cache: 'no-store',
      within: answerWithin,
    });
  } catch (error) {
    return { ...checkFailed, isOffline: error instanceof NetworkError };
  }
}
