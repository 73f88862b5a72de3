import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { eveningPath, eveningPlanOrderSchema, eveningsPath, eveningsSchema } from '#domain/generation/evenings.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import { noteLanguage } from '../../identity/mail/mail-choices.ts';
import { type AppContext, type AppEnv, readId } from '../../platform/http/http.ts';
import { forgetEvening, keepEvening, readEvenings } from './plans.ts';

/** The shared path functions encode their ids; a route's placeholder stays as it is. */
const one = decodeURIComponent(eveningPath(':id'));
const childId = (c: AppContext) => readId(c, new DomainError('NOT_FOUND', 'There is no such child.'));

/** The routes of evening plans. */
export function eveningRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      eveningsPath,
      endpoint(
        {
          says: 'What the caller has written before bedtime, by child.',
          by: 'member',
          answers: { 200: eveningsSchema() },
        },
        async (c, { member }) => c.json(await readEvenings(ctx, member)),
      ),
    )
    .put(
      one,
      endpoint(
        {
          says: 'Has a story for a child of the household written before bedtime.',
          by: 'member',
          limit: 'evenings',
          body: eveningPlanOrderSchema(),
          answers: { 200: eveningsSchema() },
          fails: [
            'NOT_FOUND',
            'ADULT_CONFIRMATION_REQUIRED',
            'ACCOUNT_SUSPENDED',
            'VERIFICATION_REQUIRED',
            'VERIFICATION_FAILED',
          ],
        },
        async (c, { member, body }) => {
          const evenings = await keepEvening(ctx, member, childId(c), body);
          await noteLanguage(ctx, c, member);
          return c.json(evenings);
        },
      ),
    )
    .delete(
      one,
      endpoint(
        {
          says: 'Has nothing written for a child any more.',
          by: 'member',
          answers: { 204: null },
          fails: ['NOT_FOUND'],
        },
        async (c, { member }) => {
          await forgetEvening(ctx, member, childId(c));
          return c.body(null, 204);
        },
      ),
    );
}
