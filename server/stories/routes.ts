import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  favoritePath,
  libraryQuerySchema,
  mergeFavoritesPath,
  saveStorySchema,
  storiesPath,
  storyPath,
} from '#domain/stories/api.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import { type AppContext, type AppEnv, readBody, readId, readQuery } from '../platform/http.ts';
import { bookRoutes } from './book/routes.ts';
import { adoptFavorites, readLibrary, readStory, removeStory, toggleFavorite } from './library.ts';
import { saveStory } from './save-story.ts';
import { shareRoutes } from './share-routes.ts';

/** Three pictures of some megabytes each, as base64. */
const saveLimitBytes = 40 * 1024 * 1024;
const favoriteBody = z.object({ isFavorite: z.boolean() });
const mergeBody = z.object({ storyIds: z.array(z.uuid()).max(5000) });
const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
/** The shared path functions encode their ids; a route's placeholder stays as it is. */
const one = decodeURIComponent(storyPath(':id'));

export function storyRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .route('/', shareRoutes(ctx))
    .route('/', bookRoutes(ctx))
    .get(storiesPath, async (c) => {
      const member = await requireMember(ctx, c);
      return c.json(await readLibrary(ctx, member, readQuery(c, libraryQuerySchema)));
    })
    .post(storiesPath, async (c) => {
      const member = await requireMember(ctx, c);
      const body = await readBody(c, saveStorySchema, { limitBytes: saveLimitBytes });
      const { story, created } = await saveStory(ctx, member, body);
      return c.json(story, created ? 201 : 200);
    })
    .post(mergeFavoritesPath, async (c) => {
      const member = await requireMember(ctx, c);
      const { storyIds } = await readBody(c, mergeBody);
      return c.json({ merged: await adoptFavorites(ctx, member, storyIds) });
    })
    .post(decodeURIComponent(favoritePath(':id')), async (c) => {
      const member = await requireMember(ctx, c);
      const { isFavorite } = await readBody(c, favoriteBody);
      await toggleFavorite(ctx, member, id(c), isFavorite);
      return c.json({ isFavorite });
    })
    .get(one, async (c) => c.json(await readStory(ctx, await requireMember(ctx, c), id(c))))
    .delete(one, async (c) => {
      await removeStory(ctx, await requireMember(ctx, c), id(c));
      return c.body(null, 204);
    });
}
