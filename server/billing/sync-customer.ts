import type { AppServices } from '../context.ts';
import { queueMail } from '../identity/mail/queue-mail.ts';
import { sendQueuedMails } from '../identity/mail/send-queued-mails.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { CustomerAccount } from '../providers/stripe/client.ts';
import type { ProvidedSubscription } from '../providers/stripe/wire.ts';
import {
  countingSubscription,
  livingSubscriptions,
  ownSubscriptions,
  type ProjectionRules,
  projectSubscription,
} from './projection.ts';
import {
  addPayments,
  billingState,
  findCustomer,
  forgetEvents,
  keepCustomer,
  settleEvents,
  type Ticket,
  takeTicket,
  userExists,
  useTicket,
  writeCopies,
  writeSubscription,
} from './store.ts';

export type SyncResult = 'changed' | 'unchanged' | 'superseded' | 'unknown';

/**
 * Reads everything that the payment provider knows of a customer and writes what the product keeps of it,
 * with the notifications that this covers, in one transaction (P15, BILL-12, BILL-13).
 *
 * No transaction is open while the provider is asked: a ticket taken before the reading decides which of several
 * readings counts; `given` is one that was taken already. A later ticket reads later than every notification that
 * an earlier one covers, so an earlier reading that comes late is dropped. Throws PAYMENT_UNAVAILABLE.
 */
export async function syncCustomer(ctx: AppServices, customerId: string, given?: Ticket): Promise<SyncResult> {
  const { store, stripe, billing } = ctx;
  const taken =
    given ?? (await store.asService((tx) => takeTicket(tx, customerId))) ?? (await adoptCustomer(ctx, customerId));
  if (!taken) {
    // The customer is nobody's, or its account was deleted: then not even the notifications are kept (P33).
    await store.asService((tx) => forgetEvents(tx, customerId));
    return 'unknown';
  }
  const { userId, ticket, takenAt } = taken;
  const account = (await stripe.readAccount(customerId)) ?? goneAccount;
  const own = ownSubscriptions(account.subscriptions, billing);
  const counting = countingSubscription(own);
  const ids = new Set(own.map(({ id }) => id));
  const paid = account.payments.filter(({ subscriptionId }) => subscriptionId !== null && ids.has(subscriptionId));

  const result = await store.asService(async (tx): Promise<SyncResult> => {
    let outcome: SyncResult = 'superseded';
    if (await useTicket(tx, customerId, ticket, account.isDeleted)) {
      const before = await billingState(tx, userId);
      await writeSubscription(tx, userId, counting && projectSubscription(counting, billing));
      await addPayments(tx, userId, paid);
      await writeCopies(tx, userId);
      if (ctx.mailer && counting) await tellOfUnpaid(tx, userId, counting, billing);
      outcome = (await billingState(tx, userId)) === before ? 'unchanged' : 'changed';
    }
    await settleEvents(tx, customerId, takenAt, outcome);
    return outcome;
  });
  const sending = sendQueuedMails(ctx).catch((err: unknown) => ctx.log.error({ userId, err }, 'mails were not sent'));
  ctx.beside(sending);
  if (result === 'changed') warnOfOddities(ctx, userId, account, own.length, livingSubscriptions(own).length);
  return result;
}

/** Queues one mail for each unpaid period, however often its card is tried. */
async function tellOfUnpaid(
  tx: Transaction,
  userId: string,
  counting: ProvidedSubscription,
  rules: ProjectionRules,
): Promise<void> {
  if (counting.status !== 'past_due' && counting.status !== 'unpaid') return;
  const about = `${counting.id}/${counting.periodStart?.toISOString() ?? ''}`;
  await queueMail(tx, {
    userId,
    kind: 'payment-problem',
    about,
    until: projectSubscription(counting, rules).graceEndsAt,
  });
}

const goneAccount: CustomerAccount = { userId: null, isDeleted: true, subscriptions: [], payments: [] };

/** Keeps a customer that we made for a user who has no other, but have no record of: after a restored backup, say. */
async function adoptCustomer(ctx: AppServices, customerId: string) {
  const userId = (await ctx.stripe.readAccount(customerId))?.userId;
  if (!userId || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(userId)) return undefined;
  return ctx.store.asService(async (tx) => {
    if (!(await userExists(tx, userId))) return undefined;
    const known = await findCustomer(tx, userId);
    // If `known` is this customer, a parallel notification has just kept it.
    if (known && known.customerId !== customerId) return undefined;
    if (!known) await keepCustomer(tx, userId, customerId);
    return takeTicket(tx, customerId);
  });
}

/** Records what a person should look at: a user who pays twice, or for something that is not ours. */
function warnOfOddities(ctx: AppServices, userId: string, account: CustomerAccount, own: number, living: number): void {
  const record = (errorType: string, errorMessage: string) =>
    ctx.recorder.failure({ errorType, errorMessage, severity: 'high', userId });
  if (living > 1) record('billing_double', `${living} subscriptions of one user run at once.`);
  if (account.subscriptions.length > own)
    record('billing_unknown_price', 'A subscription has a price that is not ours.');
}
