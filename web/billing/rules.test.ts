import { describe, expect, test } from 'vitest';
import {
  endsOn,
  isActiveStatus,
  isInTrial,
  isSubscriberStatus,
  type SubscriptionView,
  subscriptionStatuses,
  trialDaysRemaining,
} from '#domain/billing/subscription.ts';
import { ApiError, NetworkError } from '../platform/api.ts';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { billing as english } from '../platform/i18n/en/billing.ts';
import { clearStoredSession } from '../platform/session/stored-session.ts';
import { memoryStorage } from '../platform/testing/memory-storage.ts';
import {
  BlockedRequestError,
  checkoutErrorKey,
  NoAddressError,
  PaymentScriptError,
  portalErrorKey,
} from './payment-error.ts';
import { amountText, shownPrices, yearlySaving } from './price-text.ts';
import { cacheSubscription, mayHaveChanged, noteBillingOpened, readCachedSubscription } from './subscription-cache.ts';
import { pricingRedirectLimit, shouldLeavePricing } from './use-pricing-redirect.ts';

const view = (changes: Partial<SubscriptionView> = {}): SubscriptionView => ({
  isActive: true,
  status: 'active',
  trialEndsAt: null,
  renewalDate: '2026-12-20T10:00:00.000Z',
  canceledAt: null,
  paidByAnother: false,
  ...changes,
});
const refused = (status: number, code: ConstructorParameters<typeof ApiError>[1]) =>
  new ApiError(status, code, 'said by the server', null, {});

describe('what a status means', () => {
  test('[SUB-02] [SUB-07] active, trialing and admin are active; only active and admin subscribe', () => {
    expect(subscriptionStatuses.filter(isActiveStatus)).toEqual(['active', 'trialing', 'admin']);
    expect(subscriptionStatuses.filter(isSubscriberStatus)).toEqual(['active', 'admin']);
  });

  test('[BILL-14] a cancelled subscription that still runs says when it ends', () => {
    expect(endsOn(view())).toBeNull();
    expect(endsOn(view({ canceledAt: '2026-11-20T10:00:00.000Z' }))).toBe('2026-12-20T10:00:00.000Z');
    expect(endsOn(view({ canceledAt: '2026-11-20T10:00:00.000Z', isActive: false, status: 'canceled' }))).toBeNull();
  });

  test('[SUB-08] trials are off by default; where they are on, days are rounded up', () => {
    const trial = view({ status: 'trialing', trialEndsAt: '2026-11-22T11:00:00.000Z' });
    const now = new Date('2026-11-20T10:00:00Z');
    expect([isInTrial(trial, 0, now), trialDaysRemaining(trial, 0, now)]).toEqual([false, 0]);
    expect([isInTrial(trial, 7, now), trialDaysRemaining(trial, 7, now)]).toEqual([true, 3]);
    expect(trialDaysRemaining(trial, 7, new Date('2026-12-01T00:00:00Z'))).toBe(0);
  });
});

describe('the cached subscription', () => {
  const now = 1_795_000_000_000;

  test('[SUB-15] is kept for 30 minutes with user, time and end', () => {
    const storage = memoryStorage();
    cacheSubscription(storage, 'ana', view(), now);
    const kept = { userId: 'ana', subscription: view(), timestamp: now, expiresAt: now + 1_800_000 };
    expect(JSON.parse(storage.getItem(storageKeys.subscription) ?? '')).toEqual(kept);
    expect(readCachedSubscription(storage, 'ana', now + 1_799_999)).toEqual(kept);
    expect(readCachedSubscription(storage, 'ana', now + 1_800_000)).toBeUndefined();
  });

  test('[SUB-16] is never another user’s, and gone after sign-out', () => {
    const storage = memoryStorage();
    cacheSubscription(storage, 'ana', view(), now);
    expect(readCachedSubscription(storage, 'ben', now)).toBeUndefined();
    clearStoredSession(storage);
    expect(readCachedSubscription(storage, 'ana', now)).toBeUndefined();
    expect(storage.getItem(storageKeys.subscription)).toBeNull();
  });

  test('[SUB-17] may have changed for an hour after the billing page was opened', () => {
    const storage = memoryStorage();
    expect(mayHaveChanged(storage, now)).toBe(false);
    noteBillingOpened(storage, now);
    expect([0, 3_599_999, 3_600_000, -1].map((later) => mayHaveChanged(storage, now + later))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.for([
    '',
    'null',
    '{',
    '[]',
    '{"userId":"ana"}',
    '{"userId":"ana","timestamp":1,"expiresAt":9e15,"subscription":1}',
  ])('[SUB-15] %j is no cached subscription', (text) => {
    const storage = memoryStorage();
    storage.setItem(storageKeys.subscription, text);
    expect(readCachedSubscription(storage, 'ana', now)).toBeUndefined();
  });
});

describe('the prices page', () => {
  test('[PRICE-07] [PRICE-08] sends on active and admin, up to three times in a row', () => {
    const leaving = subscriptionStatuses.filter((status) => shouldLeavePricing(view({ status }), 0));
    expect(leaving).toEqual(['active', 'admin']);
    expect(shouldLeavePricing(undefined, 0)).toBe(false);
    expect(pricingRedirectLimit).toBe(3);
    expect([3, 4].map((redirects) => shouldLeavePricing(view(), redirects))).toEqual([true, false]);
  });

  test('[PRICE-01] [PRICE-11] [BILL-08] shows what will be charged, and the list price until it is known', () => {
    const { monthly } = shownPrices(undefined);
    expect(shownPrices(undefined).yearly).toBeNull();
    expect(amountText(monthly, 'en', (amount) => amount)).toBe('$9.99');
    expect(english.price.replace('{amount}', '$9.99')).toBe('$9.99/month');
    const yearly = { amount: 9999, currency: 'usd', priceId: 'y' };
    expect(amountText(yearly, 'es', (amount) => `${amount} USD`)).toBe('$99.99 USD');
    expect(amountText({ amount: 1290, currency: 'eur' }, 'es', (amount) => amount)).toMatch(/12,90.€/);
    expect(amountText({ amount: 1500, currency: 'jpy' }, 'en', (amount) => amount)).toBe('¥1,500');
    expect(yearlySaving({ monthly, yearly })).toBe(16);
    expect(yearlySaving({ monthly, yearly: { amount: 20_000, currency: 'usd' } })).toBe(0);
  });
});

describe('the texts of what goes wrong', () => {
  test('[ERR-38] [ERR-39] [ERR-40] [ERR-41] [ERR-42] [ERR-45] each failure of a purchase has its own', () => {
    const said = (error: unknown) => english.errors[checkoutErrorKey(error)];
    expect(said(new PaymentScriptError(false))).toBe(
      'Stripe failed to load. Please check your internet connection and try again.',
    );
    expect(said(new PaymentScriptError(true))).toBe(
      'Payment processing is being blocked by your browser or ad blocker. Please try disabling your ad blocker or use incognito mode.',
    );
    expect(said(new BlockedRequestError())).toBe(
      'Payment processing is being blocked by your browser or ad blocker. Please try disabling your ad blocker, use incognito mode, or try a different browser.',
    );
    expect(said(new NetworkError(null))).toBe(
      'Network connection issue. Please check your internet connection and try again.',
    );
    expect(said(refused(502, 'PAYMENT_UNAVAILABLE'))).toBe('Failed to create checkout session');
    expect(said(new NoAddressError())).toBe('Failed to create checkout session');
    expect(said(new Error('x'))).toBe('Failed to start subscription');
    expect(said(refused(409, 'ALREADY_SUBSCRIBED'))).toMatch(/Premium already/);
  });

  test('[ERR-43] [ERR-44] [ERR-46] [ERR-47] [BILL-11] the portal and the state say the documented texts', () => {
    const said = (error: unknown) => english.errors[portalErrorKey(error)];
    expect(said(refused(404, 'NO_BILLING_ACCOUNT'))).toBe('There is no billing account for this user.');
    expect(said(refused(502, 'PAYMENT_UNAVAILABLE'))).toBe(
      'Failed to create portal session. Please try again or contact support.',
    );
    expect(said(new NetworkError(null))).toBe('Failed to open billing portal');
    expect(english.errors.starting).toBe('Error starting subscription: {message}');
    expect(english.errors.subscription).toBe('Failed to fetch subscription');
    expect(english.portal.opening).toBe('Redirecting to billing portal...');
  });

  test('[SUCCESS-02] [SUCCESS-03] [SUCCESS-05] [SUCCESS-07] [SUCCESS-08] the success page says the documented texts', () => {
    expect(english.success).toMatchObject({
      verifying: 'Verifying Payment...',
      welcome: 'Welcome to Premium!',
      activated: 'Subscription activated successfully!',
      invalid: 'Invalid session. Please try again.',
      failed: 'There was an issue verifying your subscription. Please contact support if this persists.',
      start: 'Start Creating Stories',
    });
  });
});
