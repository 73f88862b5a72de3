import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identity.ts';

const at = () => timestamp({ withTimezone: true });
const now = sql`now()`;

// The four logs are partitioned by month, so that retention is cheap. Their partitions live in the schema
// log_partitions; db/functions/operations-logs.sql makes and drops them and keeps the counts below.

/** The four recorded user events (DATA-40, EVENT-10). Never a name, a message or story text (P31). */
export const userEvents = pgTable(
  'user_events',
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid(),
    sessionId: text(),
    eventType: text().notNull(),
    eventData: jsonb().notNull().default({}),
    pagePath: text(),
    timestamp: at().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.timestamp] }),
    index('user_events_by_time').on(table.timestamp),
    index('user_events_by_user').on(table.userId),
  ],
);

/** Failures, of the server and of browsers (DATA-39). */
export const errorLogs = pgTable(
  'error_logs',
  {
    id: uuid().notNull().defaultRandom(),
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
    /** The request's id, as its response named it. */
    requestId: uuid(),
    /** The generation during which it happened. */
    generationId: uuid(),
    /** The group in `error_groups`, set by the database. */
    groupId: text(),
    resolvedAt: at(),
    timestamp: at().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.timestamp] }),
    index('error_logs_by_time').on(table.timestamp),
    index('error_logs_by_user').on(table.userId),
    index('error_logs_open').on(table.timestamp).where(sql`${table.resolvedAt} is null`),
    index('error_logs_by_request').on(table.requestId).where(sql`${table.requestId} is not null`),
    index('error_logs_by_generation').on(table.generationId).where(sql`${table.generationId} is not null`),
  ],
);

/** Calls to the story functions and the providers (DATA-42, EVENT-11). Bodies are shortened and hold no story text. */
export const apiUsageLogs = pgTable(
  'api_usage_logs',
  {
    id: uuid().notNull().defaultRandom(),
    apiProvider: text().notNull(),
    endpoint: text().notNull(),
    method: text().notNull(),
    statusCode: smallint().notNull(),
    responseTimeMs: integer(),
    errorMessage: text(),
    userId: uuid(),
    /** The address without its last part (AMB-128). */
    ipAddress: text(),
    requestBody: jsonb(),
    responseBody: jsonb(),
    requestId: uuid(),
    generationId: uuid(),
    costUsd: numeric({ precision: 12, scale: 6 }),
    timestamp: at().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.timestamp] }),
    index('api_usage_logs_by_time').on(table.timestamp),
    index('api_usage_logs_by_user').on(table.userId),
    index('api_usage_logs_by_request').on(table.requestId).where(sql`${table.requestId} is not null`),
    index('api_usage_logs_by_generation').on(table.generationId).where(sql`${table.generationId} is not null`),
    index('api_usage_logs_failed').on(table.timestamp).where(sql`${table.statusCode} >= 400`),
    index('api_usage_logs_by_cost').on(table.apiProvider, table.timestamp).where(sql`${table.costUsd} is not null`),
    index('api_usage_logs_costly')
      .on(table.apiProvider, table.costUsd, table.timestamp)
      .where(sql`${table.costUsd} is not null`),
  ],
);

/** One row per generation (DATA-41, EVENT-13). */
export const storyAnalytics = pgTable(
  'story_analytics',
  {
    id: uuid().notNull().defaultRandom(),
    /** The story saved from it, once there is one; triggers set it. */
    storyId: uuid(),
    generationId: uuid(),
    userId: uuid(),
    /** The provider that wrote it, under the name its calls are logged with. */
    apiProvider: text(),
    modelUsed: text().notNull(),
    /** Version and hash of the prompts that wrote it. */
    promptVersion: text(),
    success: boolean().notNull(),
    errorMessage: text(),
    /** From the wish to the first words that the parent saw; null if no words came. */
    firstWordsMs: integer(),
    generationTimeMs: integer(),
    wordCount: integer(),
    costUsd: numeric({ precision: 12, scale: 6 }),
    storyParams: jsonb(),
    retryAttempt: smallint().notNull().default(0),
    timestamp: at().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.timestamp] }),
    index('story_analytics_by_time').on(table.timestamp),
    index('story_analytics_by_user').on(table.userId),
    index('story_analytics_by_generation').on(table.generationId).where(sql`${table.generationId} is not null`),
  ],
);

/** What each provider cost on each UTC day (DATA-43, OPS-04), added up as calls are logged. */
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

/** One sign-in's use of the product (DATA-44, AMB-140), under the sign-in's id. It holds a country, no address. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: uuid().notNull(),
    userId: uuid().notNull(),
    startedAt: at().notNull().default(now),
    lastSeenAt: at().notNull().default(now),
    userAgent: text(),
    country: char({ length: 2 }),
  },
  (table) => [
    primaryKey({ name: 'user_sessions_pk', columns: [table.id] }),
    foreignKey({ name: 'user_sessions_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    index('user_sessions_by_user').on(table.userId, table.lastSeenAt),
    index('user_sessions_by_time').on(table.lastSeenAt),
  ],
);

/**
 * Counts by UTC day, kept by triggers: `count` events by `users` different users. `kind` is the category
 * ("event", "story", "language"), `detail` the item in it ("auth_signup", "free_image", "english"). A kind after "gone"
 * holds what accounts added that were deleted since.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date().notNull(),
    kind: text().notNull(),
    detail: text().notNull(),
    count: integer().notNull().default(0),
    users: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'daily_counts_pk', columns: [table.kind, table.day, table.detail] })],
);

/** Calls by hour, kept by a trigger. `totalMs` sums over the `timed` calls only. */
export const hourlyCalls = pgTable(
  'hourly_calls',
  {
    hour: at().notNull(),
    apiProvider: text().notNull(),
    endpoint: text().notNull(),
    method: text().notNull(),
    requests: integer().notNull().default(0),
    /** Responses with status 400 or above. */
    errors: integer().notNull().default(0),
    /** Responses with status 500 or above. */
    serverErrors: integer().notNull().default(0),
    timed: integer().notNull().default(0),
    totalMs: numeric({ precision: 20 }).notNull().default('0'),
    maxMs: integer().notNull().default(0),
    /** The number of calls that have a price; `costUsd` is their sum. */
    priced: integer().notNull().default(0),
    costUsd: numeric({ precision: 14, scale: 6 }).notNull().default('0'),
  },
  (table) => [
    primaryKey({ name: 'hourly_calls_pk', columns: [table.hour, table.apiProvider, table.endpoint, table.method] }),
  ],
);

/** Payments and refunds by UTC month and currency, in the currency's smallest unit; kept by a trigger. */
export const monthlyTakings = pgTable(
  'monthly_takings',
  {
    month: date().notNull(),
    currency: text().notNull(),
    paid: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ name: 'monthly_takings_pk', columns: [table.month, table.currency] })],
);

/** What stories cost by UTC day and kind ("text", "illustrated"), failed ones included; kept by a trigger. */
export const dailyStoryCosts = pgTable(
  'daily_story_costs',
  {
    day: date().notNull(),
    kind: text().notNull(),
    /** Stories that were written to their end. */
    stories: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    costUsd: numeric({ precision: 14, scale: 6 }).notNull().default('0'),
  },
  (table) => [primaryKey({ name: 'daily_story_costs_pk', columns: [table.day, table.kind] })],
);

/** What each user cost in each UTC month (`month` is its first day), kept by a trigger; deleted with the user. */
export const monthlyUserCosts = pgTable(
  'monthly_user_costs',
  {
    month: date().notNull(),
    userId: uuid().notNull(),
    textStories: integer().notNull().default(0),
    illustratedStories: integer().notNull().default(0),
    costUsd: numeric({ precision: 14, scale: 6 }).notNull().default('0'),
  },
  (table) => [
    primaryKey({ name: 'monthly_user_costs_pk', columns: [table.month, table.userId] }),
    index('monthly_user_costs_by_cost').on(table.month, table.costUsd.desc().nullsFirst()),
    index('monthly_user_costs_by_user').on(table.userId),
    foreignKey({ name: 'monthly_user_costs_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * Histogram of how long completed stories took, by UTC day, kept by a trigger: the number of stories in each bucket of
 * `time_bucket`, up to their first words ("first") or their last ("whole"). Percentiles are computed from it.
 */
export const dailyStoryTimes = pgTable(
  'daily_story_times',
  {
    day: date().notNull(),
    measure: text({ enum: ['first', 'whole'] }).notNull(),
    apiProvider: text().notNull(),
    model: text().notNull(),
    /** Empty if it is not known. */
    promptVersion: text().notNull(),
    bucket: smallint().notNull(),
    stories: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({
      name: 'daily_story_times_pk',
      columns: [table.day, table.measure, table.apiProvider, table.model, table.promptVersion, table.bucket],
    }),
  ],
);

/**
 * What became of the stories of each prompt version, kept by triggers. `stories`, `stopped` and `refused` count on the
 * UTC day the story ended; `saved`, `rereads`, `favorites` and `continued` on the day it was saved.
 */
export const dailyPromptVersions = pgTable(
  'daily_prompt_versions',
  {
    day: date().notNull(),
    version: text().notNull(),
    stories: integer().notNull().default(0),
    stopped: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    saved: integer().notNull().default(0),
    rereads: integer().notNull().default(0),
    favorites: integer().notNull().default(0),
    continued: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'daily_prompt_versions_pk', columns: [table.day, table.version] })],
);

/**
 * How far each user came, kept by triggers: the UTC day on which each step was first taken, and the weeks since
 * sign-up in which a story was asked for (bit 0 is the first seven days). Deleted with the user.
 */
export const userJourneys = pgTable(
  'user_journeys',
  {
    userId: uuid().notNull(),
    joinedOn: date().notNull(),
    askedOn: date(),
    toldOn: date(),
    keptOn: date(),
    paidOn: date(),
    weeks: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'user_journeys_pk', columns: [table.userId] }),
    foreignKey({ name: 'user_journeys_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
);

/**
 * How many of the users who joined on a UTC day reached each step, kept by a trigger of `userJourneys`. A `step` is
 * "joined", "asked", "told", "kept", "paid", or "week 0" and so on for users who asked for a story in that week.
 */
export const cohortCounts = pgTable(
  'cohort_counts',
  {
    joinedOn: date().notNull(),
    step: text().notNull(),
    users: integer().notNull().default(0),
  },
  (table) => [primaryKey({ name: 'cohort_counts_pk', columns: [table.joinedOn, table.step] })],
);

/**
 * Errors whose messages differ only in ids and numbers, kept by a trigger: when the first and the last came, and how
 * many. `id` is `error_group` of type and message. The rows of the log say which errors are resolved.
 */
export const errorGroups = pgTable(
  'error_groups',
  {
    id: text().notNull(),
    errorType: text().notNull(),
    /** The message of the first one. */
    errorMessage: text().notNull(),
    firstAt: at().notNull(),
    lastAt: at().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'error_groups_pk', columns: [table.id] }),
    index('error_groups_latest').on(table.lastAt),
  ],
);

/** When each user last caused each type of event, kept by triggers. `dailyCounts` holds the totals by day. */
export const userLastEvents = pgTable(
  'user_last_events',
  {
    userId: uuid().notNull(),
    eventType: text().notNull(),
    lastAt: at().notNull(),
  },
  (table) => [
    primaryKey({ name: 'user_last_events_pk', columns: [table.userId, table.eventType] }),
    foreignKey({ name: 'user_last_events_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
);

/**
 * What the lists of users show, sort and filter by: one row per user, kept by triggers. It holds what users did, and
 * copies of columns of profiles, subscriptions, trials and user_usage_limits (with the values of those tables).
 */
export const userActivity = pgTable(
  'user_activity',
  {
    userId: uuid().notNull(),
    stories: integer().notNull().default(0),
    lastStoryAt: at(),
    /** The latest of the last story, event and session (AMB-124). */
    lastActiveAt: at(),
    userAgent: text(),
    country: char({ length: 2 }),
    /** When the profile was made; null = the user is not listed. */
    listedAt: at(),
    /** Name and e-mail in lower case, on two lines: the text that is searched and by which names are sorted. */
    searchText: text(),
    status: text(),
    subscriptionStatus: text(),
    subscriptionEndsAt: at(),
    graceEndsAt: at(),
    trialEndsAt: at(),
    textUsed: integer().notNull().default(0),
    textLimit: integer().notNull().default(3),
    imageUsed: integer().notNull().default(0),
    imageLimit: integer().notNull().default(1),
    dailyUsed: integer().notNull().default(0),
    dailyLimit: integer().notNull().default(10),
    /** The UTC day that `dailyUsed` counts. */
    dailyUsedOn: date(),
    hasEverPaid: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ name: 'user_activity_pk', columns: [table.userId] }),
    foreignKey({ name: 'user_activity_user', columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    // The indexes know who is listed, so a far page is found in the index alone, without reading each row before it.
    index('user_activity_latest').on(
      table.lastActiveAt.desc().nullsLast(),
      table.userId.desc().nullsFirst(),
      table.listedAt,
    ),
    index('user_activity_newest').on(table.listedAt, table.userId),
    index('user_activity_by_name').on(table.searchText, table.userId).where(sql`listed_at is not null`),
    index('user_activity_by_stories').on(table.stories, table.userId).where(sql`listed_at is not null`),
    index('user_activity_not_active').on(table.status).where(sql`${table.status} <> 'active'`),
    index('user_activity_allowances')
      .on(table.textUsed, table.textLimit, table.imageUsed, table.imageLimit)
      .where(sql`listed_at is not null`),
    // Holds every column that is summed over users with a plan or a payment.
    index('user_activity_with_plan')
      .on(
        table.userId,
        table.listedAt,
        table.subscriptionStatus,
        table.subscriptionEndsAt,
        table.graceEndsAt,
        table.trialEndsAt,
        table.hasEverPaid,
        table.stories,
        table.textUsed,
        table.textLimit,
        table.imageUsed,
        table.imageLimit,
        table.dailyUsed,
        table.dailyLimit,
        table.dailyUsedOn,
      )
      .where(sql`subscription_status is not null or trial_ends_at is not null or has_ever_paid`),
  ],
);

/** What operators did, and to whom. Kept as long as the product runs. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().notNull().defaultRandom(),
    timestamp: at().notNull().default(now),
    operatorEmail: text().notNull(),
    operatorRole: text().notNull(),
    action: text().notNull(),
    subjectId: uuid(),
    details: jsonb().notNull().default({}),
  },
  (table) => [
    primaryKey({ name: 'audit_entries_pk', columns: [table.id] }),
    index('audit_entries_by_time').on(table.timestamp),
  ],
);

/** Runs of jobs, each claimed by the first server that comes. */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().notNull(),
    /** When the run was due. */
    dueAt: at().notNull(),
    startedAt: at().notNull(),
    finishedAt: at(),
    error: text(),
    outcome: jsonb(),
  },
  (table) => [primaryKey({ name: 'job_runs_pk', columns: [table.job, table.dueAt] })],
);

/** Settings that operators change without a restart, by name. A setting without a row is as configured. */
export const liveSettings = pgTable('live_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  changedAt: at().notNull(),
});

/** Problems that operators are told about: one row per cause and occurrence, open until it is over. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid().notNull().defaultRandom(),
    rule: text().notNull(),
    /** The rule and what it is about: "breaker:deepseek". */
    cause: text().notNull(),
    says: text().notNull(),
    /** The screen of the office that shows it. */
    page: text().notNull(),
    startedAt: at().notNull(),
    /** When the problem was last seen. */
    seenAt: at().notNull(),
    endedAt: at(),
    /** When the message about its start, and the one about its end, was delivered. */
    toldAt: at(),
    endToldAt: at(),
    /** When a server claimed it to send the message; the claim holds for a minute. */
    claimedAt: at(),
    /** How often sending the current message was tried. */
    tries: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'alerts_pk', columns: [table.id] }),
    uniqueIndex('alerts_open').on(table.cause).where(sql`${table.endedAt} is null`),
    index('alerts_by_time').on(table.startedAt),
  ],
);

/** Prefixes still to be removed from the object store: each is tried again until it is gone. */
export const objectRemovals = pgTable('object_removals', {
  prefix: text().primaryKey(),
  askedAt: at().notNull().default(now),
});

/**
 * What was deleted, by the hash of its id, so that it can be deleted again after an older backup was restored. It
 * names nobody. The object store holds the same records, and restoring the database does not roll those back.
 */
export const deletionRecords = pgTable(
  'deletion_records',
  {
    kind: text({ enum: ['account', 'story'] }).notNull(),
    subjectHash: text().notNull(),
    deletedAt: at().notNull().default(now),
    /** When the record was written to the object store. */
    keptAt: at(),
  },
  (table) => [
    primaryKey({ name: 'deletion_records_pk', columns: [table.kind, table.subjectHash] }),
    index('deletion_records_to_keep').on(table.deletedAt).where(sql`${table.keptAt} is null`),
    index('deletion_records_by_time').on(table.deletedAt),
  ],
);
