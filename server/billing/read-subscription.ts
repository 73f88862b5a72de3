import { desc, eq, sql } from 'drizzle-orm';
import { subscriptions } from '#db/schema/billing.ts';
import { isActiveStatus, type SubscriptionStatus, type SubscriptionView } from '#domain/billing/subscription.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../identity/member.ts';

/** The caller's subscription as the interface sees it: the newest row, a trial, or incomplete (product 4). */
export async function readSubscription(ctx: AppServices, member: Member): Promise<SubscriptionView> {
  return ctx.store.asMember(member.userId, async (tx) => {
    const { rows } = await tx.execute<{ status: SubscriptionStatus }>(
      sql`select subscription_status(${member.userId}) as status`,
    );
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, member.userId))
      .orderBy(desc(subscriptions.createdAt))
      .limit(1);
    const status = rows[0]?.status ?? 'incomplete';
    return {
      isActive: isActiveStatus(status),
      status,
      trialEndsAt: row?.trialEndsAt?.toISOString() ?? null,
      renewalDate: row?.renewalDate?.toISOString() ?? null,
      canceledAt: row?.canceledAt?.toISOString() ?? null,
    };
  });
}
