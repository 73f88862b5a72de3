import type { AppServices } from '../context.ts';
import { livingCustomer } from './customer.ts';

/**
 * Ends at once everything that a user pays for, and deletes the customer at the payment provider: the first
 * step of deleting an account (P33). Does nothing for a user who never paid; a second call is fine. Throws
 * PAYMENT_UNAVAILABLE; the account must stay then, or somebody would go on paying for it.
 */
export async function cancelSubscriptions(ctx: AppServices, { userId }: { userId: string }): Promise<void> {
  const customerId = await ctx.store.onBehalfOf(userId, (tx) => livingCustomer(tx, userId));
  if (customerId === undefined) return;
  await ctx.stripe.expireCheckouts(customerId);
  await ctx.stripe.deleteCustomer(customerId);
}
