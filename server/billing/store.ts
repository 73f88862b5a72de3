import { and, desc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { paymentCustomers, paymentEvents, payments, subscriptions } from '#db/schema/billing.ts';
import { users } from '#db/schema/identity.ts';
import { userUsageLimits } from '#db/schema/usage.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ProvidedPayment } from '../providers/stripe/wire.ts';
import type { ProjectedRow } from './projection.ts';

export type PaymentCustomer = typeof paymentCustomers.$inferSelect;

export async function findCustomer(tx: Transaction, userId: string): Promise<PaymentCustomer | undefined> {
  const [row] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return row;
}

/** Returns the kept status of the subscription that comes from the payment provider, or null without one. */
export async function keptStatus(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.providerSubscriptionId)));
  return row?.status ?? null;
}

/**
 * Keeps this customer for a user, unless another process was faster; returns the one that counts.
 * `instead` is a customer that is gone and may be replaced.
 */
export async function keepCustomer(
  tx: Transaction,
  userId: string,
  customerId: string,
  instead?: string,
): Promise<string> {
  // No target: of two first purchases at once, one may collide on the customer before it does on the user.
  await tx.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing();
  const isReplaced = or(eq(paymentCustomers.isDeleted, true), eq(paymentCustomers.customerId, instead ?? ''));
  await tx
    .update(paymentCustomers)
    .set({ customerId, isDeleted: false })
    .where(and(eq(paymentCustomers.userId, userId), isReplaced));
  return (await findCustomer(tx, userId))?.customerId ?? customerId;
}

export async function userExists(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))).length > 0;
}

/** Whose customer is read, the number of the reading, and when it began (as the database writes a time). */
export type Ticket = { userId: string; ticket: number; takenAt: string };

/** Returns the next ticket for reading this customer, or undefined for a customer of no user here. */
export async function takeTicket(tx: Transaction, customerId: string): Promise<Ticket | undefined> {
  const [row] = await tx
    .update(paymentCustomers)
    .set({ takenTicket: sql`${paymentCustomers.takenTicket} + 1` })
    .where(eq(paymentCustomers.customerId, customerId))
    .returning({
      userId: paymentCustomers.userId,
      ticket: paymentCustomers.takenTicket,
      takenAt: sql<string>`now()::text`,
    });
  return row;
}

/** Locks the customer to write what was read with this ticket; returns false if a later reading was written already. */
export async function useTicket(tx: Transaction, customerId: string, ticket: number, isDeleted: boolean) {
  const rows = await tx
    .update(paymentCustomers)
    .set({ writtenTicket: ticket, isDeleted, readAt: sql`app_now()` })
    .where(and(eq(paymentCustomers.customerId, customerId), lt(paymentCustomers.writtenTicket, ticket)))
    .returning({ userId: paymentCustomers.userId });
  return rows.length > 0;
}

/** Writes the one row that follows the provider; undefined = the provider knows no subscription of this user. */
export async function writeSubscription(tx: Transaction, userId: string, row: ProjectedRow | undefined): Promise<void> {
  const provided = and(eq(subscriptions.userId, userId), isNotNull(subscriptions.providerSubscriptionId));
  if (row === undefined) {
    const canceledAt = sql`coalesce(${subscriptions.canceledAt}, app_now())`;
    await tx
      .update(subscriptions)
      .set({ status: 'canceled', canceledAt, endsAt: sql`coalesce(${subscriptions.endsAt}, app_now())` })
      .where(and(provided, ne(subscriptions.status, 'canceled')));
    return;
  }
  await tx
    .insert(subscriptions)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      targetWhere: isNotNull(subscriptions.providerSubscriptionId),
      set: row,
    });
}

/**
 * Adds payments, and refunds as separate rows with negative amounts: no payment is ever forgotten, and the sum
 * is what a user has spent.
 */
export async function addPayments(tx: Transaction, userId: string, paid: ProvidedPayment[]): Promise<void> {
  // A list that grew while its pages were read may name an invoice twice.
  const once = [...new Map(paid.map((each) => [each.invoiceId, each])).values()];
  const rows = once.flatMap(({ invoiceId, amountPaid, amountRefunded, currency, paidAt }) => [
    { invoiceId, userId, amountPaid, currency, paidAt: sql`${paidAt.toISOString()}::timestamptz` },
    ...(amountRefunded > 0
      ? [{ invoiceId: `${invoiceId}/refund`, userId, amountPaid: -amountRefunded, currency, paidAt: sql`app_now()` }]
      : []),
  ]);
  if (rows.length === 0) return;
  const amountPaid = sql`excluded.amount_paid`;
  await tx.insert(payments).values(rows).onConflictDoUpdate({ target: payments.invoiceId, set: { amountPaid } });
}

/**
 * Updates the copies in the usage row (AMB-096), and sets the "ever" flags once something was paid: a first
 * amount above zero, never a trial, a zero invoice or a finished checkout (P16, BILL-13).
 */
export async function writeCopies(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select locked_usage_row(${userId})`);
  const everPaid = sql<boolean>`exists (select from ${payments} where ${payments.userId} = ${userId} and ${payments.amountPaid} > 0)`;
  await tx
    .update(userUsageLimits)
    .set({
      subscriptionStatus: sql`effective_subscription_status(${userId})`,
      hasEverPaid: sql`${userUsageLimits.hasEverPaid} or ${everPaid}`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(userUsageLimits.userId, userId));
  await tx
    .update(subscriptions)
    .set({ hasEverSubscribed: true })
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.providerSubscriptionId), everPaid));
}

/** Returns a user's billing state as text, to see whether a projection changed anything. */
export async function billingState(tx: Transaction, userId: string): Promise<string> {
  const { rows } = await tx.execute<{ state: string }>(sql`
    select jsonb_build_object(
      'subscription', s.provider_subscription_id, 'status', s.status, 'renewal', s.renewal_date,
      'canceled', s.canceled_at, 'ends', s.ends_at, 'grace', s.grace_ends_at,
      'everPaid', exists (select from user_usage_limits where user_id = ${userId} and has_ever_paid),
      'paid', (select sum(amount_paid) from payments where user_id = ${userId}))::text as state
    from (select ${userId}::uuid as user_id) as u left join subscriptions s
      on s.user_id = u.user_id and s.provider_subscription_id is not null`);
  return rows[0]?.state ?? '';
}

export type PaymentEvent = typeof paymentEvents.$inferSelect;

/** Stores a notification by its id, once; returns its row, which says when and how it was handled, if it was. */
export async function storeEvent(
  tx: Transaction,
  event: { id: string; type: string; customerId: string | null; createdAt: Date },
): Promise<PaymentEvent | undefined> {
  await tx.insert(paymentEvents).values(event).onConflictDoNothing();
  const [row] = await tx.select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
  return row;
}

/** Settles every open notification about a customer received until then: the reading since covers them all. */
export async function settleEvents(tx: Transaction, customerId: string, until: string, outcome: string): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ handledAt: sql`app_now()`, outcome })
    .where(
      and(
        eq(paymentEvents.customerId, customerId),
        isNull(paymentEvents.handledAt),
        sql`${paymentEvents.receivedAt} <= ${until}::timestamptz`,
      ),
    );
}

/** Deletes every notification about a customer. */
export async function forgetEvents(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(paymentEvents).where(eq(paymentEvents.customerId, customerId));
}

/** Returns the next customers after this one, by id, to walk through all of them. */
export async function nextCustomers(tx: Transaction, after: string, limit: number): Promise<PaymentCustomer[]> {
  return tx
    .select()
    .from(paymentCustomers)
    .where(sql`${paymentCustomers.customerId} > ${after}`)
    .orderBy(paymentCustomers.customerId)
    .limit(limit);
}

export async function findSubscription(tx: Transaction, userId: string) {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(sql`${subscriptions.status} = 'admin' desc`, desc(subscriptions.createdAt))
    .limit(1);
  return row;
}
