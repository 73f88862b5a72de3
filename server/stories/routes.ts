import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { saveStorySchema, storiesPath } from '#domain/stories/api.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import { type AppContext, type AppEnv, readBody, readId, readQuery } from '../platform/http.ts';
import { readLibrary, readStory, removeStory } from './library.ts';
import { saveStory } from './save-story.ts';

const libraryQuery = z.object({ cursor: z.string().max(200).optional() });
const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));

export function storyRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(storiesPath, async (c) => {
      const member = await requireMember(ctx, c);
      return c.json(await readLibrary(ctx, member, readQuery(c, libraryQuery).cursor));
    })
    .post(storiesPath, async (c) => {
      const member = await requireMember(ctx, c);
      const { story, created } = await saveStory(ctx, member, await readBody(c, saveStorySchema));
      return c.json(story, created ? 201 : 200);
    })
    .get(`${storiesPath}/:id`, async (c) => c.json(await readStory(ctx, await requireMember(ctx, c), id(c))))
    .delete(`${storiesPath}/:id`, async (c) => {
      await removeStory(ctx, await requireMember(ctx, c), id(c));
      return c.body(null, 204);
    });
}
