import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const at = () => timestamp({ withTimezone: true });

/** A user's subscriptions, newest by created_at (DATA-20). Written by payment notifications only. */
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
  },
  (table) => [index().on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** A trial that was given without a subscription (DATA-21). */
export const trials = pgTable('trials', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  endsAt: at().notNull(),
});
