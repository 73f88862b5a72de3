import { z } from 'zod';
import { textUpTo } from '../text.ts';
import { storyOptionsSchema } from './options.ts';

/** Longest values, in characters (AMB-049, AMB-051). */
export const storyBounds = { title: 99, notes: 1000, content: 60_000, tags: 10, tag: 30 } as const;

export const storyImageSchema = z.object({ url: z.string(), alt: z.string(), position: z.number().int().min(0) });
export type StoryImage = z.infer<typeof storyImageSchema>;

/** A saved story as the client sees it (DATA-06). */
export const storySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  options: storyOptionsSchema.omit({ tone: true }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  tags: z.array(z.string()),
  notes: z.string(),
  isFavorite: z.boolean(),
  images: z.array(storyImageSchema).nullable(),
  imageUploadFailed: z.boolean(),
});
export type Story = z.infer<typeof storySchema>;

/** A row of the library: everything but the full text, of which it holds the beginning. */
export const storySummarySchema = storySchema.omit({ content: true }).extend({ excerpt: z.string() });
export type StorySummary = z.infer<typeof storySummarySchema>;

/**
 * POST body of a save. Fields that are not named here (user_id, story_type, ...) are ignored (P10).
 * `generationId` ties the story to the generation that wrote it; saving the same generation twice
 * answers the story that exists.
 */
export const saveStorySchema = z.object({
  title: textUpTo(storyBounds.title),
  content: textUpTo(storyBounds.content),
  options: storyOptionsSchema,
  notes: textUpTo(storyBounds.notes, 0).default(''),
  tags: z.array(textUpTo(storyBounds.tag)).max(storyBounds.tags).default([]),
  isFavorite: z.boolean().default(false),
  generationId: z.uuid().optional(),
});
export type SaveStory = z.input<typeof saveStorySchema>;

/** GET ?cursor= answers a page of `StorySummary`, newest first; POST saves a `SaveStory` and answers the `Story`. */
export const storiesPath = '/api/stories';
/** GET answers a `Story`, DELETE removes it; another user's id reads like a missing one (P08). */
export const storyPath = (id: string) => `/api/stories/${encodeURIComponent(id)}`;

export const storyPageSize = 50;
export type StoryPage = { stories: StorySummary[]; nextCursor: string | null };
