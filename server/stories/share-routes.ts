import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { sharedCoverPath, sharedStoryPath, storySharePath, storySharesPath } from '#domain/stories/share.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import { type AppContext, type AppEnv, readId, readQuery } from '../platform/http.ts';
import { readShares, shareStory, unshareStory } from './share-story.ts';
import { readSharedCover, readSharedPicture, readSharedStory } from './shared-story.ts';

const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
const token = (c: AppContext) => c.req.param('token') ?? '';
const widthQuery = z.object({ w: z.coerce.number().int().optional() });
const share = decodeURIComponent(storySharePath(':id'));
const shared = decodeURIComponent(sharedStoryPath(':token'));

/** A link that is taken back must not live on in caches for long, nor in an index at all. */
const passing = { 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex, noimageindex' };

/** Giving stories away, and what those find who hold a link (STORY-12, AMB-046). */
export function shareRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(storySharesPath, async (c) => c.json(await readShares(ctx, await requireMember(ctx, c))))
    .post(share, async (c) => {
      const answer = await shareStory(ctx, await requireMember(ctx, c), id(c));
      return c.json(answer.share, answer.created ? 201 : 200);
    })
    .delete(share, async (c) => {
      await unshareStory(ctx, await requireMember(ctx, c), id(c));
      return c.body(null, 204);
    })
    .get(shared, async (c) =>
      c.json(await readSharedStory(ctx, token(c)), 200, { ...passing, 'cache-control': 'no-store' }),
    )
    .get(decodeURIComponent(sharedCoverPath(':token')), async (c) =>
      c.body(new Uint8Array(await readSharedCover(ctx, token(c))), 200, { ...passing, 'content-type': 'image/png' }),
    )
    .get(`${shared}/pictures/:index{\\d}`, async (c) => {
      const { data, type } = await readSharedPicture(
        ctx,
        token(c),
        Number(c.req.param('index')),
        readQuery(c, widthQuery).w,
      );
      return c.body(new Uint8Array(data), 200, { ...passing, 'content-type': type });
    });
}
