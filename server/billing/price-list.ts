import { listPrices, type PlanPrice, type Plans } from '#domain/billing/api.ts';
import type { StripeClient } from '../providers/stripe/client.ts';

export type BillingSettings = {
  publishableKey: string;
  scriptUrl: string;
  priceMonthly: string;
  /** Null = no yearly plan is offered (AMB-074). */
  priceYearly: string | null;
  /** Every price that gives Premium. */
  priceIds: readonly string[];
  trialDays: number;
  /** Days after a missed payment in which access goes on. */
  graceDays: number;
};

const freshMilliseconds = 60 * 60_000;
/** How long to wait before asking a payment provider again that did not answer. */
const pauseMilliseconds = 60_000;

/**
 * Returns what can be bought, at the prices that will be charged (BILL-08, PRICE-11). They come from the payment
 * provider, which is asked once an hour for all callers. While it does not answer, the last known prices are
 * shown, or else the listed ones, and it is asked again a minute later.
 */
export function createPriceList(
  stripe: Pick<StripeClient, 'readPrice'>,
  settings: BillingSettings,
  now: () => number = Date.now,
): () => Promise<Plans> {
  const { priceMonthly, priceYearly, trialDays, publishableKey, scriptUrl } = settings;
  const lastKnown = new Map<string, PlanPrice>();
  let shown: { plans: Plans; until: number } | undefined;
  let asking: Promise<Plans> | undefined;

  async function ask(): Promise<Plans> {
    let complete = true;
    const priced = async (priceId: string, listed: { amount: number; currency: string }): Promise<PlanPrice> => {
      const price = await stripe.readPrice(priceId).catch(() => undefined);
      complete &&= price !== undefined;
      if (price) lastKnown.set(priceId, { priceId, ...price });
      return lastKnown.get(priceId) ?? { priceId, ...listed };
    };
    const [monthly, yearly] = await Promise.all([
      priced(priceMonthly, listPrices.monthly),
      priceYearly === null ? null : priced(priceYearly, listPrices.yearly),
    ]);
    const plans: Plans = { monthly, yearly, trialDays, publishableKey, scriptUrl };
    shown = { plans, until: now() + (complete ? freshMilliseconds : pauseMilliseconds) };
    return plans;
  }

  return async () => {
    if (shown && now() < shown.until) return shown.plans;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
