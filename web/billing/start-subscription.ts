import { checkoutCancelPath, checkoutSuccessPath, createCheckoutPath, type Plans } from '#domain/billing/api.ts';
import { callApi, NetworkError } from '../platform/api.ts';
import { log } from '../platform/log.ts';
import { adsAreBlocked } from './ad-blocker.ts';
import { noteLeaving } from './left-checkout.ts';
import { BlockedRequestError, NoAddressError } from './payment-error.ts';
import { loadPaymentScript } from './payment-script.ts';

export type SubscriptionStart = {
  userId: string;
  customerEmail: string;
  /** Without one, the monthly price (BILL-05). */
  priceId?: string | undefined;
  /** The page on which it was chosen, to which somebody who comes back may return; by default the prices. */
  from?: string;
  successUrl?: string;
  cancelUrl?: string;
};

/**
 * Requests a payment page and goes there (BILL-01 to BILL-04, BILL-06). The server takes user and e-mail
 * from the session, whatever this call sends (AMB-082). Resolves while the browser is leaving; rejects with
 * PaymentScriptError, BlockedRequestError, NetworkError, ApiError or NoAddressError.
 */
export async function startSubscription(start: SubscriptionStart, plans: Plans | undefined): Promise<void> {
  if (start.userId === '' || start.customerEmail === '') throw new NoAddressError('Nobody to charge.');
  if (plans) await loadPaymentScript(plans.scriptUrl);
  const body = {
    priceId: start.priceId ?? plans?.monthly.priceId,
    successUrl: start.successUrl ?? checkoutSuccessPath,
    cancelUrl: start.cancelUrl ?? checkoutCancelPath,
  };
  const { url } = await callApi<{ url?: string }>(createCheckoutPath, { method: 'POST', body }).catch(explainSilence);
  if (!url) throw new NoAddressError('The answer names no payment page.');
  log.info('subscription_started', { yearly: Number(body.priceId === plans?.yearly?.priceId) });
  noteLeaving(sessionStorage, start.from ?? checkoutCancelPath);
  location.assign(url);
}

/** If the browser is online and ads are blocked, a missing answer means that the request was blocked. */
async function explainSilence(error: unknown): Promise<never> {
  if (error instanceof NetworkError && navigator.onLine && (await adsAreBlocked())) {
    throw new BlockedRequestError('The request was blocked.', { cause: error });
  }
  throw error;
}
