import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { amountText, shownPrices, yearlySaving } from './price-text.ts';
import { plansQuery } from './queries.ts';

/** Returns the price texts in the user's language, and the plans. */
export function usePriceTexts() {
  const t = useTranslations('billing');
  const language = useLocale();
  const { data: plans } = useQuery(plansQuery);
  const prices = shownPrices(plans);
  const text = (price: typeof prices.monthly) => amountText(price, language, (amount) => t('currency', { amount }));
  return {
    plans,
    monthly: t('price', { amount: text(prices.monthly) }),
    yearly: prices.yearly && t('priceYearly', { amount: text(prices.yearly) }),
    saving: yearlySaving(prices),
    trial: plans && plans.trialDays > 0 ? t('trial', { days: plans.trialDays }) : null,
  };
}
