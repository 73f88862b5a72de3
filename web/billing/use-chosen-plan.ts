import { useEffect, useState } from 'react';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { usePriceTexts } from './use-price-texts.ts';

export type Period = 'monthly' | 'yearly';

/**
 * The plan that is about to be bought, by the month unless the year was chosen in this tab: chosen once, it is chosen
 * wherever Premium is offered. `price` is what is shown for it and `priceId` what is charged (BILL-08); undefined until
 * the plans are loaded.
 */
export function useChosenPlan() {
  const texts = usePriceTexts();
  const [period, setPeriod] = useState<Period>('monthly');
  useEffect(() => {
    if (sessionStorage.getItem(storageKeys.planPeriod) === 'yearly') setPeriod('yearly');
  }, []);
  const { plans, monthly, yearly } = texts;
  const byYear = period === 'yearly' && plans?.yearly;
  return {
    ...texts,
    period,
    choose: (next: Period) => {
      sessionStorage.setItem(storageKeys.planPeriod, next);
      setPeriod(next);
    },
    price: byYear ? yearly : monthly,
    priceId: (byYear || plans?.monthly)?.priceId,
  };
}

export type ChosenPlan = ReturnType<typeof useChosenPlan>;
