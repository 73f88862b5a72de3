/** The keys and prices of the sandbox's account, which the product uses if no key is configured. */
export const sandboxStripe = {
  secretKey: 'sk_test_lunatale_sandbox',
  publishableKey: 'pk_test_lunatale_sandbox',
  webhookSecret: 'whsec_lunatale_sandbox',
  prices: { monthly: 'price_lunatale_monthly', yearly: 'price_lunatale_yearly' },
} as const;

export const apiVersion = '2026-10-28.endive';

export type Interval = 'month' | 'year';

export type Price = ReturnType<typeof price>;

function price(id: string, interval: Interval, unitAmount: number) {
  return {
    id,
    object: 'price' as const,
    active: true,
    billing_scheme: 'per_unit',
    created: 1_760_000_000,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: `lunatale_${interval}`,
    metadata: {},
    nickname: null,
    product: product.id,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  };
}

export const product = {
  id: 'prod_lunatale_premium',
  object: 'product',
  active: true,
  created: 1_760_000_000,
  default_price: sandboxStripe.prices.monthly as string,
  description: null,
  images: [],
  livemode: false,
  metadata: {},
  name: 'Lunatale Premium',
  type: 'service',
  updated: 1_760_000_000,
};

/** The last one is a price that the product does not know. */
export const prices: readonly Price[] = [
  price(sandboxStripe.prices.monthly, 'month', 999),
  price(sandboxStripe.prices.yearly, 'year', 9999),
  price('price_somebody_elses', 'month', 500),
];

export function findPrice(id: string | undefined): Price | undefined {
  return prices.find((candidate) => candidate.id === id);
}
