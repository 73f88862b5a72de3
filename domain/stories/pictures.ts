import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyImageSchema, storyPath } from './api.ts';

/** A picture of a kept story, shown or not: of those with the same `position` one is shown at most. */
export const ownPictureSchema = once(() => storyImageSchema().extend({ leftOut: z.boolean() }));
export type OwnPicture = z.infer<ReturnType<typeof ownPictureSchema>>;

/** All of them, and whether and how often today (UTC) one can be drawn again; null = any number. */
export const ownPicturesSchema = once(() =>
  z.object({
    pictures: z.array(ownPictureSchema()),
    draws: z.boolean(),
    left: z.int().min(0).nullable(),
    changedAt: z.iso.datetime(),
  }),
);
export type OwnPictures = z.infer<ReturnType<typeof ownPicturesSchema>>;

/** Which of them the story shows, by their addresses; `changedAt` as it was told. */
export const choosePicturesSchema = once(() =>
  z.object({ shown: z.array(z.string().max(300)).max(10), changedAt: z.iso.datetime() }),
);

/** Which one is to be drawn again, and what is to be different, in a few words. */
export const redrawSchema = once(() => z.object({ url: z.string().max(300), wish: textUpTo(200, 0).default('') }));

/** GET answers the `OwnPictures` of a story of the caller; PUT a `choosePicturesSchema` shows these and no others, and answers the same. */
export const storyPicturesPath = (id: string) => `${storyPath(id)}/pictures`;
/** POST a `redrawSchema` draws one again and shows it in the place of the other, which is kept; answers the `OwnPictures`. Hanging up stops it. */
export const redrawPath = (id: string) => `${storyPicturesPath(id)}/redraw`;
