import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { eveningOutcomes, eveningWays } from '#domain/generation/evenings.ts';
import { webhookEvents } from '#domain/generation/webhooks.ts';
import { interfaceLanguages } from '#domain/identity/language.ts';
import type { StoryCard } from '#domain/stories/story-card.ts';
import { children, users } from './identity.ts';

const at = () => timestamp({ withTimezone: true });

/** The address at which a parent's program is told that a story is ready. */
export const webhooks = pgTable('webhooks', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  /** The key that signs deliveries, so it cannot be kept as a hash. */
  secret: text().notNull(),
  createdAt: at().notNull().defaultNow(),
  /** Number of tries in a row that the address did not accept. */
  refusals: integer().notNull().default(0),
  disabledAt: at(),
});

/** Messages to a parent's program and how sending them went: one per event and generation. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text({ enum: webhookEvents }).notNull(),
    /** The generation's id. */
    about: uuid().notNull(),
    createdAt: at().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    nextAt: at().notNull().defaultNow(),
    /** HTTP status of the last try; null = not tried yet, or no response came. */
    status: integer(),
    deliveredAt: at(),
  },
  (table) => [
    unique().on(table.userId, table.event, table.about),
    index('webhook_deliveries_by_user').on(table.userId, table.createdAt),
    index('webhook_deliveries_waiting').on(table.nextAt).where(sql`${table.deliveredAt} is null`),
  ],
);

/**
 * One requested story: the reservation of its allowance and, once written, its text. The row is the
 * source of truth: it is idempotent by id, its lease expires when the writing process dies, and it
 * records whether it counted (P11 to P13).
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the request: a request with the same id and another body is refused. */
    requestHash: text().notNull(),
    storyType: text().notNull(),
    options: jsonb().notNull(),
    status: text({ enum: ['reserved', 'writing', 'completed', 'failed', 'stopped'] })
      .notNull()
      .default('reserved'),
    content: text().notNull().default(''),
    errorCode: text(),
    /** The plan's sentence for the parent, set as soon as it is known. */
    premise: text(),
    /** The writer's plan for the story; the next chapter continues from it. */
    plan: jsonb(),
    /** Version and hash of the prompts that wrote it. */
    promptVersion: text(),
    /** The number of later days on which its saved story was opened; `rereadOn` is the newest of them. */
    rereads: integer().notNull().default(0),
    rereadOn: date(),
    /** Pictures drawn so far; their bytes are in the object store. */
    pictures: jsonb()
      .$type<{ index: number; paragraph: number; alt: string; mimeType: string; sha256?: string }[]>()
      .notNull()
      .default([]),
    picturesPlanned: smallint().notNull().default(0),
    counted: boolean().notNull().default(false),
    /** The provider whose daily cap it counts against. */
    provider: text().notNull().default(''),
    /** The most it may cost: held against the provider's daily cap while it is written. */
    reservedUsd: numeric({ precision: 12, scale: 6 }).notNull().default('0'),
    /** What it has cost so far. */
    costUsd: numeric({ precision: 12, scale: 6 }).notNull().default('0'),
    /** The UTC day whose daily allowance it uses. */
    usageDate: date().notNull(),
    leaseExpiresAt: at().notNull(),
    /** Set by an explicit stop, on whichever server receives it; the writing server checks it. */
    stopRequestedAt: at(),
    /** Until then somebody follows on another server, so the writing server saves the text more often. */
    followedUntil: at(),
    createdAt: at().notNull().defaultNow(),
    finishedAt: at(),
    /** When its parent first opened the finished story. */
    openedAt: at(),
  },
  (table) => [
    index('generations_recent').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('generations_running').on(table.userId).where(sql`${table.status} in ('reserved', 'writing')`),
    check('generations_status', sql`${table.status} in ('reserved', 'writing', 'completed', 'failed', 'stopped')`),
  ],
);

/**
 * What a family was told, so that the next story is a different one: the card that was dealt and a line
 * without names. The newest of each account are kept; they are deleted with the account.
 */
export const toldStories = pgTable(
  'told_stories',
  {
    generationId: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    card: jsonb().$type<StoryCard>().notNull(),
    thing: text().notNull(),
    plot: text().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [index('told_stories_newest').on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** What each provider cost on each UTC day, added up as stories end: the daily caps are checked against it. */
export const providerSpending = pgTable(
  'provider_spending',
  {
    date: date().notNull(),
    provider: text().notNull(),
    costUsd: numeric({ precision: 14, scale: 6 }).notNull().default('0'),
  },
  (table) => [primaryKey({ name: 'provider_spending_pk', columns: [table.date, table.provider] })],
);

/**
 * One passage of a kept story told anew, or one picture drawn again: its highest cost while it is made, and whether it
 * counts for its day. The row holds nothing of the story and is deleted after two days.
 */
export const touchUps = pgTable(
  'touch_ups',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['words', 'picture'] }).notNull(),
    provider: text().notNull(),
    /** The UTC day on which it counts. */
    usageDate: date().notNull(),
    /** The most it may cost: held against the provider's daily cap while it is made. */
    reservedUsd: numeric({ precision: 12, scale: 6 }).notNull(),
    leaseExpiresAt: at().notNull(),
    endedAt: at(),
    counts: boolean().notNull().default(false),
  },
  (table) => [
    index('touch_ups_by_user').on(table.userId, table.usageDate),
    index('touch_ups_running').on(table.provider).where(sql`${table.endedAt} is null`),
  ],
);

/**
 * A parent's wish to find a story for a child ready before bedtime. `dueAt` is when the next story is written: at
 * `time`, in `timeZone`, on one of the `weekdays`.
 */
export const eveningPlans = pgTable(
  'evening_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    childId: uuid()
      .notNull()
      .references(() => children.id, { onDelete: 'cascade' }),
    /** 1 = Monday to 7 = Sunday. */
    weekdays: smallint().array().notNull(),
    /** "18:30" */
    time: text().notNull(),
    timeZone: text().notNull(),
    way: text({ enum: eveningWays }).notNull(),
    /** The language of messages to the parent, and of a first story. */
    language: text({ enum: interfaceLanguages }).notNull(),
    enabled: boolean().notNull().default(true),
    /** When it was paused automatically because nobody read its stories. */
    pausedAt: at(),
    /** When the plan was last saved; unread stories from before then do not pause it again. */
    resumedAt: at().notNull().defaultNow(),
    dueAt: at().notNull(),
  },
  (table) => [
    unique('evening_plans_of_child').on(table.userId, table.childId),
    index('evening_plans_due').on(table.dueAt).where(sql`${table.enabled} and ${table.pausedAt} is null`),
    index('evening_plans_by_child').on(table.childId),
  ],
);

/** One evening of a plan. Its unique plan and day keep two servers from writing for the same day. */
export const eveningStories = pgTable(
  'evening_stories',
  {
    /** Also the id of the generation that writes it. */
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid()
      .notNull()
      .references(() => eveningPlans.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day in the plan's time zone. */
    day: date().notNull(),
    dueAt: at().notNull(),
    claimedAt: at().notNull(),
    /** Null while the story is being made. */
    outcome: text({ enum: eveningOutcomes }),
  },
  (table) => [
    unique('evening_stories_of_day').on(table.planId, table.day),
    index('evening_stories_by_user').on(table.userId),
    index('evening_stories_begun').on(table.claimedAt).where(sql`${table.outcome} is null`),
  ],
);
