import type { Plans } from '#domain/billing/api.ts';

/** Premium as it is sold in screen tests, by the month and by the year. */
export const soldPlans: Plans = {
  monthly: { priceId: 'price_of_a_month', amount: 999, currency: 'usd' },
  yearly: { priceId: 'price_of_a_year', amount: 9999, currency: 'usd' },
  trialDays: 7,
  publishableKey: 'key',
  scriptUrl: 'data:text/javascript,',
};
