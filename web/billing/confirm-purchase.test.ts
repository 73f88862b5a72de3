import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutsPath } from '#domain/billing/api.ts';
import { subscriptionPath } from '#domain/billing/subscription.ts';
import { createQueryClient } from '../platform/query.ts';
import { type Answers, serveAnswers } from '../platform/testing/answers.ts';
import { memoryStorage } from '../platform/testing/memory-storage.ts';
import { confirmPurchase } from './confirm-purchase.ts';

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.localStorage = memoryStorage();
  vi.stubGlobal('location', { origin: 'https://lunatale.test' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const active = {
  isActive: true,
  status: 'active',
  trialEndsAt: null,
  renewalDate: null,
  canceledAt: null,
  paidByAnother: false,
};
const start = (answers: Answers) => {
  const calls = serveAnswers(answers);
  const result = confirmPurchase(createQueryClient(), 'ana', 'cs_1', new AbortController().signal);
  return { calls, result };
};

test('[SUCCESS-04] the first look is after two seconds, at the checkout and then at the subscription', async () => {
  const { calls, result } = start({ [`${checkoutsPath}/cs_1`]: { isComplete: true }, [subscriptionPath]: active });
  await vi.advanceTimersByTimeAsync(1999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe(true);
  expect(calls.map(({ path }) => path)).toEqual([`${checkoutsPath}/cs_1`, subscriptionPath]);
});

test('[SUCCESS-04] what has not arrived is looked for five times, and an open checkout is never enough', async () => {
  for (const answers of [
    { [`${checkoutsPath}/cs_1`]: { isComplete: true }, [subscriptionPath]: { ...active, isActive: false } },
    { [`${checkoutsPath}/cs_1`]: { isComplete: false }, [subscriptionPath]: active },
  ]) {
    localStorage.clear();
    const { calls, result } = start(answers);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await result).toBe(false);
    expect(calls.filter(({ path }) => path === subscriptionPath)).toHaveLength(5);
  }
});
