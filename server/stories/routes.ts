import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { once } from '#domain/once.ts';
import {
  editStorySchema,
  favoritePath,
  libraryQuerySchema,
  mergeFavoritesPath,
  saveStorySchema,
  storiesPath,
  storyPath,
  storyPlacePath,
  storyPlaceSchema,
  storySchema,
} from '#domain/stories/api.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import { type AppContext, type AppEnv, readBody, readId, readQuery, withPicturesBody } from '../platform/http.ts';
import { endpoint } from '../platform/openapi/endpoint.ts';
import { bookRoutes } from './book/routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { editStory } from './edit-story.ts';
import { adoptFavorites, leaveStory, readLibrary, readStory, removeStory, toggleFavorite } from './library.ts';
import { reportRoutes } from './report-routes.ts';
import { saveStory } from './save-story.ts';
import { shareRoutes } from './share-routes.ts';

/** Three pictures of some megabytes each, as base64. */
const saveLimitBytes = 40 * 1024 * 1024;
const fails = ['STORY_NOT_FOUND'] as const;
const savedStorySchema = storySchema().extend({ imagesAsked: z.int(), imagesSaved: z.int() });
const favoriteBody = z.object({ isFavorite: z.boolean() });
const placeBody = once(() => storyPlaceSchema().pick({ place: true }));
const mergeBody = z.object({ storyIds: z.array(z.uuid()).max(5000) });
const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
/** The shared path functions encode their ids; a route's placeholder stays as it is. */
const one = decodeURIComponent(storyPath(':id'));

export function storyRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .route('/', shareRoutes(ctx))
    .route('/', reportRoutes(ctx))
    .route('/', bookRoutes(ctx))
    .route('/', draftRoutes(ctx))
    .get(
      storiesPath,
      endpoint({
        says: 'A page of the library of the caller.',
        by: 'member',
        query: libraryQuerySchema(),
        answers: { 200: 'json' },
      }),
      // Where nothing in front of this server does it, a phone would wait two rounds longer for its shelf.
      compress(),
      async (c) => {
        const member = await requireMember(ctx, c);
        return c.json(await readLibrary(ctx, member, readQuery(c, libraryQuerySchema())));
      },
    )
    .post(
      storiesPath,
      endpoint({
        says: 'Saves a story.',
        by: 'member',
        body: saveStorySchema(),
        limit: 'save',
        answers: { 200: savedStorySchema, 201: savedStorySchema },
        fails: ['STORY_NOT_FOUND', 'CHECK_FAILED', 'ACCOUNT_SUSPENDED'],
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        ctx.countCall(c, 'save', member);
        const { story, created } = await withPicturesBody(
          c,
          saveStorySchema(),
          { caller: member.userId, limitBytes: saveLimitBytes },
          (body) => saveStory(ctx, member, body),
        );
        return c.json(story, created ? 201 : 200);
      },
    )
    .post(
      mergeFavoritesPath,
      endpoint({
        says: 'Marks some of the own stories as favourites.',
        by: 'member',
        body: mergeBody,
        answers: { 200: z.object({ merged: z.int() }) },
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        const { storyIds } = await readBody(c, mergeBody);
        return c.json({ merged: await adoptFavorites(ctx, member, storyIds) });
      },
    )
    .post(
      decodeURIComponent(favoritePath(':id')),
      endpoint({
        says: 'Marks or unmarks a favourite.',
        by: 'member',
        body: favoriteBody,
        answers: { 200: favoriteBody },
        fails,
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        const { isFavorite } = await readBody(c, favoriteBody);
        await toggleFavorite(ctx, member, id(c), isFavorite);
        return c.json({ isFavorite });
      },
    )
    .put(
      decodeURIComponent(storyPlacePath(':id')),
      endpoint({
        says: 'Remembers where a story was left.',
        by: 'member',
        body: placeBody(),
        answers: { 200: storyPlaceSchema() },
        fails,
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        const { place } = await readBody(c, placeBody());
        return c.json(await leaveStory(ctx, member, id(c), place));
      },
    )
    .get(
      one,
      endpoint({ says: 'A story of the caller.', by: 'member', answers: { 200: storySchema() }, fails }),
      async (c) => c.json(await readStory(ctx, await requireMember(ctx, c), id(c))),
    )
    .put(
      one,
      endpoint({
        says: 'Changes the title, the notes and the tags of a story of the caller.',
        by: 'member',
        body: editStorySchema(),
        limit: 'save',
        answers: { 200: storySchema() },
        fails: [...fails, 'STORY_CHANGED', 'INPUT_REFUSED', 'READER_AWAY', 'ACCOUNT_SUSPENDED'],
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        ctx.countCall(c, 'save', member);
        return c.json(await editStory(ctx, member, id(c), await readBody(c, editStorySchema())));
      },
    )
    .delete(
      one,
      endpoint({ says: 'Removes a story of the caller.', by: 'member', answers: { 204: null }, fails }),
      async (c) => {
        await removeStory(ctx, await requireMember(ctx, c), id(c));
        return c.body(null, 204);
      },
    );
}
