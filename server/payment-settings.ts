import type { BillingSettings } from './billing/price-list.ts';
import type { StripeConfig } from './config.ts';
import type { StripeSettings } from './providers/stripe/client.ts';

/** For an installation that sells nothing: `requireOffer` refuses purchases, and nothing listens at the address. */
export const noPayments = {
  secretKey: 'none',
  webhookSecret: '',
  baseUrl: 'http://127.0.0.1:9',
  publishableKey: '',
  scriptUrl: 'about:blank',
  priceMonthly: '',
  priceYearly: null,
  priceIds: [],
  trialDays: 0,
  graceDays: 0,
} satisfies BillingSettings & StripeSettings;

/** The stand-in's account. Copied, not imported: the server knows the sandbox by its wire only. */
const sandboxAccount = {
  secretKey: 'sk_test_lunatale_sandbox',
  publishableKey: 'pk_test_lunatale_sandbox',
  webhookSecret: 'whsec_lunatale_sandbox',
  priceMonthly: 'price_lunatale_monthly',
  priceYearly: 'price_lunatale_yearly',
};

/** Returns the settings of the configured account, or of the stand-in at `sandboxUrl`; null = no payments. */
export function paymentSettings(
  config: StripeConfig | null,
  billing: { trialDays: number; graceDays: number },
  sandboxUrl: string | undefined,
): (StripeSettings & BillingSettings) | null {
  const account = sandboxUrl === undefined ? config : { ...sandboxAccount, baseUrl: sandboxUrl };
  if (account === null) return null;
  const { priceMonthly, priceYearly, baseUrl } = account;
  // The vendor serves its script from an address of its own; another host plays both.
  const scriptBase = baseUrl.startsWith('https://api.stripe.com') ? 'https://js.stripe.com' : baseUrl;
  return {
    ...account,
    ...billing,
    scriptUrl: `${scriptBase.replace(/\/+$/, '')}/v3/?advancedFraudSignals=false`,
    priceIds: priceYearly === null ? [priceMonthly] : [priceMonthly, priceYearly],
  };
}
