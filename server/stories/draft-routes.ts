import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { draftPath, draftSchema, draftsPath, wholeDraftSchema } from '#domain/stories/api.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import { type AppContext, type AppEnv, readId } from '../platform/http.ts';
import { endpoint } from '../platform/openapi/endpoint.ts';
import { dropDraft, readDraft, readDraftPicture, readDrafts } from './drafts.ts';

const fails = ['STORY_NOT_FOUND'] as const;
const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such draft.'));
/** The shared path functions encode their ids; a route's placeholder stays as it is. */
const one = decodeURIComponent(draftPath(':id'));

/** Stories that were told and not kept. */
export function draftRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(
      draftsPath,
      endpoint({
        says: 'The stories of the caller that were told in the last 30 days and not kept, newest first.',
        by: 'member',
        answers: { 200: z.object({ drafts: z.array(draftSchema()) }) },
      }),
      async (c) => c.json({ drafts: await readDrafts(ctx, await requireMember(ctx, c)) }),
    )
    .get(
      one,
      endpoint({
        says: 'A draft of the caller with its text.',
        by: 'member',
        answers: { 200: wholeDraftSchema() },
        fails,
      }),
      async (c) => c.json(await readDraft(ctx, await requireMember(ctx, c), id(c))),
    )
    .get(
      `${one}/pictures/:index{[0-9]}`,
      endpoint({ says: "A draft's picture.", by: 'member', answers: { 200: 'image/*' }, fails }),
      async (c) => {
        const member = await requireMember(ctx, c);
        const { data, mimeType } = await readDraftPicture(ctx, member, id(c), Number(c.req.param('index')));
        const headers = { 'content-type': mimeType, 'cache-control': 'private, max-age=86400, immutable' };
        return c.body(new Uint8Array(data), 200, headers);
      },
    )
    .delete(
      one,
      endpoint({ says: 'Forgets a draft of the caller.', by: 'member', answers: { 204: null }, fails }),
      async (c) => {
        await dropDraft(ctx, await requireMember(ctx, c), id(c));
        return c.body(null, 204);
      },
    );
}
