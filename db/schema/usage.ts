import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { usualAllowances } from '#domain/offers.ts';
import { users } from './identity.ts';

const at = () => timestamp({ withTimezone: true });

/**
 * What a user has used and may use: one row per user, made on demand (DATA-22, DATA-23, DATA-35).
 * `*_used` counts finished stories; running stories are counted from their reservations.
 */
export const userUsageLimits = pgTable(
  'user_usage_limits',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    freeNoImageStoriesUsed: integer().notNull().default(0),
    /** A change of the settings follows it, and operators set and undo it: what comes on top needs its own column. */
    freeNoImageStoriesLimit: integer().notNull().default(usualAllowances.freeText),
    freeImageStoriesUsed: integer().notNull().default(0),
    freeImageStoriesLimit: integer().notNull().default(usualAllowances.freeImage),
    dailyGeminiStoriesUsed: integer().notNull().default(0),
    dailyGeminiStoriesLimit: integer().notNull().default(usualAllowances.dailyGemini),
    /** The number of narrations begun on `narrationsDate`, a UTC day. */
    narrationsUsed: integer().notNull().default(0),
    narrationsDate: date().notNull().default(sql`(now() at time zone 'utc')::date`),
    dailyLimitResetDate: date().notNull().default(sql`(now() at time zone 'utc')::date`),
    hasEverPaid: boolean().notNull().default(false),
    subscriptionStatus: text().notNull().default('free'),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'user_usage_limits_not_negative',
      sql`least(${table.freeNoImageStoriesUsed}, ${table.freeNoImageStoriesLimit}, ${table.freeImageStoriesUsed},
        ${table.freeImageStoriesLimit}, ${table.dailyGeminiStoriesUsed}, ${table.dailyGeminiStoriesLimit}) >= 0`,
    ),
  ],
);

/**
 * Free stories used by people who deleted their account, so that a new account brings no new allowance. `person` is a
 * keyed hash of the account at the identity provider, or of its address without aliases: it means nothing without the
 * key. The row is deleted when it expires.
 */
export const spentAllowances = pgTable('spent_allowances', {
  person: text().primaryKey(),
  freeNoImageStoriesUsed: integer().notNull(),
  freeImageStoriesUsed: integer().notNull(),
  expiresAt: at().notNull(),
});

/**
 * How many accounts were made and free stories told on a UTC day, by source: a keyed hash of a browser's mark or of an
 * address range. Deleted the day after.
 */
export const madeCounts = pgTable(
  'made_counts',
  {
    source: text().notNull(),
    date: date().notNull(),
    made: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.source] })],
);
