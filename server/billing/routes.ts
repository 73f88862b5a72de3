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
import { noteMailLanguage } from '../identity/mail-choices.ts';
import { requireMember } from '../identity/require-member.ts';
import { visitorLanguage } from '../identity/visitor-language.ts';
import { asDomainError, errorBody, statusOf } from '../platform/errors.ts';
import { type AppEnv, readBody, readText } from '../platform/http.ts';
import { requireOffer } from '../platform/offers.ts';
import { endpoint } from '../platform/openapi/endpoint.ts';
import { createCheckout } from './create-checkout.ts';
import { createPortal } from './create-portal.ts';
import { readCheckout } from './read-checkout.ts';
import { readSubscription } from './read-subscription.ts';
import { receiveNotification } from './receive-notification.ts';
import { refreshSubscription } from './refresh-subscription.ts';

export function billingRoutes(ctx: AppServices) {
  const sold = () => requireOffer(ctx.offers, 'payments');
  return new Hono<AppEnv>()
    .get(
      subscriptionPath,
      endpoint({ says: 'The subscription of the caller.', by: 'member', answers: { 200: 'json' } }),
      async (c) => c.json(await readSubscription(ctx, await requireMember(ctx, c))),
    )
    .post(
      subscriptionPath,
      endpoint({
        says: 'The subscription of the caller, as the payment provider has it now.',
        by: 'member',
        limit: 'payment',
        answers: { 200: 'json' },
      }),
      async (c) => {
        const member = await requireMember(ctx, c);
        ctx.countCall(c, 'payment', member);
        return c.json(await refreshSubscription(ctx, member));
      },
    )
    .get(
      plansPath,
      endpoint({ says: 'What can be bought.', answers: { 200: 'json' }, fails: ['NOT_FOUND'] }),
      async (c) => {
        sold();
        return c.json(await ctx.plans(), 200, { 'cache-control': 'public, max-age=300' });
      },
    )
    .get(
      `${checkoutsPath}/:id`,
      endpoint({
        says: 'Whether a checkout of the caller was completed.',
        by: 'member',
        limit: 'payment',
        answers: { 200: 'json' },
        fails: ['CHECKOUT_NOT_FOUND', 'NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
      }),
      async (c) => {
        sold();
        const member = await requireMember(ctx, c);
        ctx.countCall(c, 'payment', member);
        return c.json(await readCheckout(ctx, member, c.req.param('id') ?? ''));
      },
    )
    .post(
      createCheckoutPath,
      endpoint({
        says: 'Opens a payment page.',
        by: 'member',
        body: createCheckoutSchema,
        limit: 'payment',
        answers: { 200: 'json' },
        fails: ['ALREADY_SUBSCRIBED', 'MISSING_PARAMETERS', 'NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
      }),
      async (c) => {
        requireOffer(ctx.offers, 'premium');
        const member = await requireMember(ctx, c);
        ctx.countCall(c, 'payment', member);
        const input = await readBody(c, createCheckoutSchema);
        await noteMailLanguage(ctx, c, member);
        return c.json(await createCheckout(ctx, member, input, await visitorLanguage(ctx, c)));
      },
    )
    .post(
      createPortalPath,
      endpoint({
        says: 'Opens the billing page of the caller.',
        by: 'member',
        body: createPortalSchema,
        limit: 'payment',
        answers: { 200: 'json' },
        fails: ['NO_BILLING_ACCOUNT', 'NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
      }),
      async (c) => {
        sold();
        const member = await requireMember(ctx, c);
        ctx.countCall(c, 'payment', member);
        const input = await readBody(c, createPortalSchema);
        try {
          return c.json(await createPortal(ctx, member, input, await visitorLanguage(ctx, c)));
        } catch (cause) {
          const error = asDomainError(cause);
          if (error.code === 'INTERNAL') throw cause;
          // The documented answer carries the text as `error` (BILL-10).
          return c.json({ ...errorBody(error, c.get('requestId')), error: error.message }, statusOf(error.code));
        }
      },
    )
    .post(
      paymentNotificationPath,
      endpoint({
        says: 'Takes a signed notification of the payment provider.',
        body: 'signed',
        headers: { 'stripe-signature': 'Of the body, by the payment provider.' },
        limit: 'notification',
        answers: { 200: 'json' },
        fails: ['INVALID_SIGNATURE', 'NOT_FOUND', 'PAYMENT_UNAVAILABLE'],
      }),
      async (c) => {
        sold();
        ctx.countCall(c, 'notification');
        const outcome = await receiveNotification(ctx, await readText(c), c.req.header('stripe-signature'));
        return c.json({ received: true, outcome });
      },
    );
}
