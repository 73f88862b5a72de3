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
 * `paragraph` is the one it shows, counted from 0; older pictures know none. `own` is one that the parent brought:
 * nobody drew it here, and it is shown inside the product alone. `leftOut` is one that the story does not show: its parent
 * took it out, or another of the same position was drawn.
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
    /** The generation that wrote it: saving the same one twice makes one story. */
    generationId: uuid(),
    /** The first story of the series this one continues; null for the first itself and for a story on its own. */
    chapterOf: uuid(),
    /** The series it belongs to, its first story's id, and when its first and newest chapter were saved: kept by triggers. */
    series: uuid().notNull().defaultRandom(),
    seriesFrom: at().notNull().defaultNow(),
    seriesTo: at().notNull().defaultNow(),
    /** What search looks into, folded and short enough for the index: see domain/stories/search-text.ts. */
    searchText: text().notNull().default(''),
    /** Which pairs of letters stand in it, as 128 bits: what lacks a pair of the searched words is not read (0019). */
    searchPairsLow: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAs(sql`letter_pairs(search_text, false)`),
    searchPairsHigh: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAs(sql`letter_pairs(search_text, true)`),
    titleKey: text().notNull().default(''),
    isTest: boolean().notNull().default(false),
    /** The fingerprint of a text that a parent changed by hand and the reader found fit for others; null for none. */
    readText: text(),
    /** When an operator closed it: it has no link any more and gets none. */
    closedAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    // The shelf as it stands. Its migration adds what search and filters read, so that they never touch the table.
    index('stories_library').on(
      table.userId,
      table.seriesTo.desc().nullsFirst(),
      table.series.desc().nullsFirst(),
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The searched texts alone, to count what a search finds; its migration adds them.
    index('stories_texts').on(table.userId),
    index('stories_oldest').on(table.userId, table.seriesFrom, table.series, table.createdAt, table.id, table.isTest),
    index('stories_by_title').on(table.userId, table.titleKey, table.id, table.isTest),
    index('stories_by_date').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.isTest,
    ),
    // What the shelf offers as categories, and how much it shows and hides, without a look at each story.
    index('stories_settings').on(table.userId, table.setting),
    index('stories_ages').on(table.userId, table.isTest, table.ageGroup),
    index('stories_chapters').on(table.chapterOf).where(sql`chapter_of is not null`),
    unique().on(table.userId, table.generationId),
    check('stories_title_length', sql`char_length(${table.title}) between 1 and 99`),
    check('stories_notes_length', sql`char_length(${table.notes}) <= 1000`),
    check('stories_characters_count', sql`cardinality(${table.characters}) between 1 and 10`),
  ],
);

/** How a story read before its parent changed it by hand: the last 20 times, until the story is deleted. */
export const storyVersions = pgTable(
  'story_versions',
  {
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 1, in the order in which they were replaced. */
    number: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** When it was written, which is before it was replaced. */
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

/** Where a parent left a saved story, so that it opens there on another device too. */
export const readingPlaces = pgTable(
  'reading_places',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: uuid()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** In paragraphs from the beginning: 3.5 is the middle of the fourth. */
    place: doublePrecision().notNull(),
    /** When it was left there; devices compare it, so it is never told shorter than it is kept. */
    leftAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.storyId] }),
    index().on(table.storyId),
    check('reading_places_place', sql`${table.place} between 0 and 10000`),
  ],
);

/** A story that its owner gave away by an unlisted link; taking the link back removes the row (STORY-12). */
export const storyShares = pgTable(
  'story_shares',
  {
    storyId: uuid()
      .primaryKey()
      .references(() => stories.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the link says, and all it says: 128 random bits. */
    token: text().notNull().unique(),
    /** Whether whoever holds the link may hear the story's finished sound too. */
    sound: boolean().notNull().default(false),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId), check('story_shares_token', sql`${table.token} ~ '^[A-Za-z0-9_-]{22}$'`)],
);

/** Who agreed, for the whole account, that the voices of its adults are kept. Taking it back removes the row and every recording. */
export const recordingConsents = pgTable('recording_consents', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  agreedAt: at().notNull().defaultNow(),
});

/**
 * A story as somebody of the family reads it. It does not go with the row of its story: one that was deleted may come
 * back for 30 days, and then with its voices; meanwhile nobody sees or hears them.
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
    /** Where each sentence stands in the text: cut once, for another version of the rules may cut otherwise. */
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

/** The sound of one sentence, which lies in the object store under its own name: recorded anew, it gets another. */
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

/** What a parent deleted in the last 30 days, whole, so that an operator can bring it back when asked; nobody else reads it. */
export const deletedStories = pgTable(
  'deleted_stories',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deletedAt: at().notNull().defaultNow(),
    isFavorite: boolean().notNull(),
    /** The row of `stories` as it was. */
    story: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('deleted_stories_by_user').on(table.userId, table.deletedAt),
    index('deleted_stories_by_time').on(table.deletedAt),
  ],
);

/** What parents said of our judgement, and what was decided. Text is kept only where they allowed it, without their names. */
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
    /** Of the wish that was refused. */
    field: text(),
    language: text({ enum: ['english', 'spanish'] }).notNull(),
    ageGroup: text().notNull(),
    text: text(),
    createdAt: at().notNull().defaultNow(),
    decision: text({ enum: ['agreed', 'kept'] }),
    answer: text().notNull().default(''),
    decidedAt: at(),
    /** When it became a case of the evaluation. */
    exportedAt: at(),
  },
  (table) => [
    index('safety_reports_by_user').on(table.userId, table.createdAt),
    index('safety_reports_open').on(table.createdAt).where(sql`decision is null`),
    check('safety_reports_words', sql`char_length(${table.words}) <= 500`),
    check('safety_reports_text', sql`char_length(${table.text}) <= 20000`),
  ],
);

/** How a parent likes to listen. */
export const narrationSettings = pgTable('narration_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<NarrationSettings>().notNull(),
});

/**
 * One story in one voice. `version` is a hash of all that its sound depends on: a second one of the same is never
 * made. Whoever holds the lease makes it; when that runs out, another server may go on.
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
    /** What the addresses of its sound hold: 128 random bits. */
    key: text().notNull().unique(),
    /** How many sentences the story has. */
    sentences: integer().notNull(),
    /** What the rest of it may still cost at most: held against the day's cap while it is made. */
    reservedUsd: numeric({ precision: 12, scale: 6 }).notNull().default('0'),
    costUsd: numeric({ precision: 12, scale: 6 }).notNull().default('0'),
    /** The UTC day it was begun on. */
    usageDate: date().notNull(),
    leaseExpiresAt: at().notNull(),
    /** Why nobody is making it though sentences are missing: a code. */
    stoppedBy: text(),
    /** When every sentence had its sound, joined to one file of so many bytes. */
    finishedAt: at(),
    /** Since when the story has other words: nobody hears it, and sentences that stayed are taken from it. */
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

/** What became of each sentence so far. One that failed is read by the device until it is made again. */
export const narrationSentences = pgTable(
  'narration_sentences',
  {
    narrationId: uuid()
      .notNull()
      .references(() => narrations.id, { onDelete: 'cascade' }),
    index: smallint().notNull(),
    /** A hash of what is said and by which model; null for one that was made before this was kept. */
    said: text(),
    /** How it is said: 1 is the voice's own pace; then the pause behind it, in seconds. */
    rate: real(),
    pause: real(),
    /** Of its MP3; 0 where it failed. */
    bytes: integer().notNull(),
    words: jsonb().$type<WordTime[]>().notNull(),
    /** Whether the engine told them. */
    exact: boolean().notNull(),
    /** Why it failed, in a word. */
    failed: text(),
    tries: smallint().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.narrationId, table.index] })],
);

/** The private addresses of an account, for its devices: a podcast of what can be heard, a catalog of its books. Taking one back removes the row. */
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
 * The address of a household's e-reader, to which books are mailed, on the row of its owner. Nothing is sent before `confirmedAt`; `token` stands
 * in the mail that asks for it, and ends it again. The row stays without an address, for it counts what was sent today.
 */
export const eReaders = pgTable(
  'e_readers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text(),
    token: text().notNull().unique(),
    /** When the mail that asks for a yes was sent last; null where none is needed. */
    askedAt: at(),
    confirmedAt: at(),
    /** The UTC day of which the two counts are. */
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
