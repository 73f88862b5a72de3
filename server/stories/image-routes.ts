import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { storyImagesPath } from '#domain/stories/api.ts';
import type { AppServices } from '../context.ts';
import { endpoints } from '../identity/endpoint.ts';
import { acceptedEncoding } from '../platform/encoding.ts';
import { errorBody } from '../platform/errors.ts';
import type { AppContext, AppEnv } from '../platform/http.ts';
import { readDrawnCover } from './drawn-cover.ts';
import { pictureKey } from './images.ts';
import { pictureAccess } from './picture-access.ts';

const widthQuery = z.object({ w: z.coerce.number().int().optional() });

/** The public pictures of saved stories: unguessable, unchanging, never listed (DATA-10, SEC-08, AMB-070); closed with their account. */
export function imageRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>().get(
    `${storyImagesPath}*`,
    endpoint(
      {
        says: 'A picture of a saved story, whole or one range of it; or, as cover.svg, the cover that is drawn for it.',
        query: widthQuery,
        headers: { range: 'bytes=FROM-TO' },
        answers: { 200: 'image/*', 206: 'image/*', 416: 'json' },
        fails: ['NOT_FOUND'],
      },
      async (c, { query }) => {
        if (c.req.path.endsWith('/cover.svg')) return answerCover(ctx, c);
        const place = pictureKey(c.req.path, query.w);
        const access = place && (await pictureAccess(ctx, place, c.req.path));
        const site = c.req.header('sec-fetch-site');
        // A page of somebody else's, and an address bar, show no picture that nobody drew here.
        const shown = access === 'open' || (access === 'inside' && (site === undefined || site === 'same-origin'));
        const data = place && shown && (await ctx.objects.get(place.key));
        if (!data) throw new DomainError('NOT_FOUND', 'There is no such picture.');
        return answerBytes(c, data, place.type, access === 'open' ? 'public' : 'private');
      },
    ),
  );
}

/** A cover is drawn anew where the illustrator has learnt something since: it is kept for a week. */
async function answerCover(ctx: AppServices, c: AppContext): Promise<Response> {
  const encoding = acceptedEncoding(c);
  const cover = await readDrawnCover(ctx, c.req.path, encoding);
  if (!cover) throw new DomainError('NOT_FOUND', 'There is no such picture.');
  return c.body(cover, 200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=604800',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
}

/** Bytes that never change, whole or in part (one range at most). */
function answerBytes(c: AppContext, data: Buffer, type: string, caches: 'public' | 'private'): Response {
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': `${caches}, max-age=31536000, immutable`,
    'accept-ranges': 'bytes',
    'cross-origin-resource-policy': caches === 'public' ? 'cross-origin' : 'same-origin',
  };
  const range = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '');
  if (!range || (range[1] === '' && range[2] === '')) return c.body(new Uint8Array(data), 200, headers);
  const last = data.length - 1;
  const [from, to] =
    range[1] === ''
      ? [Math.max(0, data.length - Number(range[2])), last]
      : [Number(range[1]), Math.min(last, Number(range[2] || last))];
  if (from > to) {
    const failure = errorBody(new DomainError('INVALID_REQUEST', 'There is no such range.'), c.get('requestId'));
    return c.json(failure, 416, { 'content-range': `bytes */${data.length}` });
  }
  const part = new Uint8Array(data.subarray(from, to + 1));
  return c.body(part, 206, { ...headers, 'content-range': `bytes ${from}-${to}/${data.length}` });
}
