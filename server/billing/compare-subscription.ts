import type { ProvidedState } from '#domain/billing/subscription.ts';
import type { AppServices } from '../context.ts';
import { countingSubscription, ownSubscriptions } from './projection.ts';
import { findCustomer, keptStatus } from './store.ts';

/** Compares a user's subscription at the provider with the kept one; changes nothing. Throws PAYMENT_UNAVAILABLE. */
export async function compareSubscription(ctx: AppServices, userId: string): Promise<ProvidedState> {
  const customer = await ctx.store.asService((tx) => findCustomer(tx, userId));
  const account = customer && (await ctx.stripe.readAccount(customer.customerId));
  const own = ownSubscriptions(account?.subscriptions ?? [], ctx.billing);
  const theirs = countingSubscription(own)?.status ?? null;
  const kept = await ctx.store.asService((tx) => keptStatus(tx, userId));
  return {
    found: account !== undefined && !account.isDeleted,
    subscriptions: (account?.subscriptions ?? []).map(({ id, status, endsAt, periodEnd }) => ({
      id,
      status,
      ours: own.some((each) => each.id === id),
      renews: (endsAt ?? periodEnd)?.toISOString() ?? null,
    })),
    theirs,
    kept,
    agrees: theirs === kept,
  };
}
