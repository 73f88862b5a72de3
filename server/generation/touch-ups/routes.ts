import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import {
  retellingOfferSchema,
  retellingOrderSchema,
  retellingPath,
  retellingSchema,
} from '#domain/stories/retelling.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/endpoint.ts';
import { type AppContext, type AppEnv, readId } from '../../platform/http.ts';
import { readRetellingOffer, retell } from './retell.ts';

const path = decodeURIComponent(retellingPath(':id'));
const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));

/** A passage of a kept story, told anew. */
export function touchUpRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      path,
      endpoint(
        {
          says: 'How a passage of a saved story can be told anew here, and how often still today.',
          by: 'member',
          answers: { 200: retellingOfferSchema() },
          fails: ['STORY_NOT_FOUND'],
        },
        async (c, { member }) => c.json(await readRetellingOffer(ctx, member, id(c))),
      ),
    )
    .post(
      path,
      endpoint(
        {
          says: 'Tells a passage of a saved story anew, and changes nothing. Whoever hangs up stops the writer.',
          by: 'member',
          limit: 'generation',
          body: retellingOrderSchema(),
          answers: { 200: retellingSchema() },
          fails: [
            'STORY_NOT_FOUND',
            'ADULT_CONFIRMATION_REQUIRED',
            'ACCOUNT_SUSPENDED',
            'INPUT_REFUSED',
            'READER_AWAY',
            'TOUCH_UPS_LIMITED',
            'SPENDING_CAP_REACHED',
            'CONTENT_FILTERED',
            'EMPTY_STORY',
            'QUOTA_EXCEEDED',
            'GENERATION_STOPPED',
            'TIMEOUT',
            'PROVIDER_UNAVAILABLE',
            'PROVIDER_BUSY',
          ],
        },
        async (c, { member, body }) => c.json(await retell(ctx, member, id(c), body, c.req.raw.signal)),
      ),
    );
}
