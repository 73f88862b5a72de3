import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { draftPath, draftSchema, draftsPath, wholeDraftSchema } from '#domain/stories/api.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { type AppContext, type AppEnv, readId } from '../../platform/http/http.ts';
import { dropDraft, readDraft, readDraftPicture, readDrafts } from './drafts.ts';

const fails = ['STORY_NOT_FOUND'] as const;
const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such draft.'));
/** The shared path functions encode their ids; decoding restores the route's placeholder. */
const one = decodeURIComponent(draftPath(':id'));

/** Routes for stories that were told and not kept. */
export function draftRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      draftsPath,
      endpoint(
        {
          says: 'The stories of the caller that were told in the last 30 days and not kept, newest first.',
          by: 'member',
          answers: { 200: z.object({ drafts: z.array(draftSchema()) }) },
        },
        async (c, { member }) => c.json({ drafts: await readDrafts(ctx, member) }),
      ),
    )
    .get(
      one,
      endpoint(
        {
          says: 'A draft of the caller with its text.',
          by: 'member',
          answers: { 200: wholeDraftSchema() },
          fails,
        },
        async (c, { member }) => c.json(await readDraft(ctx, member, id(c))),
      ),
    )
    .get(
      `${one}/pictures/:index{[0-9]}`,
      endpoint(
        { says: "A draft's picture.", by: 'member', answers: { 200: 'image/*' }, fails },
        async (c, { member }) => {
          const { data, mimeType } = await readDraftPicture(ctx, member, id(c), Number(c.req.param('index')));
          const headers = { 'content-type': mimeType, 'cache-control': 'private, max-age=86400, immutable' };
          return c.body(new Uint8Array(data), 200, headers);
        },
      ),
    )
    .delete(
      one,
      endpoint(
        { says: 'Forgets a draft of the caller.', by: 'member', answers: { 204: null }, fails },
        async (c, { member }) => {
          await dropDraft(ctx, member, id(c));
          return c.body(null, 204);
        },
      ),
    );
}
