import type { AppServices } from '../context.ts';
import type { Member } from '../identity/member.ts';
import { currentCustomer } from './customer.ts';

/**
 * Ends everything the caller pays for, at once, and deletes the customer at the payment provider: the
 * first step of deleting an account (P33). Nothing happens for whoever never paid; a second call is
 * fine. Throws PAYMENT_UNAVAILABLE, and then the account must stay: somebody would go on paying for it.
 */
export async function cancelSubscriptions(ctx: AppServices, member: Pick<Member, 'userId'>): Promise<void> {
  const customerId = await currentCustomer(ctx, member as Member);
  if (customerId === undefined) return;
  await ctx.stripe.expireCheckouts(customerId);
  await ctx.stripe.deleteCustomer(customerId);
}
