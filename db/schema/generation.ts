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

/** Where a program of a parent is told that a story is there. */
export const webhooks = pgTable('webhooks', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  url: text().notNull(),
  /** Signs what is sent, so it cannot be a hash. */
  secret: text().notNull(),
  createdAt: at().notNull().defaultNow(),
  /** Tries in a row that were not taken. */
  refusals: integer().notNull().default(0),
  disabledAt: at(),
});

/** What a program is to be told, and how that went: of each generation once. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text({ enum: webhookEvents }).notNull(),
    /** The generation. */
    about: uuid().notNull(),
    createdAt: at().notNull().defaultNow(),
    tries: integer().notNull().default(0),
    nextAt: at().notNull().defaultNow(),
    /** Of the last try; null = nothing was tried, or nobody answered. */
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
 * One asked-for story: the reservation of its allowance and, when written, its text. The row is the
 * truth: it is idempotent by id, its lease expires when the writing process dies, and it knows
 * whether it counted (P11 to P13).
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the request: the same id with another body is refused. */
    requestHash: text().notNull(),
    storyType: text().notNull(),
    options: jsonb().notNull(),
    status: text({ enum: ['reserved', 'writing', 'completed', 'failed', 'stopped'] })
      .notNull()
      .default('reserved'),
    content: text().notNull().default(''),
    errorCode: text(),
    /** One sentence for the parent, as soon as it is known. */
    premise: text(),
    /** What the story is to be: the next chapter goes on from it. */
    plan: jsonb(),
    /** Which prompts wrote it: version and hash. */
    promptVersion: text(),
    /** On how many later days its saved story was opened, and the newest of them. */
    rereads: integer().notNull().default(0),
    rereadOn: date(),
    /** Pictures that are drawn so far; their bytes are in the object store. */
    pictures: jsonb()
      .$type<{ index: number; paragraph: number; alt: string; mimeType: string; sha256?: string }[]>()
      .notNull()
      .default([]),
    picturesPlanned: smallint().notNull().default(0),
    counted: boolean().notNull().default(false),
    /** Whose money it spends. */
    provider: text().notNull().default(''),
    /** The most it may cost: held against the provider's daily cap while it is written. */
    reservedUsd: numeric({ precision: 12, scale: 6 }).notNull().default('0'),
    /** What it has cost so far. */
    costUsd: numeric({ precision: 12, scale: 6 }).notNull().default('0'),
    /** The UTC day whose daily allowance it belongs to. */
    usageDate: date().notNull(),
    leaseExpiresAt: at().notNull(),
    /** Set by an explicit stop, from whichever server it reaches; the writing one looks. */
    stopRequestedAt: at(),
    /** Somebody reads along on another server until then; the writing one keeps the text more often. */
    followedUntil: at(),
    createdAt: at().notNull().defaultNow(),
    finishedAt: at(),
    /** When its parent first read it, once it was finished. */
    openedAt: at(),
  },
  (table) => [
    index('generations_recent').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('generations_running').on(table.userId).where(sql`${table.status} in ('reserved', 'writing')`),
    check('generations_status', sql`${table.status} in ('reserved', 'writing', 'completed', 'failed', 'stopped')`),
  ],
);

/**
 * What a family has been told, so that the next story is another one: the card that was dealt and a line
 * without names. Of each account the newest are kept, and they go with it.
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

/** What ended stories cost each provider on each UTC day, added up as they end: what the daily caps go by. */
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
 * One passage of a kept story that was told anew, or one picture that was drawn again: what it may cost while it is made, and whether it counts for its day.
 * Nothing of the story is here, and it is forgotten after two days.
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
    /** The UTC day it counts for. */
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
 * A parent's wish to find a story for a child ready before bedtime. `dueAt` is the next moment at which one is written:
 * `time` on one of the `weekdays` where `timeZone` is.
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
    /** In which the parent is told, and of a first story. */
    language: text({ enum: interfaceLanguages }).notNull(),
    enabled: boolean().notNull().default(true),
    /** Since when it rests by itself, because nobody read what it made. */
    pausedAt: at(),
    /** What was made before is not held against it. */
    resumedAt: at().notNull().defaultNow(),
    dueAt: at().notNull(),
  },
  (table) => [
    unique('evening_plans_of_child').on(table.userId, table.childId),
    index('evening_plans_due').on(table.dueAt).where(sql`${table.enabled} and ${table.pausedAt} is null`),
    index('evening_plans_by_child').on(table.childId),
  ],
);

/** One evening of a plan: the only key to it, so that no day is written for twice, whichever servers look. */
export const eveningStories = pgTable(
  'evening_stories',
  {
    /** The generation that writes it. */
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid()
      .notNull()
      .references(() => eveningPlans.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day where the family lives. */
    day: date().notNull(),
    dueAt: at().notNull(),
    claimedAt: at().notNull(),
    /** Null while it is being made. */
    outcome: text({ enum: eveningOutcomes }),
  },
  (table) => [
    unique('evening_stories_of_day').on(table.planId, table.day),
    index('evening_stories_by_user').on(table.userId),
    index('evening_stories_begun').on(table.claimedAt).where(sql`${table.outcome} is null`),
  ],
);
