import { sql } from 'drizzle-orm';
import {
  boolean,
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
  uuid,
} from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true });
const now = sql`now()`;

/** The four recorded user events (DATA-40, EVENT-10). Never a name, a message or story text (P31). */
export const userEvents = pgTable(
  'user_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid(),
    sessionId: text(),
    eventType: text().notNull(),
    eventData: jsonb().notNull().default({}),
    pagePath: text(),
    timestamp: at().notNull().default(now),
  },
  (table) => [index().on(table.timestamp), index().on(table.userId)],
);

/** Failures, of the server and of browsers (DATA-39). */
export const errorLogs = pgTable(
  'error_logs',
  {
    id: uuid().primaryKey().defaultRandom(),
    errorMessage: text().notNull(),
    errorType: text().notNull(),
    severity: text().notNull(),
    userId: uuid(),
    pagePath: text(),
    stackTrace: text(),
    userAgent: text(),
    aiProvider: text(),
    duration: integer(),
    errorDetails: jsonb(),
    resolvedAt: at(),
    timestamp: at().notNull().default(now),
  },
  (table) => [index().on(table.timestamp), index().on(table.userId)],
);

/** Calls to the story functions and the providers (DATA-42, EVENT-11). Bodies are shortened and hold no story text. */
export const apiUsageLogs = pgTable(
  'api_usage_logs',
  {
    id: uuid().primaryKey().defaultRandom(),
    apiProvider: text().notNull(),
    endpoint: text().notNull(),
    method: text().notNull(),
    statusCode: smallint().notNull(),
    responseTimeMs: integer(),
    errorMessage: text(),
    userId: uuid(),
    requestBody: jsonb(),
    responseBody: jsonb(),
    costUsd: numeric({ precision: 12, scale: 6 }),
    timestamp: at().notNull().default(now),
  },
  (table) => [index().on(table.timestamp), index().on(table.userId)],
);

/** One row per generation (DATA-41, EVENT-13). */
export const storyAnalytics = pgTable(
  'story_analytics',
  {
    id: uuid().primaryKey().defaultRandom(),
    storyId: uuid(),
    userId: uuid(),
    modelUsed: text().notNull(),
    success: boolean().notNull(),
    errorMessage: text(),
    generationTimeMs: integer(),
    wordCount: integer(),
    costUsd: numeric({ precision: 12, scale: 6 }),
    storyParams: jsonb(),
    retryAttempt: smallint().notNull().default(0),
    timestamp: at().notNull().default(now),
  },
  (table) => [index().on(table.timestamp), index().on(table.userId)],
);

/** What each provider cost on each UTC day (DATA-43), added up as calls are recorded. */
export const dailyCostSummaries = pgTable(
  'daily_cost_summaries',
  {
    date: date().notNull(),
    apiProvider: text().notNull(),
    totalCostUsd: numeric({ precision: 14, scale: 6 }).notNull().default('0'),
    totalRequests: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.date, table.apiProvider] })],
);
