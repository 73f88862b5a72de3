import { eq, sql } from 'drizzle-orm';
import { profiles } from '#db/schema/identity.ts';
import { userUsageLimits } from '#db/schema/usage.ts';
import { DomainError } from '#domain/errors.ts';
import type { LimitChange } from '#domain/operations/figures.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { writeAudit } from '../logs/audit.ts';

/** Changes some of one user's three limits, 0 or more each, and nothing else (DATA-58, SEC-16). Throws PROFILE_NOT_FOUND. */
export async function changeLimits(
  ctx: AppServices,
  operator: Operator,
  userId: string,
  { freeText, freeImage, dailyGemini }: LimitChange,
): Promise<void> {
  const limits = {
    ...(freeText !== undefined && { freeNoImageStoriesLimit: freeText }),
    ...(freeImage !== undefined && { freeImageStoriesLimit: freeImage }),
    ...(dailyGemini !== undefined && { dailyGeminiStoriesLimit: dailyGemini }),
  };
  await ctx.store.asService(async (tx) => {
    const [known] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update');
    if (!known) throw new DomainError('PROFILE_NOT_FOUND', 'There is no such user.');
    const [before] = await tx.select().from(userUsageLimits).where(eq(userUsageLimits.userId, userId));
    await tx
      .insert(userUsageLimits)
      .values({ userId, ...limits })
      .onConflictDoUpdate({ target: userUsageLimits.userId, set: { ...limits, updatedAt: sql`app_now()` } });
    await writeAudit(tx, operator, {
      action: 'change_user_limits',
      subjectId: userId,
      details: {
        after: { freeText, freeImage, dailyGemini },
        before: before
          ? {
              freeText: before.freeNoImageStoriesLimit,
              freeImage: before.freeImageStoriesLimit,
              dailyGemini: before.dailyGeminiStoriesLimit,
            }
          : null,
      },
      at: ctx.now(),
    });
  });
}
