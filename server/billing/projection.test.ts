import { expect, test } from 'vitest';
import type { ProvidedSubscription } from '../providers/stripe/wire.ts';
import { countingSubscription, livingSubscriptions, ownSubscriptions, projectSubscription } from './projection.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const rules = { priceIds: ['monthly', 'yearly'], graceDays: 3 };
const item = (priceId: string, start: number, end: number) => ({
  priceId,
  periodStart: day(start),
  periodEnd: day(end),
});
const subscription = (changes: Partial<ProvidedSubscription> = {}): ProvidedSubscription => ({
  id: 'sub_1',
  status: 'active',
  priceId: 'monthly',
  items: [item('monthly', 1, 30)],
  soldHere: false,
  createdAt: day(1),
  periodStart: day(1),
  periodEnd: day(30),
  trialEndsAt: null,
  endsAt: null,
  canceledAt: null,
  endedAt: null,
  ...changes,
});
const project = (changes: Partial<ProvidedSubscription>) => projectSubscription(subscription(changes), rules);

test('[BILL-08] a subscription is ours at a configured price, or if it was sold here at a former one', () => {
  const strange = subscription({ id: 'strange', items: [item('shoes', 1, 30)] });
  const former = subscription({ id: 'former', items: [item('last year', 1, 30)], soldHere: true });
  const empty = subscription({ id: 'empty', items: [] });
  expect(ownSubscriptions([strange, former, empty, subscription()], rules)).toEqual([former, subscription()]);
});

test('[BILL-14] of several items ours says the price, the period and the end of a cancelled one', () => {
  const items = [item('shoes', 2, 9), item('yearly', 5, 25)];
  const mixed = { items, priceId: 'shoes', periodStart: day(2), periodEnd: items[0]?.periodEnd ?? null };
  const ours = (changes: Partial<ProvidedSubscription>) =>
    ownSubscriptions([subscription({ ...mixed, ...changes })], rules)[0];
  expect(ours({})).toMatchObject({ priceId: 'yearly', periodStart: day(5), periodEnd: day(25), endsAt: null });
  // It ends with the period of the first item, so ours ends with its own.
  expect(ours({ endsAt: mixed.periodEnd })).toMatchObject({ endsAt: day(25) });
  expect(ours({ endsAt: day(12) })).toMatchObject({ endsAt: day(12) });
  // Without any period an end that is not set stays so.
  expect(ours({ endsAt: null, periodEnd: null })).toMatchObject({ endsAt: null });
});

test('[P15] of several subscriptions the best status counts, then the newest, then the greatest id', () => {
  const best = [
    ...['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled', 'incomplete_expired'],
    'a word of tomorrow',
  ];
  const all = best.map((status, index) => subscription({ id: `sub_${index}`, status, createdAt: day(index + 1) }));
  for (let from = 0; from < all.length; from += 1) {
    const left = all.slice(from);
    expect(countingSubscription(left)?.status).toBe(best[from]);
    expect(countingSubscription(left.toReversed())?.status).toBe(best[from]);
  }
  const [old, young] = [subscription({ id: 'z', createdAt: day(1) }), subscription({ id: 'a', createdAt: day(2) })];
  expect([countingSubscription([old, young])?.id, countingSubscription([young, old])?.id]).toEqual(['a', 'a']);
  const twins = [subscription({ id: 'a' }), subscription({ id: 'b' })];
  expect([countingSubscription(twins)?.id, countingSubscription(twins.toReversed())?.id]).toEqual(['b', 'b']);
  expect(countingSubscription([])).toBeUndefined();
  expect(twins.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('[P15] whoever pays twice has two subscriptions that are neither over nor unfinished', () => {
  const statuses = ['active', 'past_due', 'incomplete', 'canceled', 'incomplete_expired', 'paused'];
  const living = livingSubscriptions(statuses.map((status) => subscription({ status })));
  expect(living.map(({ status }) => status)).toEqual(['active', 'past_due', 'paused']);
});

test('[BILL-12] [BILL-14] the row says when a subscription renews, and when it ends or ended', () => {
  expect(project({})).toEqual({
    providerSubscriptionId: 'sub_1',
    priceId: 'monthly',
    status: 'active',
    createdAt: day(1),
    trialEndsAt: null,
    renewalDate: day(30),
    canceledAt: null,
    endsAt: null,
    graceEndsAt: null,
  });
  const cancelled = { canceledAt: day(4), endsAt: day(20) };
  expect(project(cancelled)).toMatchObject({ ...cancelled, renewalDate: day(20) });
  for (const status of ['canceled', 'incomplete_expired']) {
    const ended = { ...cancelled, status, endedAt: day(6) };
    expect(project(ended)).toMatchObject({ renewalDate: day(6), endsAt: day(6) });
    expect(project({ ...ended, endedAt: null })).toMatchObject({ renewalDate: day(20), endsAt: day(20) });
  }
});

test('[P15] only an overdue payment has days of grace, counted from the start of the unpaid period', () => {
  expect(project({ status: 'past_due' }).graceEndsAt).toEqual(day(4));
  expect(project({ status: 'past_due', periodStart: null }).graceEndsAt).toBeNull();
  for (const status of ['active', 'unpaid', 'canceled']) expect(project({ status }).graceEndsAt).toBeNull();
  const strict = projectSubscription(subscription({ status: 'past_due' }), { ...rules, graceDays: 0 });
  expect(strict.graceEndsAt).toBeNull();
  const generous = projectSubscription(subscription({ status: 'past_due' }), { ...rules, graceDays: 1 });
  expect(generous.graceEndsAt).toEqual(day(2));
});
