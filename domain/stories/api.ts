import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyOptionsSchema } from './options.ts';

/** Longest values, in characters (AMB-049, AMB-051). */
export const storyBounds = { title: 99, notes: 1000, content: 60_000, tags: 20, tag: 30 } as const;

/** How many tags are made of a story by themselves (AMB-049): a parent can still add as many. */
export const automaticTags = 10;

export const storyImageSchema = once(() =>
  z.object({
    url: z.string(),
    alt: z.string(),
    position: z.number().int().min(0),
    /** The paragraph it shows, counted from 0; pictures that came without their story know none. */
    paragraph: z.number().int().min(0).optional(),
    /** What it shows, in a sentence of the story's language; pictures that came without their story have none. */
    caption: z.string().optional(),
    /** In pixels, so that a page can leave its place free; stories of earlier days know none. */
    width: z.number().int().min(1).optional(),
    height: z.number().int().min(1).optional(),
    /** The parent brought it: it is shown inside the product alone. */
    own: z.boolean().optional(),
    /** What it takes of the account's storage, in all its widths. */
    bytes: z.number().int().min(0).optional(),
  }),
);
export type StoryImage = z.infer<ReturnType<typeof storyImageSchema>>;

/** Where a story was left: in paragraphs from its beginning (3.5 is the middle of the fourth), and when, by the server's clock. */
export const storyPlaceSchema = once(() =>
  z.object({ place: z.number().min(0).max(10_000), leftAt: z.iso.datetime() }),
);
export type StoryPlace = z.infer<ReturnType<typeof storyPlaceSchema>>;

/** A saved story as the client sees it (DATA-06). */
export const storySchema = once(() =>
  z.object({
    id: z.uuid(),
    title: z.string(),
    content: z.string(),
    options: storyOptionsSchema().omit({ tone: true }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    tags: z.array(z.string()),
    notes: z.string(),
    isFavorite: z.boolean(),
    images: z.array(storyImageSchema()).nullable(),
    imageUploadFailed: z.boolean(),
    /** The first story of the series that this one continues. */
    chapterOf: z.uuid().nullish(),
    /** Where its reader left it last, on any device; only where one story is read. */
    place: storyPlaceSchema().nullish(),
    /** The chapter that follows it in its series; only where one story is read. */
    next: z.object({ id: z.uuid(), title: z.string() }).nullish(),
  }),
);
export type Story = z.infer<ReturnType<typeof storySchema>>;

/** A row of the library: everything but the full text, of which it holds the beginning. */
export const storySummarySchema = once(() =>
  storySchema()
    .omit({ content: true, place: true, next: true })
    .extend({
      excerpt: z.string(),
      /** Which chapter of its series it is, and of how many; null for a story on its own. */
      chapter: z.object({ number: z.number().int(), of: z.number().int() }).nullable(),
    }),
);
export type StorySummary = z.infer<ReturnType<typeof storySummarySchema>>;

/**
 * POST body of a save. Fields that are not named here (user_id, story_type, ...) are ignored (P10).
 * `generationId` ties the story to the generation that wrote it; saving the same generation twice
 * answers the story that exists.
 */
export const saveStorySchema = once(() =>
  z.object({
    title: textUpTo(storyBounds.title),
    content: textUpTo(storyBounds.content),
    options: storyOptionsSchema(),
    notes: textUpTo(storyBounds.notes, 0).default(''),
    tags: z.array(textUpTo(storyBounds.tag)).max(storyBounds.tags).default([]),
    isFavorite: z.boolean().default(false),
    generationId: z.uuid().optional(),
    /** Pictures as data addresses, in order; anything else is left out (SAVE-13). Without them the generation's own are taken. */
    images: z.array(z.string().max(30_000_000)).max(10).default([]),
  }),
);
export type SaveStory = z.input<ReturnType<typeof saveStorySchema>>;

/**
 * PUT body of a change: title, notes and tags as they are to be, and the text where it is to change. `changedAt` is the `updatedAt` of the story that was changed; of
 * two devices the second hears STORY_CHANGED.
 */
export const editStorySchema = once(() =>
  z.object({
    title: textUpTo(storyBounds.title),
    notes: textUpTo(storyBounds.notes, 0),
    tags: z.array(textUpTo(storyBounds.tag)).max(storyBounds.tags),
    content: textUpTo(storyBounds.content).optional(),
    changedAt: z.iso.datetime(),
  }),
);
export type EditStory = z.infer<ReturnType<typeof editStorySchema>>;

/** How a story read before it was changed by hand; `writtenAt` is when these words were written. */
export const storyVersionSchema = once(() =>
  z.object({ number: z.int().min(1), title: z.string(), content: z.string(), writtenAt: z.iso.datetime() }),
);
export type StoryVersion = z.infer<ReturnType<typeof storyVersionSchema>>;

/** How many earlier versions a story keeps; the oldest leaves first. */
export const versionsKept = 20;

/** The answer of a save: the story, and how its pictures fared (SAVE-16); `picturesRefused` says why some were not kept. */
export type SavedStory = Story & { imagesAsked: number; imagesSaved: number; picturesRefused?: 'STORAGE_FULL' };

/**
 * GET ?`libraryQuerySchema` answers a `StoryPage`; POST saves a `SaveStory` and answers the `Story`.
 * Search and filters cover all of the user's stories, not only those that were loaded.
 */
export const storiesPath = '/api/stories';
/** GET answers a `Story`, PUT takes an `EditStory` and answers the `Story`, DELETE removes it; another user's id reads like a missing one (P08). */
export const storyPath = (id: string) => `/api/stories/${encodeURIComponent(id)}`;
/** GET answers `{ versions: StoryVersion[] }`, the newest first; who goes back to one sends its title and text as a change. */
export const storyVersionsPath = (id: string) => `${storyPath(id)}/versions`;
/** The public address of saved pictures; below it lie the documented paths (DATA-09, DATA-10). */
export const storyImagesPath = '/storage/v1/object/public/story-images/';
/** The public address of the cover that is drawn for a saved story without pictures: an SVG of 640 by 480. */
export const storyCoverPath = (userId: string, storyId: string) =>
  `${storyImagesPath}stories/${userId}/${storyId}/cover.svg`;
/** POST `{isFavorite}` marks or unmarks and answers the same (DATA-13). */
export const favoritePath = (id: string) => `${storyPath(id)}/favorite`;
/** PUT `{place}` remembers where the story was left and answers a `StoryPlace`. */
export const storyPlacePath = (id: string) => `${storyPath(id)}/place`;
/** POST `{storyIds}` marks those of the caller's own stories, once, from the browser's old map (AMB-048). */
export const mergeFavoritesPath = '/api/stories/favorites';

/** How many days a story that was told and not kept waits as a draft. */
export const draftDays = 30;

/** A story that was told and not kept yet: its generation's id and text. It counts nowhere among the kept ones. */
export const draftSchema = once(() =>
  z.object({
    id: z.uuid(),
    title: z.string(),
    excerpt: z.string(),
    options: storyOptionsSchema(),
    /** Which chapter of which book it would be, kept; null for a story on its own. */
    chapter: z.object({ number: z.number().int(), book: z.string() }).nullable(),
    /** False where the parent stopped it after most of it was written. */
    isWhole: z.boolean(),
    createdAt: z.iso.datetime(),
    /** When it is forgotten. */
    leavesAt: z.iso.datetime(),
  }),
);
export type StoryDraft = z.infer<ReturnType<typeof draftSchema>>;

/** A draft with its text; its pictures are fetched with the access token. */
export const wholeDraftSchema = once(() =>
  draftSchema().extend({ content: z.string(), images: z.array(storyImageSchema()) }),
);
export type WholeDraft = z.infer<ReturnType<typeof wholeDraftSchema>>;

/** GET answers the newest `StoryDraft`s of the caller, at most `draftsShown`. */
export const draftsPath = '/api/stories/drafts';
export const draftsShown = 60;
/** GET answers a `WholeDraft`, DELETE forgets it; a save with its id as `generationId` makes it a kept story. */
export const draftPath = (id: string) => `${draftsPath}/${encodeURIComponent(id)}`;
/** GET answers the bytes of a draft's picture. */
export const draftPicturePath = (id: string, index: number) => `${draftPath(id)}/pictures/${index}`;

/** Newest and oldest keep the chapters of a story together, where its newest or its first chapter stands. */
export const librarySorts = ['newest', 'oldest', 'title', 'favorites'] as const;
export type LibrarySort = (typeof librarySorts)[number];

export const storyPageSize = 50;

const flag = () => z.enum(['true', 'false']).transform((value) => value === 'true');

export const libraryQuerySchema = once(() =>
  z.object({
    cursor: z.string().max(1000).optional(),
    /** Search: any case, accents ignored (LIB-23 to LIB-26). */
    q: textUpTo(100, 0).default(''),
    /** Preset ids whose name in the reader's language matches the search, separated by commas. */
    presets: z
      .string()
      .max(500)
      .default('')
      .transform((list) => list.split(',').filter((id) => /^[a-z]{1,20}$/.test(id))),
    category: textUpTo(100, 0).default(''),
    favorites: flag().default(false),
    sort: z.enum(librarySorts).default('newest'),
    includeTestStories: flag().default(false),
  }),
);
export type LibraryQuery = z.output<ReturnType<typeof libraryQuerySchema>>;

export type StoryPage = {
  stories: StorySummary[];
  nextCursor: string | null;
  /** How many stories match in all; only on the first page. */
  total: number | null;
  /** Stories that are hidden for their title (LIB-37); only on the first page of all. */
  hidden: number | null;
  /** Every setting and age group of the user's stories, sorted (LIB-29); only on the first page of all. */
  categories: string[] | null;
};
