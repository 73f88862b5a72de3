import { z } from 'zod';

/** List prices of Premium, in US cents (PRICE-01, PRICE-11). The provider's configured price overrides them. */
export const listPrices = {
  monthly: { amount: 999, currency: 'usd' },
  yearly: { amount: 9999, currency: 'usd' },
} as const;

/** Where the checkout page and the billing portal return to (BILL-06, BILL-09). */
export const checkoutSuccessPath = '/subscription/success';
export const checkoutCancelPath = '/pricing';
export const portalReturnPath = '/account';

/** The provider puts the checkout's id in place of this. */
export const checkoutIdMark = '{CHECKOUT_SESSION_ID}';

/** POST returns `{ url }` (BILL-01, BILL-03). Everything else in the body is ignored (P10, AMB-082). */
export const createCheckoutPath = '/functions/v1/create-checkout-session';
export const createCheckoutSchema = z.object({
  priceId: z.string().max(200).nullish(),
  successUrl: z.string().max(2048).nullish(),
  cancelUrl: z.string().max(2048).nullish(),
});

/** POST returns `{ url }`, or `{ error }` added to the usual error body (BILL-09, BILL-10). */
export const createPortalPath = '/functions/v1/create-portal-session';
export const createPortalSchema = z.object({ returnUrl: z.string().max(2048).nullish() });

/** Signed notifications of the payment provider. */
export const paymentNotificationPath = '/functions/v1/stripe-webhook';

/** GET /:id returns a `CheckoutState`; another user's checkout reads like a missing one. */
export const checkoutsPath = '/api/billing/checkouts';
export type CheckoutState = { isComplete: boolean };

export type PlanPrice = {
  priceId: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
};

/** What can be bought. A yearly price exists only when it is configured (AMB-074); nothing here is secret (BILL-07). */
export type Plans = {
  monthly: PlanPrice;
  yearly: PlanPrice | null;
  trialDays: number;
  publishableKey: string;
  scriptUrl: string;
};

/** GET returns `Plans`; public. */
export const plansPath = '/api/billing/plans';
