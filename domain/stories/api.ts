import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { optionBounds, storyOptionsSchema } from './options.ts';
import type { NewName } from './text/renamed.ts';

/** Longest values, in characters (AMB-049, AMB-051). */
export const storyBounds = { title: 99, notes: 1000, content: 60_000, tags: 20, tag: 30, names: 20, name: 40 } as const;

/** How many tags a story gets automatically (AMB-049): a parent can add as many again. */
export const automaticTags = 10;

export const storyImageSchema = once(() =>
  z.object({
    url: z.string(),
    alt: z.string(),
    position: z.number().int().min(0),
    /** The paragraph it shows, counted from 0; missing if the picture came without its story. */
    paragraph: z.number().int().min(0).optional(),
    /** What it shows, in one sentence of the story's language; missing if the picture came without its story. */
    caption: z.string().optional(),
    /** In pixels, so that a page can reserve the space; missing in older stories. */
    width: z.number().int().min(1).optional(),
    height: z.number().int().min(1).optional(),
    /** The parent uploaded it: it is shown only inside the product. */
    own: z.boolean().optional(),
    /** Storage that it takes from the account, all widths together. */
    bytes: z.number().int().min(0).optional(),
  }),
);
export type StoryImage = z.infer<ReturnType<typeof storyImageSchema>>;

/** Where a story was left, in paragraphs (3.5 is the middle of the fourth), and when, by the server's clock. */
export const storyPlaceSchema = once(() =>
  z.object({ place: z.number().min(0).max(10_000), leftAt: z.iso.datetime() }),
);
export type StoryPlace = z.infer<ReturnType<typeof storyPlaceSchema>>;

/** A saved story as the client sees it (DATA-06). */
export const storySchema = once(() =>
  z.object({
    id: z.uuid(),
    /** What its drawn cover is drawn by: the same as while it was a draft. Copies kept on a device may lack it. */
    coverSeed: z.uuid().optional(),
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
    /** Where the caller last left it, on any device; only in the answer for a single story. */
    place: storyPlaceSchema().nullish(),
    /** The next chapter of its series; only in the answer for a single story. */
    next: z.object({ id: z.uuid(), title: z.string() }).nullish(),
  }),
);
export type Story = z.infer<ReturnType<typeof storySchema>>;

/** A row of the library: the story with only the beginning of its text. */
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
 * returns the existing story.
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
    /** Pictures as data URLs, in order; others are dropped (SAVE-13). If empty, the generation's pictures are used. */
    images: z.array(z.string().max(30_000_000)).max(10).default([]),
  }),
);
export type SaveStory = z.input<ReturnType<typeof saveStorySchema>>;

const newNameSchema = once(
  () => z.object({ from: textUpTo(storyBounds.name), to: textUpTo(storyBounds.name) }) satisfies z.ZodType<NewName>,
);

/**
 * PUT body of a change: the new title, notes and tags, and the text if it changes. `names` were changed in the whole
 * text, oldest first: captions, characters and tags follow those that the new text has. `changedAt` is the `updatedAt`
 * that the editor started from: if two devices edit at once, the second gets STORY_CHANGED.
 */
export const editStorySchema = once(() =>
  z.object({
    title: textUpTo(storyBounds.title),
    notes: textUpTo(storyBounds.notes, 0),
    tags: z.array(textUpTo(storyBounds.tag)).max(storyBounds.tags),
    content: textUpTo(storyBounds.content).optional(),
    names: z.array(newNameSchema()).max(storyBounds.names).optional(),
    changedAt: z.iso.datetime(),
  }),
);
export type EditStory = z.infer<ReturnType<typeof editStorySchema>>;

/** The text of a story before a manual edit; `writtenAt` is when this version was written. */
export const storyVersionSchema = once(() =>
  z.object({ number: z.int().min(1), title: z.string(), content: z.string(), writtenAt: z.iso.datetime() }),
);
export type StoryVersion = z.infer<ReturnType<typeof storyVersionSchema>>;

/** How many earlier versions a story keeps; the oldest is deleted first. */
export const versionsKept = 20;

/** Response to a save: the story and how many pictures were kept (SAVE-16); `picturesRefused` = why some were not. */
export type SavedStory = Story & { imagesAsked: number; imagesSaved: number; picturesRefused?: 'STORAGE_FULL' };

/**
 * GET ?`libraryQuerySchema` returns a `StoryPage`; POST saves a `SaveStory` and returns the `Story`.
 * Search and filters cover all of the user's stories, not only those that were loaded.
 */
export const storiesPath = '/api/stories';
/** GET returns a `Story`, PUT an `EditStory` returns it, DELETE removes it; others' ids are not found (P08). */
export const storyPath = (id: string) => `/api/stories/${encodeURIComponent(id)}`;
/** POST `{storyIds}` brings back the caller's deleted stories, and returns the ids of those that are there now. */
export const restoreStoriesPath = '/api/stories/restore';
/** How many stories are restored at once. */
export const restoredAtOnce = 100;
/** GET returns `{ versions: StoryVersion[] }`, newest first; to restore one, PUT its title and text as a change. */
export const storyVersionsPath = (id: string) => `${storyPath(id)}/versions`;
/** The public address of saved pictures; the documented paths are below it (DATA-09, DATA-10). */
export const storyImagesPath = '/storage/v1/object/public/story-images/';
/** The public address of the cover drawn for a saved story without pictures: an SVG of 640 by 480. */
export const storyCoverPath = (userId: string, storyId: string) =>
  `${storyImagesPath}stories/${userId}/${storyId}/cover.svg`;
/** POST `{isFavorite}` marks or unmarks and returns the same (DATA-13). */
export const favoritePath = (id: string) => `${storyPath(id)}/favorite`;
/** PUT `{place}` stores where the story was left and returns a `StoryPlace`. */
export const storyPlacePath = (id: string) => `${storyPath(id)}/place`;
/** POST `{storyIds}` marks those that are the caller's own, once, from the browser's old map (AMB-048). */
export const mergeFavoritesPath = '/api/stories/favorites';

/** How many days an unsaved story is kept as a draft. */
export const draftDays = 30;

/** A story that was told but is not saved yet: its generation's id and text. It never counts as a saved story. */
export const draftSchema = once(() =>
  z.object({
    id: z.uuid(),
    title: z.string(),
    excerpt: z.string(),
    options: storyOptionsSchema(),
    /** Which chapter of which book it becomes if it is saved; null for a story on its own. */
    chapter: z.object({ number: z.number().int(), book: z.string() }).nullable(),
    /** False if the parent stopped it after most of it was written. */
    isWhole: z.boolean(),
    createdAt: z.iso.datetime(),
    /** When it is deleted. */
    leavesAt: z.iso.datetime(),
  }),
);
export type StoryDraft = z.infer<ReturnType<typeof draftSchema>>;

/** A draft with its text; its pictures are fetched with the access token. */
export const wholeDraftSchema = once(() =>
  draftSchema().extend({ content: z.string(), images: z.array(storyImageSchema()) }),
);
export type WholeDraft = z.infer<ReturnType<typeof wholeDraftSchema>>;

/** GET returns the caller's newest `StoryDraft`s, at most `draftsShown`. */
export const draftsPath = '/api/stories/drafts';
export const draftsShown = 60;
/** GET returns a `WholeDraft`, DELETE deletes it; a save with its id as `generationId` makes it a saved story. */
export const draftPath = (id: string) => `${draftsPath}/${encodeURIComponent(id)}`;
/** GET returns the bytes of a draft's picture. */
export const draftPicturePath = (id: string, index: number) => `${draftPath(id)}/pictures/${index}`;

/** `newest` and `oldest` keep a series together, at the place of its newest or its first chapter. */
export const librarySorts = ['newest', 'oldest', 'title', 'favorites'] as const;
export type LibrarySort = (typeof librarySorts)[number];

export const storyPageSize = 50;

const flag = () => z.enum(['true', 'false']).transform((value) => value === 'true');

export const libraryQuerySchema = once(() =>
  z.object({
    cursor: z.string().max(1000).optional(),
    /** Search: any case, accents ignored, each word anywhere (LIB-23 to LIB-26). */
    q: textUpTo(100, 0).default(''),
    /** For each word of the search, the presets and age groups whose name in the parent's language holds it: "fox,forest;castle". */
    presets: z
      .string()
      .max(2000)
      .default('')
      .transform((words) => words.split(';').map((ids) => ids.split(',').filter((id) => /^[a-z]{1,20}$/.test(id)))),
    category: textUpTo(100, 0).default(''),
    /** Somebody who is in the story, by name: a child of the family or a character of its own. */
    character: textUpTo(optionBounds.characterName, 0).default(''),
    /** One of the story's tags, exactly. */
    tag: textUpTo(storyBounds.tag, 0).default(''),
    favorites: flag().default(false),
    sort: z.enum(librarySorts).default('newest'),
    includeTestStories: flag().default(false),
  }),
);
export type LibraryQuery = z.output<ReturnType<typeof libraryQuerySchema>>;

export type StoryPage = {
  stories: StorySummary[];
  nextCursor: string | null;
  /** How many stories match in total; only on the first page. */
  total: number | null;
  /** How many stories are hidden because of their title (LIB-37); only on the first page of all stories. */
  hidden: number | null;
  /** Every setting and age group of the user's stories, sorted (LIB-29); only on the first page of all stories. */
  categories: string[] | null;
};

/** What a shelf can be narrowed to: the names that are in its stories, and their tags. */
export const libraryNamesSchema = once(() => z.object({ characters: z.array(z.string()), tags: z.array(z.string()) }));
export type LibraryNames = z.infer<ReturnType<typeof libraryNamesSchema>>;
/** GET returns the `LibraryNames` of the caller's household: its children first, otherwise the most frequent first. */
export const libraryNamesPath = '/api/stories/names';
/** At most so many of each are offered. */
export const namesOffered = 100;
