import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { once } from '#domain/once.ts';
import {
  editStorySchema,
  favoritePath,
  libraryNamesPath,
  libraryNamesSchema,
  libraryQuerySchema,
  mergeFavoritesPath,
  restoredAtOnce,
  restoreStoriesPath,
  saveStorySchema,
  storiesPath,
  storyPath,
  storyPlacePath,
  storyPlaceSchema,
  storySchema,
  storyVersionSchema,
  storyVersionsPath,
} from '#domain/stories/api.ts';
import type { AppServices } from '../context.ts';
import { endpoints } from '../identity/callers/endpoint.ts';
import { type AppContext, type AppEnv, readId } from '../platform/http/http.ts';
import { bookRoutes } from './book/routes.ts';
import { draftRoutes } from './drafts/draft-routes.ts';
import { eReaderRoutes } from './e-reader/routes.ts';
import { editStory, readVersions } from './edit-story.ts';
import { privateFeedRoutes } from './feeds/private-feed-routes.ts';
import { adoptFavorites, leaveStory, readLibrary, readStory, removeStory, toggleFavorite } from './library/library.ts';
import { readLibraryNames } from './library/library-names.ts';
import { narrationRoutes } from './narration/routes.ts';
import { takeAlongRoutes } from './narration/take-along/routes.ts';
import { recordingRoutes } from './recordings/routes.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { restoreStories } from './restore-stories.ts';
import { saveStory } from './save-story.ts';
import { shareRoutes } from './sharing/share-routes.ts';

/** Three pictures of some megabytes each, as base64. */
const saveLimitBytes = 40 * 1024 * 1024;
const fails = ['STORY_NOT_FOUND'] as const;
const savedStorySchema = storySchema().extend({ imagesAsked: z.int(), imagesSaved: z.int() });
const favoriteBody = z.object({ isFavorite: z.boolean() });
const placeBody = once(() => storyPlaceSchema().pick({ place: true }));
const versionsAnswer = once(() => z.object({ versions: z.array(storyVersionSchema()) }));
const mergeBody = z.object({ storyIds: z.array(z.uuid()).max(5000) });
const restoreBody = z.object({ storyIds: z.array(z.uuid()).min(1).max(restoredAtOnce) });
const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
/** The shared path functions encode their ids; decoding restores the route's placeholder. */
const one = decodeURIComponent(storyPath(':id'));

export function storyRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .route('/', shareRoutes(ctx))
    .route('/', reportRoutes(ctx))
    .route('/', bookRoutes(ctx))
    .route('/', draftRoutes(ctx))
    .route('/', recordingRoutes(ctx))
    .route('/', narrationRoutes(ctx))
    .route('/', takeAlongRoutes(ctx))
    .route('/', privateFeedRoutes(ctx))
    .route('/', eReaderRoutes(ctx))
    .get(
      storiesPath,
      // If no proxy compresses, a phone would wait two more round trips for its shelf.
      compress(),
      endpoint(
        {
          says: 'A page of the library of the caller.',
          by: 'member',
          scope: 'shelf:read',
          query: libraryQuerySchema(),
          answers: { 200: 'json' },
        },
        async (c, { member, query }) => c.json(await readLibrary(ctx, member, query)),
      ),
    )
    .post(
      storiesPath,
      endpoint(
        {
          says: 'Saves a story.',
          by: 'member',
          scope: 'stories:write',
          body: saveStorySchema(),
          picturesBytes: saveLimitBytes,
          limit: 'save',
          answers: { 200: savedStorySchema, 201: savedStorySchema },
          fails: ['STORY_NOT_FOUND', 'CHECK_FAILED', 'ACCOUNT_SUSPENDED'],
        },
        async (c, { member, body }) => {
          const { story, created } = await saveStory(ctx, member, body);
          return c.json(story, created ? 201 : 200);
        },
      ),
    )
    .get(
      libraryNamesPath,
      endpoint(
        {
          says: 'The names and tags by which the stories of the caller can be found.',
          by: 'member',
          answers: { 200: libraryNamesSchema() },
        },
        async (c, { member }) => c.json(await readLibraryNames(ctx, member)),
      ),
    )
    .post(
      mergeFavoritesPath,
      endpoint(
        {
          says: 'Marks some of the own stories as favourites.',
          by: 'member',
          body: mergeBody,
          answers: { 200: z.object({ merged: z.int() }) },
        },
        async (c, { member, body: { storyIds } }) => c.json({ merged: await adoptFavorites(ctx, member, storyIds) }),
      ),
    )
    .post(
      restoreStoriesPath,
      endpoint(
        {
          says: 'Brings back stories that the caller deleted in the last 30 days.',
          by: 'member',
          body: restoreBody,
          limit: 'restore',
          answers: { 200: z.object({ storyIds: z.array(z.uuid()) }) },
          fails,
        },
        async (c, { member, body: { storyIds } }) => c.json({ storyIds: await restoreStories(ctx, member, storyIds) }),
      ),
    )
    .post(
      decodeURIComponent(favoritePath(':id')),
      endpoint(
        {
          says: 'Marks or unmarks a favourite.',
          by: 'member',
          body: favoriteBody,
          answers: { 200: favoriteBody },
          fails,
        },
        async (c, { member, body: { isFavorite } }) => {
          await toggleFavorite(ctx, member, id(c), isFavorite);
          return c.json({ isFavorite });
        },
      ),
    )
    .put(
      decodeURIComponent(storyPlacePath(':id')),
      endpoint(
        {
          says: 'Remembers where a story was left.',
          by: 'member',
          body: placeBody(),
          answers: { 200: storyPlaceSchema() },
          fails,
        },
        async (c, { member, body: { place } }) => c.json(await leaveStory(ctx, member, id(c), place)),
      ),
    )
    .get(
      one,
      endpoint(
        { says: 'A story of the caller.', by: 'member', scope: 'shelf:read', answers: { 200: storySchema() }, fails },
        async (c, { member }) => c.json(await readStory(ctx, member, id(c))),
      ),
    )
    .put(
      one,
      endpoint(
        {
          says: 'Changes the title, the notes, the tags and the text of a story of the caller.',
          by: 'member',
          body: editStorySchema(),
          limit: 'save',
          answers: { 200: storySchema() },
          fails: [...fails, 'STORY_CHANGED', 'STORY_NOT_TOLD', 'INPUT_REFUSED', 'READER_AWAY', 'ACCOUNT_SUSPENDED'],
        },
        async (c, { member, body }) => c.json(await editStory(ctx, member, id(c), body)),
      ),
    )
    .get(
      decodeURIComponent(storyVersionsPath(':id')),
      endpoint(
        {
          says: 'How a story of the caller read before it was changed.',
          by: 'member',
          answers: { 200: versionsAnswer() },
          fails,
        },
        async (c, { member }) => c.json({ versions: await readVersions(ctx, member, id(c)) }),
      ),
    )
    .delete(
      one,
      endpoint(
        { says: 'Removes a story of the caller.', by: 'member', answers: { 204: null }, fails },
        async (c, { member }) => {
          await removeStory(ctx, member, id(c));
          return c.body(null, 204);
        },
      ),
    );
}
