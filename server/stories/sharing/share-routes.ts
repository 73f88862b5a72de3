import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import {
  revokedShareSchema,
  shareAgainPath,
  sharedCoverPath,
  sharedStoryPath,
  sharedStorySchema,
  storySharePath,
  storyShareSchema,
  storySharesPath,
} from '#domain/stories/share.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { knownCaller } from '../../identity/callers/known-caller.ts';
import { noteLanguage } from '../../identity/mail/mail-choices.ts';
import { type AppContext, type AppEnv, readId } from '../../platform/http/http.ts';
import { readSharedCover, readSharedPicture, readSharedStory } from '../shared-story.ts';
import { readShares, shareAgain, shareStory, unshareStory } from './share-story.ts';
import { tellOfOpenedShare } from './tell-of-opened-share.ts';

const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));
const token = (c: AppContext) => c.req.param('token') ?? '';
const widthQuery = z.object({ w: z.coerce.number().int().optional() });
const share = decodeURIComponent(storySharePath(':id'));
const again = decodeURIComponent(shareAgainPath(':id'));
const shared = decodeURIComponent(sharedStoryPath(':token'));

const byLink = { limit: 'shared-story', fails: ['STORY_NOT_FOUND'] } as const;

const failsToShare = [
  'STORY_NOT_FOUND',
  'STORY_NOT_TOLD',
  'STORY_CHANGED',
  'INPUT_REFUSED',
  'READER_AWAY',
  'ACCOUNT_SUSPENDED',
] as const;

/** A revoked link must not live on in caches for long, nor in an index at all. */
const passing = { 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex, noimageindex' };

/** Routes to share stories, and for those who hold a link (STORY-12, AMB-046). */
export function shareRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      storySharesPath,
      endpoint(
        {
          says: 'Every link that the caller has given away.',
          by: 'member',
          answers: { 200: z.array(storyShareSchema()) },
        },
        async (c, { member }) => c.json(await readShares(ctx, member)),
      ),
    )
    .post(
      share,
      endpoint(
        {
          says: 'Makes the link of a story, or answers the one there is.',
          by: 'member',
          limit: 'share',
          answers: { 200: storyShareSchema(), 201: storyShareSchema() },
          fails: failsToShare,
        },
        async (c, { member }) => {
          const answer = await shareStory(ctx, member, id(c));
          await noteLanguage(ctx, c, member);
          return c.json(answer.share, answer.created ? 201 : 200);
        },
      ),
    )
    .delete(
      share,
      endpoint(
        {
          says: 'Takes the link of a story back.',
          by: 'member',
          answers: { 200: revokedShareSchema() },
          fails: ['STORY_NOT_FOUND'],
        },
        async (c, { member }) => c.json(await unshareStory(ctx, member, id(c))),
      ),
    )
    .post(
      again,
      endpoint(
        {
          says: 'Brings a link back that was just taken back.',
          by: 'member',
          limit: 'share',
          body: revokedShareSchema(),
          answers: { 200: storyShareSchema(), 201: storyShareSchema() },
          fails: failsToShare,
        },
        async (c, { member, body }) => {
          const answer = await shareAgain(ctx, member, id(c), body);
          return c.json(answer.share, answer.created ? 201 : 200);
        },
      ),
    )
    .get(
      shared,
      endpoint(
        { says: 'A shared story, to anybody with its link.', ...byLink, answers: { 200: sharedStorySchema() } },
        async (c) => {
          const story = await readSharedStory(ctx, token(c));
          ctx.beside(tellOfOpenedShare(ctx, token(c), (await knownCaller(ctx, c)) ?? null));
          return c.json(story, 200, { ...passing, 'cache-control': 'no-store' });
        },
      ),
    )
    .get(
      decodeURIComponent(sharedCoverPath(':token')),
      endpoint(
        {
          says: 'The cover of a shared story: a PNG for preview cards or, in a width that pictures have, a WebP.',
          query: widthQuery,
          ...byLink,
          answers: { 200: 'image/*' },
        },
        async (c, { query }) => {
          const { data, type } = await readSharedCover(ctx, token(c), query.w);
          return c.body(new Uint8Array(data), 200, { ...passing, 'content-type': type });
        },
      ),
    )
    .get(
      `${shared}/pictures/:index{\\d}`,
      endpoint(
        {
          says: 'A picture of a shared story.',
          query: widthQuery,
          limit: 'shared-story',
          answers: { 200: 'image/*' },
          fails: ['STORY_NOT_FOUND', 'NOT_FOUND'],
        },
        async (c, { query }) => {
          const { data, type } = await readSharedPicture(ctx, token(c), Number(c.req.param('index')), query.w);
          return c.body(new Uint8Array(data), 200, { ...passing, 'content-type': type });
        },
      ),
    );
}
