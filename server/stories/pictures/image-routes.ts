import { Hono } from 'hono';
import { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { storyImagesPath } from '#domain/stories/api.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { acceptedEncoding } from '../../platform/http/encoding.ts';
import type { AppContext, AppEnv } from '../../platform/http/http.ts';
import { answerBytes } from '../../platform/http/ranges.ts';
import { readDrawnCover } from './drawn-cover.ts';
import { pictureKey } from './images.ts';
import { pictureAccess } from './picture-access.ts';

const widthQuery = z.object({ w: z.coerce.number().int().optional() });

/** Pictures of saved stories: unguessable, unchanging, never listed (DATA-10, SEC-08, AMB-070), closed with account. */
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
        // Pages of other sites and the address bar do not get pictures that a parent brought.
        const shown = access === 'open' || (access === 'inside' && (site === undefined || site === 'same-origin'));
        const data = place && shown && (await ctx.objects.get(place.key));
        if (!data) throw new DomainError('NOT_FOUND', 'There is no such picture.');
        const caches = access === 'open' ? 'public' : 'private';
        return answerBytes(c, data, {
          'content-type': place.type,
          'cache-control': `${caches}, max-age=31536000, immutable`,
          'cross-origin-resource-policy': caches === 'public' ? 'cross-origin' : 'same-origin',
        });
      },
    ),
  );
}

/** A cover is drawn differently once the illustrator has improved, so clients keep it for a week only. */
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
