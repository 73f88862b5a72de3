import type { ProvidedState } from '#domain/billing/subscription.ts';
import { compareSubscription } from '../../billing/compare-subscription.ts';
import { findCustomer } from '../../billing/store.ts';
import { syncCustomer } from '../../billing/sync-customer.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import { writeAudit } from '../logs/audit.ts';
import { requirePerson } from './read-person.ts';

/** Compares a subscription with the provider's, changing nothing. Throws PROFILE_NOT_FOUND, PAYMENT_UNAVAILABLE. */
export async function askSubscription(ctx: AppServices, _operator: Operator, userId: string): Promise<ProvidedState> {
  await ctx.store.asService((tx) => requirePerson(tx, userId));
  return compareSubscription(ctx, userId);
}

/**
 * Stores the payment provider's state of a user's subscription, as the nightly comparison does, with the state before
 * and after in the audit. Throws PROFILE_NOT_FOUND, PAYMENT_UNAVAILABLE.
 */
export async function repairSubscription(ctx: AppServices, operator: Operator, userId: string): Promise<ProvidedState> {
  const before = await askSubscription(ctx, operator, userId);
  const customer = await ctx.store.asService((tx) => findCustomer(tx, userId));
  if (customer) await syncCustomer(ctx, customer.customerId);
  const after = await compareSubscription(ctx, userId);
  await ctx.store.asService((tx) =>
    writeAudit(tx, operator, {
      action: 'repair_subscription',
      subjectId: userId,
      details: { before: before.kept, after: after.kept, provider: after.theirs },
      at: ctx.now(),
    }),
  );
  return after;
}
