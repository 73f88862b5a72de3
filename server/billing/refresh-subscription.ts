import type { SubscriptionView } from '#domain/billing/subscription.ts';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { currentCustomer } from './customer.ts';
import { readSubscription } from './read-subscription.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Returns the caller's subscription as the payment provider has it now (ROUTE-09, AMB-005): coming back
 * from the billing page is a signal like a notification, which may be late. While the provider does not
 * answer, the last known state counts.
 */
export async function refreshSubscription(ctx: AppServices, member: Member): Promise<SubscriptionView> {
  const customerId = await currentCustomer(ctx, member);
  try {
    if (customerId) await syncCustomer(ctx, customerId);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'PAYMENT_UNAVAILABLE') throw error;
  }
  return readSubscription(ctx, member);
}
