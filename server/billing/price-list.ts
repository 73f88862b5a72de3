import { listPrices, type PlanPrice, type Plans } from '#domain/billing/api.ts';
import type { StripeClient } from '../providers/stripe/client.ts';

export type BillingSettings = {
  publishableKey: string;
  scriptUrl: string;
  priceMonthly: string;
  /** Null = no yearly plan is offered (AMB-074). */
  priceYearly: string | null;
  /** Every price that is Premium. */
  priceIds: readonly string[];
  trialDays: number;
  /** Days after a missed payment in which access goes on. */
  graceDays: number;
};

const freshMilliseconds = 60 * 60_000;

/**
 * What can be bought, at the prices that will be charged (BILL-08, PRICE-11): they are the payment
 * provider's, asked once an hour. While it does not answer, the listed ones are shown.
 */
export function createPriceList(stripe: StripeClient, settings: BillingSettings): () => Promise<Plans> {
  const { priceMonthly, priceYearly, trialDays, publishableKey, scriptUrl } = settings;
  let known: { plans: Plans; until: number } | undefined;

  return async () => {
    if (known && Date.now() < known.until) return known.plans;
    let complete = true;
    const priced = async (priceId: string, listed: { amount: number; currency: string }): Promise<PlanPrice> => {
      const price = await stripe.readPrice(priceId).catch(() => undefined);
      complete &&= price !== undefined;
      return { priceId, ...(price ?? listed) };
    };
    const [monthly, yearly] = await Promise.all([
      priced(priceMonthly, listPrices.monthly),
      priceYearly === null ? null : priced(priceYearly, listPrices.yearly),
    ]);
    const plans: Plans = { monthly, yearly, trialDays, publishableKey, scriptUrl };
    if (complete) known = { plans, until: Date.now() + freshMilliseconds };
    return plans;
  };
}
