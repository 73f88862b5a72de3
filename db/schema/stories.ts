import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NarrationSettings, WordTime } from '#domain/stories/narration/api.ts';
import { feedKinds } from '#domain/stories/private-feed.ts';
import { users } from './identity.ts';

const at = () => timestamp({ withTimezone: true });

/**
 * `paragraph` is the one the picture shows, counted from 0; older pictures have none. `own`: the parent uploaded it; it
 * was not drawn here and is shown only inside the product. `leftOut`: the story does not show it, because the parent
 * took it out or another picture was drawn for the same position.
 */
type StoryPicture = {
  url: string;
  alt: string;
  position: number;
  paragraph?: number;
  own?: boolean;
  caption?: string;
  leftOut?: boolean;
};

/** Saved stories (DATA-01 to DATA-05). */
export const stories = pgTable(
  'stories',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull().default('Untitled Story'),
    content: text().notNull(),
    length: text().notNull(),
    language: text().notNull(),
    characters: text().array().notNull(),
    setting: text().notNull(),
    message: text().notNull(),
    ageGroup: text().notNull(),
    model: text().notNull(),
    storyType: text().notNull(),
    images: jsonb().$type<StoryPicture[]>(),
    imageUploadFailed: boolean().notNull().default(false),
    tags: text().array().notNull().default(sql`'{}'`),
    notes: text().notNull().default(''),
    /** The generation that wrote it: saving the same generation twice makes one story. */
    generationId: uuid(),
    /** The first story of the series that this one continues; null for that first story and for a single story. */
    chapterOf: uuid(),
    /** The first story of its series, and when the series' first and newest chapters were saved: kept by triggers. */
    series: uuid().notNull().defaultRandom(),
    seriesFrom: at().notNull().defaultNow(),
    seriesTo: at().notNull().defaultNow(),
    /** The text that is searched, folded and cut to fit the index: see domain/stories/text/search-text.ts. */
    searchText: text().notNull().default(''),
    /** The pairs of letters in `searchText` as 128 bits: a story that lacks a pair of the query is not read (0019). */
    searchPairsLow: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAs(sql`letter_pairs(search_text, false)`),
    searchPairsHigh: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAs(sql`letter_pairs(search_text, true)`),
    titleKey: text().notNull().default(''),
    isTest: boolean().notNull().default(false),
    /** Fingerprint of the text that a parent edited and the reader found fit for others; null if there is none. */
    readText: text(),
    /** When an operator closed it: its link is gone and it gets no new one. */
    closedAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    // The shelf's order. Its migration adds the columns that search and filters read, so they never touch the table.
    index('stories_library').on(
      table.userId,
      table.seriesTo.desc().nullsFirst(),
      table.series.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The searched texts alone, to count the matches of a search; its migration adds them.
    index('stories_texts').on(table.userId),
    index('stories_oldest').on(table.userId, table.seriesFrom, table.series, table.createdAt, table.id, table.isTest),
    index('stories_by_title').on(table.userId, table.titleKey, table.id, table.isTest),
    index('stories_by_date').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.isTest,
    ),
    // For the shelf's categories and its counts of shown and hidden stories, without reading each story.
    index('stories_settings').on(table.userId, table.setting),
    index('stories_ages').on(table.userId, table.isTest, table.ageGroup),
    index('stories_chapters').on(table.chapterOf).where(sql`chapter_of is not null`),
    unique().on(table.userId, table.generationId),
    check('stories_title_length', sql`char_length(${table.title}) between 1 and 99`),
    check('stories_notes_length', sql`char_length(${table.notes}) <= 1000`),
    check('stories_characters_count', sql`cardinality(${table.characters}) between 1 and 10`),
  ],
);

/** Earlier texts of a story that its parent edited: the last 20, kept until the story is deleted. */
export const storyVersions = pgTable(
  'story_versions',
  {
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counted from 1, in the order in which the versions were replaced. */
    number: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** When this version was written, not when it was replaced. */
    writtenAt: at().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.number] }), index().on(table.userId)],
);

/** A user's favourites (DATA-12). */
export const favorites = pgTable(
  'favorites',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.storyId] }), index().on(table.storyId)],
);

/** Where a parent stopped reading a saved story, so that it opens there on other devices too. */
export const readingPlaces = pgTable(
  'reading_places',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** In paragraphs from the beginning: 3.5 is the middle of the fourth paragraph. */
    place: doublePrecision().notNull(),
    /** When the parent stopped there. Devices compare it, so it is stored to the millisecond, as it is sent. */
    leftAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storyId] }),
    index().on(table.storyId),
    check('reading_places_place', sql`${table.place} between 0 and 10000`),
  ],
);

/** A story that its owner shared by an unlisted link; revoking the link removes the row (STORY-12). */
export const storyShares = pgTable(
  'story_shares',
  {
    storyId: uuid()
      .primaryKey()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** All that the link contains: 128 random bits. */
    token: text().notNull().unique(),
    /** Whether anyone with the link may also hear the story's finished narration. */
    sound: boolean().notNull().default(false),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId), check('story_shares_token', sql`${table.token} ~ '^[A-Za-z0-9_-]{22}$'`)],
);

/** Consent, for a whole account, to keep its adults' voices. Revoking it removes the row and every recording. */
export const recordingConsents = pgTable('recording_consents', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  agreedAt: at().notNull().defaultNow(),
});

/**
 * A story as a family member reads it aloud. It is not deleted with its story's row: a deleted story can come back
 * for 30 days, together with its recordings; until then nobody sees or hears them.
 */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid().notNull(),
    readBy: text().notNull(),
    /** Where each sentence is in the text: stored, because a later version of the rules may split differently. */
    sentences: jsonb().$type<{ paragraph: number; start: number; end: number }[]>().notNull(),
    createdAt: at().notNull().defaultNow(),
    changedAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('recordings_by_user').on(table.userId, table.createdAt),
    index('recordings_by_story').on(table.storyId),
    check('recordings_read_by', sql`char_length(${table.readBy}) between 1 and 40`),
  ],
);

/** The sound of one sentence, in the object store under its own name; recording it again gives a new name. */
export const recordedSentences = pgTable(
  'recorded_sentences',
  {
    recordingId: uuid()
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentence: integer().notNull(),
    object: text().notNull(),
    milliseconds: integer().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordingId, table.sentence] }),
    index('recorded_sentences_by_user').on(table.userId),
    check('recorded_sentences_sentence', sql`${table.sentence} between 0 and 5000`),
  ],
);

/** Whole stories that parents deleted in the last 30 days: they, or an operator on request, can restore one. */
export const deletedStories = pgTable(
  'deleted_stories',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deletedAt: at().notNull().defaultNow(),
    isFavorite: boolean().notNull(),
    /** The row of `stories` as it was, and `beside` it what went with it: hearts, places, versions, its series. */
    story: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('deleted_stories_by_user').on(table.userId, table.deletedAt),
    index('deleted_stories_by_time').on(table.deletedAt),
  ],
);

/** Parents' reports on our safety judgement, with the decisions. Text is kept only if they agreed, without names. */
export const safetyReports = pgTable(
  'safety_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['not_for_my_child', 'refused_wrongly'] }).notNull(),
    reason: text(),
    words: text().notNull().default(''),
    /** The field of the wish that was refused. */
    field: text(),
    language: text({ enum: ['english', 'spanish'] }).notNull(),
    ageGroup: text().notNull(),
    text: text(),
    createdAt: at().notNull().defaultNow(),
    decision: text({ enum: ['agreed', 'kept'] }),
    answer: text().notNull().default(''),
    decidedAt: at(),
    /** When it was exported as a case for the evaluation. */
    exportedAt: at(),
  },
  (table) => [
    index('safety_reports_by_user').on(table.userId, table.createdAt),
    index('safety_reports_open').on(table.createdAt).where(sql`decision is null`),
    check('safety_reports_words', sql`char_length(${table.words}) <= 500`),
    check('safety_reports_text', sql`char_length(${table.text}) <= 20000`),
  ],
);

/** A parent's listening settings. */
export const narrationSettings = pgTable('narration_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<NarrationSettings>().notNull(),
});

/**
 * One story in one voice. `version` is a hash of everything its sound depends on, and no version is made twice.
 * The server that holds the lease makes it; when the lease runs out, another server may continue.
 */
export const narrations = pgTable(
  'narrations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    voice: text().notNull(),
    accent: text().notNull(),
    version: text().notNull(),
    /** The secret part of its sound's addresses: 128 random bits. */
    key: text().notNull().unique(),
    /** How many sentences the story has. */
    sentences: integer().notNull(),
    /** The most that the rest may still cost: held against the day's cap while it is made. */
    reservedUsd: numeric({ precision: 12, scale: 6 }).notNull().default('0'),
    costUsd: numeric({ precision: 12, scale: 6 }).notNull().default('0'),
    /** The UTC day on which it was begun. */
    usageDate: date().notNull(),
    leaseExpiresAt: at().notNull(),
    /** Why no server is making it although sentences are missing: a code. */
    stoppedBy: text(),
    /** When every sentence had its sound and they were joined into one file of `bytes` bytes. */
    finishedAt: at(),
    /** When the story's text changed: nobody hears it any more, and its unchanged sentences are reused. */
    outdatedAt: at(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    unique('narrations_once').on(table.storyId, table.version),
    index('narrations_by_user').on(table.userId, table.createdAt),
    index('narrations_unfinished').on(table.leaseExpiresAt).where(sql`finished_at is null`),
    check('narrations_key', sql`${table.key} ~ '^[A-Za-z0-9_-]{22}$'`),
  ],
);

/** The state of each sentence so far. The device reads a failed one until it is made again. */
export const narrationSentences = pgTable(
  'narration_sentences',
  {
    narrationId: uuid()
      .notNull()
      .references(() => narrations.id, { onDelete: 'cascade' }),
    index: smallint().notNull(),
    /** A hash of the spoken text and the model; null for sentences made before this column existed. */
    said: text(),
    /** Pace, where 1 is the voice's own, and `pause`: the silence after the sentence, in seconds. */
    rate: real(),
    pause: real(),
    /** The size of its MP3; 0 if it failed. */
    bytes: integer().notNull(),
    words: jsonb().$type<WordTime[]>().notNull(),
    /** Whether the engine reported the word times. */
    exact: boolean().notNull(),
    /** Why it failed, as a code. */
    failed: text(),
    tries: smallint().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.narrationId, table.index] })],
);

/** An account's private feeds for its devices: a podcast and a catalog of books. Revoking one removes the row. */
export const privateFeeds = pgTable(
  'private_feeds',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: feedKinds }).notNull(),
    token: text().notNull().unique(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('private_feeds_kind', sql`${table.kind} in ('sound', 'books')`),
    check('private_feeds_token', sql`${table.token} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
);

/**
 * The household's e-reader address for books, on the owner's row. Nothing is sent before `confirmedAt`; `token` is in
 * the mail that asks to confirm and also revokes it. A row without an address stays, as it counts today's mails.
 */
export const eReaders = pgTable(
  'e_readers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text(),
    token: text().notNull().unique(),
    /** When the mail that asks to confirm was last sent; null if no confirmation is needed. */
    askedAt: at(),
    confirmedAt: at(),
    /** The UTC day of the counts `asked` and `sent`. */
    countedOn: date().notNull(),
    asked: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    lastSentAt: at(),
  },
  (table) => [
    index('e_readers_asked').on(table.address, table.askedAt),
    check('e_readers_token', sql`${table.token} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
);
