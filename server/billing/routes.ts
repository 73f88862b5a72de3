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
import type { ErrorCode } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import { endpoints } from '../identity/callers/endpoint.ts';
import { visitorLanguage } from '../identity/callers/visitor-language.ts';
import { noteLanguage } from '../identity/mail/mail-choices.ts';
import { errorBody, statusOf } from '../platform/http/errors.ts';
import type { AppEnv } from '../platform/http/http.ts';
import { createCheckout } from './create-checkout.ts';
import { createPortal } from './create-portal.ts';
import { readCheckout } from './read-checkout.ts';
import { readSubscription } from './read-subscription.ts';
import { receiveNotification } from './receive-notification.ts';
import { refreshSubscription } from './refresh-subscription.ts';

const portalFailures: ErrorCode[] = ['INVALID_REQUEST', 'NO_BILLING_ACCOUNT', 'PAYMENT_UNAVAILABLE'];

export function billingRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      subscriptionPath,
      endpoint(
        { says: 'The subscription of the caller.', by: 'member', answers: { 200: 'json' } },
        async (c, { member }) => c.json(await readSubscription(ctx, member)),
      ),
    )
    .post(
      subscriptionPath,
      endpoint(
        {
          says: 'The subscription of the caller, as the payment provider has it now.',
          by: 'member',
          limit: 'payment',
          answers: { 200: 'json' },
        },
        async (c, { member }) => c.json(await refreshSubscription(ctx, member)),
      ),
    )
    .get(
      plansPath,
      endpoint({ says: 'What can be bought.', needs: 'payments', answers: { 200: 'json' } }, async (c) =>
        c.json(await ctx.plans(), 200, { 'cache-control': 'public, max-age=300' }),
      ),
    )
    .get(
      `${checkoutsPath}/:id`,
      endpoint(
        {
          says: 'Whether a checkout of the caller was completed.',
          needs: 'payments',
          by: 'member',
          limit: 'payment',
          answers: { 200: 'json' },
          fails: ['CHECKOUT_NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
        },
        async (c, { member }) => c.json(await readCheckout(ctx, member, c.req.param('id') ?? '')),
      ),
    )
    .post(
      createCheckoutPath,
      endpoint(
        {
          says: 'Opens a payment page.',
          needs: 'premium',
          by: 'member',
          body: createCheckoutSchema,
          limit: 'payment',
          answers: { 200: 'json' },
          fails: ['ALREADY_SUBSCRIBED', 'MISSING_PARAMETERS', 'PAYMENT_UNAVAILABLE'],
        },
        async (c, { member, body }) => {
          await noteLanguage(ctx, c, member);
          return c.json(await createCheckout(ctx, member, body, await visitorLanguage(ctx, c)));
        },
      ),
    )
    .post(
      createPortalPath,
      endpoint(
        {
          says: 'Opens the billing page of the caller.',
          needs: 'payments',
          by: 'member',
          body: createPortalSchema,
          limit: 'payment',
          answers: { 200: 'json' },
          fails: ['NO_BILLING_ACCOUNT', 'PAYMENT_UNAVAILABLE'],
          answersFailure(c, error) {
            // The documented response repeats the message as `error` (BILL-10).
            if (!portalFailures.includes(error.code)) throw error;
            return c.json({ ...errorBody(error, c.get('requestId')), error: error.message }, statusOf(error.code));
          },
        },
        async (c, { member, body }) => c.json(await createPortal(ctx, member, body, await visitorLanguage(ctx, c))),
      ),
    )
    .post(
      paymentNotificationPath,
      endpoint(
        {
          says: 'Takes a signed notification of the payment provider.',
          needs: 'payments',
          body: 'signed',
          headers: { 'stripe-signature': 'Of the body, by the payment provider.' },
          limit: 'notification',
          answers: { 200: 'json' },
          fails: ['INVALID_SIGNATURE', 'PAYMENT_UNAVAILABLE'],
        },
        async (c, { body }) => {
          const outcome = await receiveNotification(ctx, body, c.req.header('stripe-signature'));
          return c.json({ received: true, outcome });
        },
      ),
    );
}
