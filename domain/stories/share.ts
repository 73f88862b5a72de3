import { z } from 'zod';
import { once } from '../once.ts';
import { storyImageSchema, storyPath } from './api.ts';
import { ageGroups, storyLanguages } from './options.ts';

/** A story that its owner shares by an unlisted link. */
export const storyShareSchema = once(() =>
  z.object({
    storyId: z.uuid(),
    title: z.string(),
    language: z.enum(storyLanguages),
    token: z.string(),
    createdAt: z.iso.datetime(),
  }),
);
export type StoryShare = z.infer<ReturnType<typeof storyShareSchema>>;

/** GET returns every `StoryShare` of the caller, newest first. */
export const storySharesPath = '/api/stories/shares';
/**
 * POST creates the story's link, or returns the existing one; DELETE revokes it and returns a `RevokedShare`.
 * INPUT_REFUSED if the title or text is not fit for a child's story, STORY_NOT_TOLD if the text was not told here.
 */
export const storySharePath = (id: string) => `${storyPath(id)}/share`;
/** POST of a `RevokedShare` brings that link back within ten minutes, if the story may still be shared. */
export const shareAgainPath = (id: string) => `${storySharePath(id)}/again`;
export const revokedShareSchema = once(() => z.object({ again: z.string().max(2000) }));
export type RevokedShare = z.infer<ReturnType<typeof revokedShareSchema>>;

/** The form of a share token: 22 letters. Anything else is not found without a query. */
export const shareTokenPattern = /^[A-Za-z0-9_-]{22}$/;

/** The page of a shared story. Its address tells nothing about the story or the child. */
export const sharedPagePath = (token: string) => `/shared/${encodeURIComponent(token)}`;

/** What somebody with the link sees: only the story. */
export const sharedStorySchema = once(() =>
  z.object({
    title: z.string(),
    content: z.string(),
    language: z.enum(storyLanguages),
    ageGroup: z.enum(ageGroups),
    /** Pictures in the order of the story; their addresses stop working with the link. */
    images: z.array(storyImageSchema()),
    /** Whether its owner allows its finished sound to be played. */
    sound: z.boolean(),
  }),
);
export type SharedStory = z.infer<ReturnType<typeof sharedStorySchema>>;

/** GET returns a `SharedStory` to anybody; a revoked link reads like one that never existed. */
export const sharedStoryPath = (token: string) => `/api/stories/shared/${encodeURIComponent(token)}`;
/** GET returns a picture of a shared story; `?w=` works as for any other picture. */
export const sharedPicturePath = (token: string, index: number) => `${sharedStoryPath(token)}/pictures/${index}`;
/**
 * GET returns the story's cover as a PNG of 1200 x 630, for the preview card of messengers; `?w=` works as for any
 * picture.
 */
export const sharedCoverPath = (token: string) => `${sharedStoryPath(token)}/cover.png`;

/** The id of the element in which the page of a shared story brings it along, as the JSON of a `StoryInPage`. */
export const storyInPageId = 'shared-story';
export type StoryInPage = { token: string; story: SharedStory };
