import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const at = () => timestamp({ withTimezone: true });

/**
 * A user's subscriptions, newest by created_at (DATA-20). One row per user follows the payment provider:
 * it is written from the provider's current state, never from what the browser says. Rows without a
 * provider's id were given by hand.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text().notNull().default('free'),
    trialEndsAt: at(),
    renewalDate: at(),
    canceledAt: at(),
    hasEverSubscribed: boolean().notNull().default(false),
    createdAt: at().notNull().defaultNow(),
    providerSubscriptionId: text(),
    priceId: text(),
    /** Cancelled: access ends at this moment, even if the provider's notification comes late (AMB-080). */
    endsAt: at(),
    /** A payment is overdue: access continues until this moment. */
    graceEndsAt: at(),
  },
  (table) => [
    index().on(table.userId, table.createdAt.desc().nullsFirst()),
    uniqueIndex('subscriptions_one_provided').on(table.userId).where(sql`${table.providerSubscriptionId} is not null`),
  ],
);

/** A trial that was given without a subscription (DATA-21). */
export const trials = pgTable('trials', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  endsAt: at().notNull(),
});

/**
 * A user's one customer at the payment provider. Each read from the provider takes a ticket first; its
 * result is written only if no read with a later ticket was written before (P15).
 */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: uuid().notNull(),
    customerId: text().notNull(),
    /** The customer was deleted at the provider; the next purchase makes a new one. */
    isDeleted: boolean().notNull().default(false),
    takenTicket: bigint({ mode: 'number' }).notNull().default(0),
    writtenTicket: bigint({ mode: 'number' }).notNull().default(0),
    readAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'payment_customers_pk', columns: [table.userId] }),
    unique('payment_customers_customer').on(table.customerId),
    foreignKey({ name: 'payment_customers_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * Payments by the provider's invoice id, and refunds as negative amounts under "<invoice>/refund".
 * Amounts are in the currency's smallest unit; their sum is what a user has spent.
 */
export const payments = pgTable(
  'payments',
  {
    invoiceId: text().notNull(),
    userId: uuid().notNull(),
    amountPaid: integer().notNull(),
    currency: text().notNull(),
    paidAt: at().notNull(),
  },
  (table) => [
    primaryKey({ name: 'payments_pk', columns: [table.invoiceId] }),
    foreignKey({ name: 'payments_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    index('payments_by_user').on(table.userId, table.paidAt.desc().nullsFirst()),
    index('payments_by_time').on(table.paidAt, table.currency, table.amountPaid),
  ],
);

/** The payment provider's notifications by its id, so a second delivery finds the first. `handledAt` null = open. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().notNull(),
    type: text().notNull(),
    customerId: text(),
    createdAt: at().notNull(),
    receivedAt: at().notNull().defaultNow(),
    handledAt: at(),
    outcome: text(),
  },
  (table) => [
    primaryKey({ name: 'payment_events_pk', columns: [table.id] }),
    index('payment_events_unhandled').on(table.receivedAt).where(sql`${table.handledAt} is null`),
  ],
);
