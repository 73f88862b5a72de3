import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Member } from '../platform/database/member.ts';
import type { CustomerAccount } from '../providers/stripe/client.ts';
import { findCustomer, keepCustomer } from './store.ts';

/**
 * Returns the caller's one customer at the payment provider, with its account there. Creates the customer with
 * our user id in its metadata if there is none or if it is gone. Throws MISSING_PARAMETERS without an e-mail
 * address (BILL-04).
 */
export async function ensureCustomer(
  ctx: AppServices,
  { userId, email }: Member,
): Promise<{ customerId: string; account: CustomerAccount | undefined }> {
  if (email.trim() === '') throw new DomainError('MISSING_PARAMETERS', 'A subscription needs an e-mail address.');
  const known = await ctx.store.asService((tx) => findCustomer(tx, userId));
  if (known && !known.isDeleted) {
    const account = await ctx.stripe.readAccount(known.customerId);
    if (account && !account.isDeleted) return { customerId: known.customerId, account };
  }
  // Requests that find the same customer use the same key: two first purchases at once make one customer.
  const key = `lunatale-customer-${userId}-${known?.customerId ?? 'first'}`;
  const made = await ctx.stripe.createCustomer({ userId, email }, key);
  const customerId = await ctx.store.asService((tx) => keepCustomer(tx, userId, made, known?.customerId));
  return { customerId, account: undefined };
}

/** Returns the caller's customer at the payment provider, if there is one that still exists. */
export function currentCustomer(ctx: AppServices, member: Member): Promise<string | undefined> {
  return ctx.store.asMember(member, (tx) => livingCustomer(tx, member.userId));
}

/** A user's customer at the payment provider, unless it was deleted there. */
export async function livingCustomer(tx: Transaction, userId: string): Promise<string | undefined> {
  const known = await findCustomer(tx, userId);
  return known && !known.isDeleted ? known.customerId : undefined;
}
