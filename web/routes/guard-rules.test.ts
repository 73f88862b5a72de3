import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSubscriberStatus } from '#domain/billing/subscription.ts';
import { type GuardFacts, guardVerdict } from './guard-rules.ts';

const open: GuardFacts = { requirement: 'session', session: 'signed-in', subscription: 'none', redirects: 0 };

test('[ROUTE-05] a signed-out visitor is sent to sign in', () => {
  expect(guardVerdict({ ...open, session: 'signed-out' })).toBe('sign-in');
});

test('[ROUTE-13] while the session is loading, and briefly for a subscription it needs, the guard verifies', () => {
  expect(guardVerdict({ ...open, session: 'loading' })).toBe('verify');
  expect(guardVerdict({ ...open, requirement: 'subscription', subscription: 'loading' })).toBe('verify');
  expect(guardVerdict({ ...open, subscription: 'loading' })).toBe('render');
});

test('[ROUTE-14] [ROUTE-18] a route for subscribers sends everyone else to pricing', () => {
  expect(guardVerdict({ ...open, requirement: 'subscription', subscription: 'none' })).toBe('pricing');
  expect(guardVerdict({ ...open, requirement: 'subscription', subscription: 'subscriber' })).toBe('render');
});

test('[ROUTE-15] a subscription that is slow to load grants access', () => {
  expect(guardVerdict({ ...open, requirement: 'subscription', subscription: 'slow' })).toBe('render');
});

test('[ROUTE-17] a user whose status is admin passes where a subscription is asked for', () => {
  const verdicts = ['admin', 'active', 'canceled'].map((status) =>
    guardVerdict({
      ...open,
      requirement: 'subscription',
      subscription: isSubscriberStatus(status) ? 'subscriber' : 'none',
    }),
  );
  expect(verdicts).toEqual(['render', 'render', 'pricing']);
});

test('[ROUTE-16] after more than 2 redirects in a row the content is rendered', () => {
  const unpaid: GuardFacts = { ...open, requirement: 'subscription' };
  expect([0, 1, 2, 3].map((redirects) => guardVerdict({ ...unpaid, redirects }))).toEqual([
    'pricing',
    'pricing',
    'pricing',
    'render',
  ]);
});

const anyFacts = fc.record({
  requirement: fc.constantFrom<GuardFacts['requirement']>('session', 'subscription'),
  session: fc.constantFrom<GuardFacts['session']>('loading', 'signed-out', 'signed-in'),
  subscription: fc.constantFrom<GuardFacts['subscription']>('loading', 'slow', 'subscriber', 'none'),
  redirects: fc.nat(6),
});

test('[ROUTE-05] whatever else holds, a signed-out visitor never sees the content', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(guardVerdict({ ...facts, session: 'signed-out' })).toBe('sign-in');
    }),
  );
});

test('[ROUTE-15] nothing unsettled ever leads to pricing, and only an unsettled fact makes anyone wait', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const verdict = guardVerdict(facts);
      if (verdict === 'pricing') expect(facts.subscription).toBe('none');
      if (verdict === 'verify') expect([facts.session, facts.subscription]).toContain('loading');
    }),
  );
});
