import type { z } from 'zod';
import { type createPortalSchema, portalReturnPath } from '#domain/billing/api.ts';
import { DomainError } from '#domain/errors.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import type { AppServices } from '../context.ts';
import type { Member } from '../platform/database/member.ts';
import { currentCustomer } from './customer.ts';
import { ownAddress } from './own-address.ts';

/**
 * Opens the caller's own billing page at the payment provider and returns its address (BILL-09, BILL-10).
 * Throws NO_BILLING_ACCOUNT for a user without one, such as an admin (AMB-078), INVALID_REQUEST for a
 * foreign return address, PAYMENT_UNAVAILABLE.
 */
export async function createPortal(
  ctx: AppServices,
  member: Member,
  input: z.output<typeof createPortalSchema>,
  language: InterfaceLanguage,
): Promise<{ url: string }> {
  const returnUrl = ownAddress(ctx.publicUrl, input.returnUrl || portalReturnPath, 'returnUrl');
  const customerId = await currentCustomer(ctx, member);
  const url = customerId && (await ctx.stripe.createPortal(customerId, returnUrl, language));
  if (!url) throw new DomainError('NO_BILLING_ACCOUNT', 'There is no billing account for this user.');
  return { url };
}
