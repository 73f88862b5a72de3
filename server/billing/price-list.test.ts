import { expect, test } from 'vitest';
import { listPrices } from '#domain/billing/api.ts';
import { noPayments } from '../payment-settings.ts';
import { createPriceList } from './price-list.ts';

const settings = { ...noPayments, priceMonthly: 'month', priceYearly: 'year', trialDays: 7, publishableKey: 'key' };
const minute = 60_000;

/** A payment provider that counts its questions, with a price list that can change and fail. */
function provider() {
  const asked: string[] = [];
  const prices: Record<string, { amount: number; currency: string } | Error> = {
    month: { amount: 999, currency: 'usd' },
    year: { amount: 9_900, currency: 'usd' },
  };
  const readPrice = async (id: string) => {
    asked.push(id);
    const price = prices[id];
    if (price === undefined || price instanceof Error) throw price ?? new Error('no such price');
    return price;
  };
  return { asked, prices, readPrice };
}

test('[BILL-08] [PRICE-11] the provider’s prices are on sale, and it is asked for them once an hour', async () => {
  const stripe = provider();
  let now = 0;
  const plans = createPriceList(stripe, settings, () => now);
  const [first, same] = await Promise.all([plans(), plans()]);
  expect(first).toEqual({
    monthly: { priceId: 'month', amount: 999, currency: 'usd' },
    yearly: { priceId: 'year', amount: 9_900, currency: 'usd' },
    trialDays: 7,
    publishableKey: 'key',
    scriptUrl: 'about:blank',
  });
  expect(same).toBe(first);
  expect(stripe.asked).toEqual(['month', 'year']);
  stripe.prices.month = { amount: 1_099, currency: 'eur' };
  now = 60 * minute - 1;
  expect(await plans()).toBe(first);
  now = 60 * minute;
  expect((await plans()).monthly).toEqual({ priceId: 'month', amount: 1_099, currency: 'eur' });
  expect(stripe.asked).toHaveLength(4);
});

test('[BILL-08] while the provider is away the last prices stand, else the listed ones, and it is asked a minute later', async () => {
  const stripe = provider();
  let now = 0;
  stripe.prices.year = new Error('away');
  const plans = createPriceList(stripe, settings, () => now);
  expect(await plans()).toMatchObject({
    monthly: { amount: 999 },
    yearly: { priceId: 'year', ...listPrices.yearly },
  });
  now = minute - 1;
  await plans();
  expect(stripe.asked).toHaveLength(2);
  stripe.prices.year = { amount: 8_800, currency: 'usd' };
  now = minute;
  expect((await plans()).yearly).toMatchObject({ amount: 8_800 });
  stripe.prices.month = new Error('away');
  stripe.prices.year = new Error('away');
  now += 60 * minute;
  expect(await plans()).toMatchObject({ monthly: { amount: 999 }, yearly: { amount: 8_800 } });
  expect(stripe.asked).toHaveLength(6);
});

test('[BILL-08] without a yearly plan only the monthly price is asked for', async () => {
  const stripe = provider();
  expect((await createPriceList(stripe, { ...settings, priceYearly: null })()).yearly).toBeNull();
  expect(stripe.asked).toEqual(['month']);
});
