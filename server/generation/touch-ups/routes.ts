import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import {
  choosePicturesSchema,
  ownPicturesSchema,
  redrawPath,
  redrawSchema,
  storyPicturesPath,
} from '#domain/stories/pictures.ts';
import {
  retellingOfferSchema,
  retellingOrderSchema,
  retellingPath,
  retellingSchema,
} from '#domain/stories/retelling.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { type AppContext, type AppEnv, readId } from '../../platform/http/http.ts';
import { choosePictures } from '../../stories/pictures/choose-pictures.ts';
import { readOwnPictures, redrawPicture } from './redraw.ts';
import { readRetellingOffer, retell } from './retell.ts';

const path = decodeURIComponent(retellingPath(':id'));
const id = (c: AppContext) => readId(c, new DomainError('STORY_NOT_FOUND', 'There is no such story.'));

const pictures = decodeURIComponent(storyPicturesPath(':id'));

/** The routes to retell a passage of a kept story, and to choose and redraw its pictures. */
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
    )
    .get(
      pictures,
      endpoint(
        {
          says: 'Every picture of a saved story, shown or not, and how often one can be drawn again today.',
          by: 'member',
          answers: { 200: ownPicturesSchema() },
          fails: ['STORY_NOT_FOUND'],
        },
        async (c, { member }) => c.json(await readOwnPictures(ctx, member, id(c))),
      ),
    )
    .put(
      pictures,
      endpoint(
        {
          says: 'Shows these pictures of a saved story, and no others.',
          by: 'member',
          limit: 'save',
          body: choosePicturesSchema(),
          answers: { 200: ownPicturesSchema() },
          fails: ['STORY_NOT_FOUND', 'STORY_CHANGED', 'ACCOUNT_SUSPENDED'],
        },
        async (c, { member, body }) => {
          await choosePictures(ctx, member, id(c), body);
          return c.json(await readOwnPictures(ctx, member, id(c)));
        },
      ),
    )
    .post(
      decodeURIComponent(redrawPath(':id')),
      endpoint(
        {
          says: 'Draws a picture of a saved story again and shows it; the other is kept. Whoever hangs up stops it.',
          needs: 'pictures',
          by: 'member',
          limit: 'generation',
          body: redrawSchema(),
          answers: { 200: ownPicturesSchema() },
          fails: [
            'STORY_NOT_FOUND',
            'ADULT_CONFIRMATION_REQUIRED',
            'ACCOUNT_SUSPENDED',
            'INPUT_REFUSED',
            'READER_AWAY',
            'TOUCH_UPS_LIMITED',
            'SPENDING_CAP_REACHED',
            'STORAGE_FULL',
            'GENERATION_STOPPED',
            'TIMEOUT',
            'PROVIDER_UNAVAILABLE',
            'PROVIDER_BUSY',
          ],
        },
        async (c, { member, body }) => c.json(await redrawPicture(ctx, member, id(c), body, c.req.raw.signal)),
      ),
    );
}
