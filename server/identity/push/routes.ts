import { Hono } from 'hono';
import { pushEndpointSchema, pushPath, pushSettingsSchema, pushSubscriptionSchema } from '#domain/identity/push.ts';
import type { AppServices } from '../../context.ts';
import type { AppEnv } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import { readPush, subscribePush, unsubscribePush } from './push.ts';

/** Which browsers of a parent show notifications. */
export function pushRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      pushPath,
      endpoint(
        {
          says: 'What a browser subscribes to notifications with, and how many of the caller do.',
          by: 'member',
          answers: { 200: pushSettingsSchema },
        },
        async (c, { member }) => c.json(await readPush(ctx, member)),
      ),
    )
    .put(
      pushPath,
      endpoint(
        {
          says: 'Has a browser of the caller shown notifications.',
          by: 'member',
          limit: 'evenings',
          body: pushSubscriptionSchema(),
          answers: { 204: null },
          fails: ['ACCOUNT_SUSPENDED'],
        },
        async (c, { member, body }) => {
          await subscribePush(ctx, member, body);
          return c.body(null, 204);
        },
      ),
    )
    .delete(
      pushPath,
      endpoint(
        {
          says: 'Has a browser of the caller shown none any more.',
          by: 'member',
          body: pushEndpointSchema(),
          answers: { 204: null },
        },
        async (c, { member, body }) => {
          await unsubscribePush(ctx, member, body.endpoint);
          return c.body(null, 204);
        },
      ),
    );
}
