import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Disclosure } from '../../ui/disclosure.tsx';
import { usePriceTexts } from '../use-price-texts.ts';
import { BenefitList, FreeList } from './benefit-list.tsx';

/** The state of a navigation that comes for the prices. */
export const forPrices = { prices: true };

/** The prices and what the plans hold, for whoever has Premium: the pricing page sends them on (PRICE-07). */
export function PlansTold() {
  const t = useTranslations('billing');
  const { monthly, yearly } = usePriceTexts();
  const state: unknown = useLocation().state;
  const isAskedFor = typeof state === 'object' && state !== null && 'prices' in state;
  return (
    <Disclosure summary={t('mine.prices')} {...(isAskedFor && { open: true })}>
      <div className="grid gap-6 pt-2">
        <div className="grid gap-3">
          <h3 className="font-semibold text-lg">{t('mine.premium')}</h3>
          <p>{[monthly, yearly].filter(Boolean).join(' · ')}</p>
          <BenefitList />
          <p className="text-ink-soft">{t('cancel')}</p>
        </div>
        <div className="grid gap-3">
          <h3 className="font-semibold text-lg">{t('mine.free')}</h3>
          <FreeList />
        </div>
      </div>
    </Disclosure>
  );
}
