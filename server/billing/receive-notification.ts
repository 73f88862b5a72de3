import type { AppServices } from '../context.ts';
import { storeEvent, takeTicket } from './store.ts';
import { type SyncResult, syncCustomer } from './sync-customer.ts';

/** Events that may have changed a subscription or what was paid for it. */
const signals =
  /^(customer\.subscription\.\w+|customer\.deleted|checkout\.session\.(completed|async_payment_succeeded)|invoice\.(paid|payment_succeeded|payment_failed|payment_action_required|voided|marked_uncollectible)|charge\.refunded)$/;

export type NotificationOutcome = SyncResult | 'duplicate' | 'ignored' | 'other-mode';

/**
 * Receives a notification of the payment provider (P15, BILL-12, AMB-083): verified on its raw body,
 * unique by its id, and only a signal to ask the provider for the current state. It is marked as handled
 * in the same transaction that writes this state, so the next delivery repairs a crash before that.
 * Throws INVALID_SIGNATURE, and PAYMENT_UNAVAILABLE so that the provider delivers again.
 */
export async function receiveNotification(
  ctx: AppServices,
  body: string,
  signature: string | undefined,
): Promise<NotificationOutcome> {
  const event = ctx.stripe.readNotification(body, signature);
  // Test events never touch real accounts, nor the other way round.
  if (event.livemode !== ctx.stripe.livemode) return 'other-mode';
  const { customerId } = event;
  if (customerId === null || !signals.test(event.type)) return 'ignored';
  const { handled, ticket } = await ctx.store.asService(async (tx) => {
    const stored = await storeEvent(tx, { ...event, customerId });
    // Stryker disable next-line OptionalChaining,ObjectLiteral: it was just stored, and a ticket that is not given is taken.
    return stored?.handledAt ? { handled: true } : { ticket: await takeTicket(tx, customerId) };
  });
  return handled ? 'duplicate' : syncCustomer(ctx, customerId, ticket);
}
