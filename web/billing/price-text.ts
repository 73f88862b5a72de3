import { listPrices, type PlanPrice, type Plans } from '#domain/billing/api.ts';

type Amount = Pick<PlanPrice, 'amount' | 'currency'>;

/** Returns the prices to show: those that will be charged, or the list prices until they are known. */
export function shownPrices(plans: Plans | undefined): { monthly: Amount; yearly: Amount | null } {
  return { monthly: plans?.monthly ?? listPrices.monthly, yearly: plans?.yearly ?? null };
}

/** Returns "$9.99" through `dollars`, the language's wrapper; formats other currencies as the language does. */
export function amountText(
  { amount, currency }: Amount,
  language: string,
  dollars: (amount: string) => string,
): string {
  if (currency.toLowerCase() === 'usd') return dollars(`$${(amount / 100).toFixed(2)}`);
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Returns how much a year saves over twelve months, in whole percent; 0 if nothing. */
export function yearlySaving({ monthly, yearly }: ReturnType<typeof shownPrices>): number {
  if (yearly === null || yearly.currency !== monthly.currency || monthly.amount <= 0) return 0;
  return Math.max(0, Math.floor((1 - yearly.amount / (monthly.amount * 12)) * 100));
}
