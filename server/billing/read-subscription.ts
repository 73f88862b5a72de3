import { eq, sql } from 'drizzle-orm';
import { trials } from '#db/schema/billing.ts';
import { asSubscriptionStatus, isActiveStatus, type SubscriptionView } from '#domain/billing/subscription.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { findSubscription } from './store.ts';

/** The caller's subscription for the interface: the newest row, a trial, or incomplete (SUB-02 to SUB-06, SUB-13). */
export async function readSubscription(ctx: AppServices, member: Member): Promise<SubscriptionView> {
  return ctx.store.asMember(member, async (tx) => {
    const { rows } = await tx.execute<{ status: string; paid: boolean }>(
      sql`select subscription_status(${member.userId}) as status, is_paid_by_another(${member.userId}) as paid`,
    );
    const row = await findSubscription(tx, member.userId);
    const [trial] = row ? [] : await tx.select().from(trials).where(eq(trials.userId, member.userId));
    const status = asSubscriptionStatus(rows[0]?.status ?? 'incomplete');
    return {
      isActive: isActiveStatus(status),
      status,
      trialEndsAt: (row?.trialEndsAt ?? trial?.endsAt)?.toISOString() ?? null,
      renewalDate: row?.renewalDate?.toISOString() ?? null,
      canceledAt: row?.canceledAt?.toISOString() ?? null,
      paidByAnother: rows[0]?.paid === true && !isActiveStatus(row?.status ?? ''),
    };
  });
}
