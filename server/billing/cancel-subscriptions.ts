import type { AppServices } from '../context.ts';
import { livingCustomer } from './customer.ts';

/**
 * Ends everything that a user pays for, at once, and deletes the customer at the payment provider: the
 * first step of deleting an account (P33). Nothing happens for whoever never paid; a second call is
 * fine. Throws PAYMENT_UNAVAILABLE, and then the account must stay: somebody would go on paying for it.
 */
export async function cancelSubscriptions(ctx: AppServices, { userId }: { userId: string }): Promise<void> {
  const customerId = await ctx.store.onBehalfOf(userId, (tx) => livingCustomer(tx, userId));
  if (customerId === undefined) return;
  await ctx.stripe.expireCheckouts(customerId);
  await ctx.stripe.deleteCustomer(customerId);
}
