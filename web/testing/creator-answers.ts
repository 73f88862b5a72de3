import { profilePath } from '#domain/identity/api.ts';
import { familyPath } from '#domain/identity/family.ts';
import { usageCheckPath, usageStatsPath } from '#domain/usage/allowance.ts';

/** What the creator asks for before a story: an adult without children's profiles, who may create one. */
export const creatorAnswers = {
  [profilePath]: { adultConfirmedAt: '2026-01-02T03:04:05Z' },
  [familyPath]: { children: [], cast: [] },
  [usageStatsPath]: {
    tier: 'free',
    freeText: { used: 0, limit: 3 },
    freeImage: { used: 0, limit: 1 },
    dailyGemini: { used: 0, limit: 10 },
  },
  [usageCheckPath]: { allowed: true, reason: null, used: 0, limit: 3 },
};
