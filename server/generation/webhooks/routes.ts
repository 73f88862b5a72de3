import { Hono } from 'hono';
import { madeWebhookSchema, webhookOrderSchema, webhookPath, webhookSchema } from '#domain/generation/webhooks.ts';
import type { AppServices } from '../../context.ts';
import { endpoints } from '../../identity/callers/endpoint.ts';
import type { AppEnv } from '../../platform/http/http.ts';
import { readWebhook, removeWebhook, setWebhook } from './webhook.ts';

/** The routes of the webhook by which a parent's program is told of a story. */
export function webhookRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      webhookPath,
      endpoint(
        {
          says: 'The webhook of the caller with its last messages, or null.',
          by: 'member',
          answers: { 200: webhookSchema.nullable() },
        },
        async (c, { member }) => c.json(await readWebhook(ctx, member)),
      ),
    )
    .put(
      webhookPath,
      endpoint(
        {
          says: 'Has a program of the caller told when a story is finished or a chapter is ready (Standard Webhooks); its secret is answered this once.',
          by: 'member',
          body: webhookOrderSchema,
          limit: 'access-token',
          answers: { 200: madeWebhookSchema },
          fails: ['ACCOUNT_SUSPENDED'],
        },
        async (c, { member, body }) => c.json(await setWebhook(ctx, member, body.url)),
      ),
    )
    .delete(
      webhookPath,
      endpoint(
        { says: 'Ends the webhook of the caller.', by: 'member', answers: { 204: null } },
        async (c, { member }) => {
          await removeWebhook(ctx, member);
          return c.body(null, 204);
        },
      ),
    );
}
