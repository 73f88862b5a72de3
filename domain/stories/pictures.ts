import { z } from 'zod';
import { once } from '../once.ts';
import { textUpTo } from '../text.ts';
import { storyImageSchema, storyPath } from './api.ts';

/** A picture of a saved story, shown or not: at most one of those with the same `position` is shown. */
export const ownPictureSchema = once(() => storyImageSchema().extend({ leftOut: z.boolean() }));
export type OwnPicture = z.infer<ReturnType<typeof ownPictureSchema>>;

/** All pictures, whether one can be redrawn, and how often today (UTC); null = any number. */
export const ownPicturesSchema = once(() =>
  z.object({
    pictures: z.array(ownPictureSchema()),
    draws: z.boolean(),
    left: z.int().min(0).nullable(),
    changedAt: z.iso.datetime(),
  }),
);
export type OwnPictures = z.infer<ReturnType<typeof ownPicturesSchema>>;

/** The pictures that the story is to show, by address; `changedAt` as in the last `OwnPictures`. */
export const choosePicturesSchema = once(() =>
  z.object({ shown: z.array(z.string().max(300)).max(10), changedAt: z.iso.datetime() }),
);

/** The picture to redraw, and in a few words what should be different. */
export const redrawSchema = once(() => z.object({ url: z.string().max(300), wish: textUpTo(200, 0).default('') }));

/** GET returns a story's `OwnPictures`; PUT a `choosePicturesSchema` shows exactly these and returns the same. */
export const storyPicturesPath = (id: string) => `${storyPath(id)}/pictures`;
/** POST a `redrawSchema` redraws one and shows it instead; keeps the old; returns `OwnPictures`. Aborting stops it. */
export const redrawPath = (id: string) => `${storyPicturesPath(id)}/redraw`;
