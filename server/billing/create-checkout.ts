import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { checkoutCancelPath, checkoutSuccessPath, type createCheckoutSchema } from '#domain/billing/api.ts';
import { DomainError } from '#domain/errors.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { ensureCustomer } from './customer.ts';
import { ownAddress, withCheckoutId } from './own-address.ts';
import { livingSubscriptions, ownSubscriptions } from './projection.ts';
import { findSubscription } from './store.ts';
import { syncCustomer } from './sync-customer.ts';

/**
 * Opens a payment page for the caller and returns its address (BILL-01, BILL-03 to BILL-06). The price must
 * be a configured one; the default is the monthly one (BILL-05, BILL-08). Pages opened earlier are
 * closed, so that nobody pays twice in two tabs. A trial is given once, and only when it is on (AMB-075).
 *
 * Throws INVALID_REQUEST for an unknown price or a foreign return address, ALREADY_SUBSCRIBED,
 * PAYMENT_UNAVAILABLE.
 */
export async function createCheckout(
  ctx: AppServices,
  member: Member,
  input: z.output<typeof createCheckoutSchema>,
  language: InterfaceLanguage,
): Promise<{ url: string }> {
  const { stripe, billing, publicUrl } = ctx;
  const priceId = input.priceId || billing.priceMonthly;
  if (!billing.priceIds.includes(priceId)) {
    throw new DomainError('INVALID_REQUEST', 'priceId: is not for sale', { field: 'priceId' });
  }
  const successUrl = withCheckoutId(ownAddress(publicUrl, input.successUrl || checkoutSuccessPath, 'successUrl'));
  const cancelUrl = ownAddress(publicUrl, input.cancelUrl || checkoutCancelPath, 'cancelUrl');

  const shared = await ctx.store.asMember(member, (tx) =>
    tx.execute<{ paid: boolean }>(sql`select is_paid_by_another(${member.userId}) as paid`),
  );
  // Stryker disable next-line OptionalChaining: the query has one row.
  if (shared.rows[0]?.paid) {
    throw new DomainError('ALREADY_SUBSCRIBED', 'Another adult of this household has a subscription already.');
  }
  const { customerId, account } = await ensureCustomer(ctx, member);
  const own = ownSubscriptions(account?.subscriptions ?? [], billing);
  if (livingSubscriptions(own).length > 0) {
    await syncCustomer(ctx, customerId);
    throw new DomainError('ALREADY_SUBSCRIBED', 'This account has a subscription already.');
  }
  await stripe.expireCheckouts(customerId);
  const earlier = await ctx.store.asMember(member, (tx) => findSubscription(tx, member.userId));
  const url = await stripe.createCheckout({
    customerId,
    userId: member.userId,
    priceId,
    successUrl,
    cancelUrl,
    trialDays: earlier || own.length > 0 ? 0 : billing.trialDays,
    language,
  });
  if (url === undefined) throw new DomainError('PAYMENT_UNAVAILABLE', 'The payment provider gave no payment page.');
  return { url };
}
