import { eq, sql } from 'drizzle-orm';
import { profiles } from '#db/schema/identity.ts';
import { DomainError } from '#domain/errors.ts';
import type { Asked } from '#domain/operations/people.ts';
import type { AppServices } from '../../context.ts';
import { findActiveAdmin } from '../../identity/callers/admin-store.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { writeAudit } from '../logs/audit.ts';

/**
 * Suspends an account, for which no story is written then (ACCOUNT_SUSPENDED), or reactivates it (AMB-120). The audit
 * keeps the reason.
 * Operators cannot be suspended: FORBIDDEN. Throws PROFILE_NOT_FOUND.
 */
export async function changeAccountStatus(
  ctx: AppServices,
  operator: Operator,
  userId: string,
  status: 'active' | 'suspended',
  { request }: Asked,
): Promise<void> {
  await ctx.store.asService(async (tx) => {
    const [profile] = await tx
      .select({ status: profiles.status })
      .from(profiles)
      .where(eq(profiles.id, userId))
      .for('update');
    if (!profile) throw new DomainError('PROFILE_NOT_FOUND', 'There is no such user.');
    if (status === 'suspended' && (await findActiveAdmin(tx, userId))) {
      throw new DomainError('FORBIDDEN', 'An operator cannot be suspended; switch the operator off first.');
    }
    if (profile.status === status) return;
    await tx
      .update(profiles)
      .set({ status: sql`${status}` })
      .where(eq(profiles.id, userId));
    await writeAudit(tx, operator, {
      action: status === 'suspended' ? 'suspend_user' : 'reactivate_user',
      subjectId: userId,
      details: { before: profile.status, after: status, request },
      at: ctx.now(),
    });
  });
}
