import type { CheckoutState } from '#domain/billing/api.ts';
import { isActiveStatus } from '#domain/billing/subscription.ts';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { currentCustomer } from './customer.ts';
import { readSubscription } from './read-subscription.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Returns whether a checkout of the caller was completed (SUCCESS-04, AMB-084). Coming back from a completed
 * one is a signal like a notification: a parent who has paid does not wait for a late one.
 * Throws CHECKOUT_NOT_FOUND, also for another user's (P08).
 */
export async function readCheckout(ctx: AppServices, member: Member, id: string): Promise<CheckoutState> {
  const customerId = await currentCustomer(ctx, member);
  const checkout = customerId && /^cs_\w{1,200}$/.test(id) ? await ctx.stripe.readCheckout(id) : undefined;
  if (!customerId || checkout?.customerId !== customerId) {
    throw new DomainError('CHECKOUT_NOT_FOUND', 'There is no such checkout.');
  }
  const { status } = await readSubscription(ctx, member);
  if (checkout.isComplete && !isActiveStatus(status)) await syncCustomer(ctx, customerId);
  return { isComplete: checkout.isComplete };
}
