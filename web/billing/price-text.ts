import { listPrices, type PlanPrice, type Plans } from '#domain/billing/api.ts';

type Amount = Pick<PlanPrice, 'amount' | 'currency'>;

/** The prices to show: those that will be charged, or the list while they are not known. */
export function shownPrices(plans: Plans | undefined): { monthly: Amount; yearly: Amount | null } {
  return { monthly: plans?.monthly ?? listPrices.monthly, yearly: plans?.yearly ?? null };
}

/** "$9.99"; other currencies than the dollar as the language writes them. `dollars` adds what the language needs. */
export function amountText(
  { amount, currency }: Amount,
  language: string,
  dollars: (amount: string) => string,
): string {
  if (currency.toLowerCase() === 'usd') return dollars(`$${(amount / 100).toFixed(2)}`);
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** What a year costs less than twelve months, in whole percent; 0 when it does not. */
export function yearlySaving({ monthly, yearly }: ReturnType<typeof shownPrices>): number {
  if (yearly === null || yearly.currency !== monthly.currency || monthly.amount <= 0) return 0;
  return Math.max(0, Math.floor((1 - yearly.amount / (monthly.amount * 12)) * 100));
}
