import { Hono } from 'hono';
import {
  checkoutsPath,
  createCheckoutPath,
  createCheckoutSchema,
  createPortalPath,
  createPortalSchema,
  paymentNotificationPath,
  plansPath,
} from '#domain/billing/api.ts';
import { subscriptionPath } from '#domain/billing/subscription.ts';
import type { AppServices } from '../context.ts';
import { requireMember } from '../identity/require-member.ts';
import { visitorLanguage } from '../identity/visitor-language.ts';
import { asDomainError, errorBody, statusOf } from '../platform/errors.ts';
import { type AppEnv, readBody, readText } from '../platform/http.ts';
import { createCheckout } from './create-checkout.ts';
import { createPortal } from './create-portal.ts';
import { readCheckout } from './read-checkout.ts';
import { readSubscription } from './read-subscription.ts';
import { receiveNotification } from './receive-notification.ts';

export function billingRoutes(ctx: AppServices) {
  return new Hono<AppEnv>()
    .get(subscriptionPath, async (c) => c.json(await readSubscription(ctx, await requireMember(ctx, c))))
    .get(plansPath, async (c) => c.json(await ctx.plans(), 200, { 'cache-control': 'public, max-age=300' }))
    .get(`${checkoutsPath}/:id`, async (c) =>
      c.json(await readCheckout(ctx, await requireMember(ctx, c), c.req.param('id') ?? '')),
    )
    .post(createCheckoutPath, async (c) => {
      const member = await requireMember(ctx, c);
      return c.json(
        await createCheckout(ctx, member, await readBody(c, createCheckoutSchema), await visitorLanguage(ctx, c)),
      );
    })
    .post(createPortalPath, async (c) => {
      const member = await requireMember(ctx, c);
      const input = await readBody(c, createPortalSchema);
      try {
        return c.json(await createPortal(ctx, member, input, await visitorLanguage(ctx, c)));
      } catch (cause) {
        const error = asDomainError(cause);
        if (error.code === 'INTERNAL') throw cause;
        // The documented answer carries the text as `error` (BILL-10).
        return c.json({ ...errorBody(error, c.get('requestId')), error: error.message }, statusOf(error.code));
      }
    })
    .post(paymentNotificationPath, async (c) => {
      const outcome = await receiveNotification(ctx, await readText(c), c.req.header('stripe-signature'));
      return c.json({ received: true, outcome });
    });
}
