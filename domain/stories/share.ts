import { z } from 'zod';
import { once } from '../once.ts';
import { storyImageSchema, storyPath } from './api.ts';
import { ageGroups, storyLanguages } from './options.ts';

/** A story that its owner gave away by an unlisted link. */
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

/** GET answers every `StoryShare` of the caller, the newest first. */
export const storySharesPath = '/api/stories/shares';
/**
 * POST makes the story's link, or answers the one there is; DELETE takes it back for good. A title or
 * text that no child's story should hold is INPUT_REFUSED, a text that was not told here is STORY_NOT_TOLD.
 */
export const storySharePath = (id: string) => `${storyPath(id)}/share`;

/** What holds a shared token: 22 letters, so that anything else is missing without a look. */
export const shareTokenPattern = /^[A-Za-z0-9_-]{22}$/;

/** The page of a shared story. Its address says nothing of the story or the child. */
export const sharedPagePath = (token: string) => `/shared/${encodeURIComponent(token)}`;

/** What somebody with a link sees: the story alone. */
export const sharedStorySchema = once(() =>
  z.object({
    title: z.string(),
    content: z.string(),
    language: z.enum(storyLanguages),
    ageGroup: z.enum(ageGroups),
    /** Pictures in the order of the story; their addresses end with the link. */
    images: z.array(storyImageSchema()),
    /** Whether its owner lets its finished sound be heard. */
    sound: z.boolean(),
  }),
);
export type SharedStory = z.infer<ReturnType<typeof sharedStorySchema>>;

/** GET answers a `SharedStory` to anybody; a link that was taken back reads like one that never was. */
export const sharedStoryPath = (token: string) => `/api/stories/shared/${encodeURIComponent(token)}`;
/** GET answers a picture of a shared story, `?w=` as for any other picture. */
export const sharedPicturePath = (token: string, index: number) => `${sharedStoryPath(token)}/pictures/${index}`;
/** GET answers the story's cover as a PNG of 1200 x 630, for the preview card of messengers. */
export const sharedCoverPath = (token: string) => `${sharedStoryPath(token)}/cover.png`;
