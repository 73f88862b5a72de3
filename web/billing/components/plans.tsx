import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import coverCastle from '../../.art/cover-castle.svg';
import coverForest from '../../.art/cover-forest.svg';
import coverSea from '../../.art/cover-underwater.svg';
import { useAllowances, useOffer } from '../../platform/offers.ts';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { type LeftCheckout, type Period, takeLeft } from '../left-checkout.ts';
import { usePriceTexts } from '../use-price-texts.ts';
import { BenefitList, CheckList } from './benefit-list.tsx';

const covers = [
  { src: coverForest, place: '-rotate-8 translate-y-2' },
  { src: coverCastle, place: 'z-10 -mx-3 sm:-mx-5' },
  { src: coverSea, place: 'rotate-8 translate-y-2' },
];

type Props = { busy: boolean; onSubscribe: (priceId?: string) => void };

/** Free and Premium side by side; Premium by the month, or by the year if that is sold. */
export function Plans({ busy, onSubscribe }: Props) {
  const t = useTranslations('billing.pricing');
  const all = useTranslations('billing');
  const draws = useOffer('pictures');
  const { freeText, freeImage } = useAllowances();
  const { plans, monthly, yearly, saving, trial } = usePriceTexts();
  const [period, setPeriod] = useState<Period>('monthly');
  const [left, setLeft] = useState<LeftCheckout | null>(null);
  // Whoever comes back from the payment page without having paid finds the plan that was chosen.
  useEffect(() => {
    const taken = takeLeft(sessionStorage);
    if (taken === null) return;
    setPeriod(taken.period);
    setLeft(taken);
  }, []);
  const byYear = period === 'yearly' && plans?.yearly;

  return (
    <div className="grid items-stretch gap-5 md:grid-cols-[2fr_3fr]">
      <Card
        as="section"
        labelledBy="premium-plan"
        className="relative flex flex-col gap-6 border-2 border-lamp sm:p-8 md:order-2"
      >
        <div aria-hidden="true" className="second-frame absolute -top-7 right-6 flex sm:right-8 sm:-top-8">
          {covers.map(({ src, place }) => (
            <img
              key={src}
              src={src}
              alt=""
              loading="lazy"
              className={`h-14 w-10.5 rounded-md object-cover shadow-lifted sm:h-20 sm:w-15 ${place}`}
            />
          ))}
        </div>
        <div>
          <h2 id="premium-plan" className="font-sans font-semibold text-lamp text-lg">
            {t('premium')}
          </h2>
          <p className="mt-1 font-display text-4xl sm:text-5xl" aria-live="polite">
            {byYear ? yearly : monthly}
          </p>
        </div>
        {/* Reserves the space of the choice until the plans are loaded. */}
        {plans === undefined && <div className="h-21 sm:h-13" />}
        {yearly && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SegmentedControl
              label={all('plan.label')}
              options={[
                { value: 'monthly', label: all('plan.monthly') },
                { value: 'yearly', label: all('plan.yearly') },
              ]}
              value={period}
              onChange={setPeriod}
            />
            {saving > 0 && <p className="text-ink-soft">{all('plan.saving', { percent: saving })}</p>}
          </div>
        )}
        <BenefitList />
        <div className="mt-auto grid gap-3">
          {trial && <p className="font-semibold">{trial}</p>}
          <Button
            size="large"
            busy={busy}
            onClick={() => onSubscribe(byYear ? byYear.priceId : plans?.monthly.priceId)}
          >
            {t('subscribe')}
          </Button>
          {/* Below the button, which so stays under the finger. */}
          <p className="text-balance text-center text-ink-soft text-sm" role={busy || left ? 'status' : undefined}>
            {busy ? all('starting') : left ? all('unpaid') : all('cancel')}
          </p>
          {left?.from && (
            <ButtonLink to={left.from} look="quiet" size="large">
              {all('back')}
            </ButtonLink>
          )}
        </div>
      </Card>
      <Card as="section" labelledBy="free-plan" className="flex flex-col gap-6 sm:p-8">
        <div>
          <h2 id="free-plan" className="font-sans font-semibold text-ink-soft text-lg">
            {t('free')}
          </h2>
          <p className="mt-1 font-display text-4xl sm:text-5xl">{t('freePrice')}</p>
        </div>
        <CheckList
          lines={[
            t('freeText', { count: freeText }),
            draws && t('freeImages', { count: freeImage }),
            t('freeSave'),
          ].filter(Boolean)}
        />
        <div className="mt-auto grid">
          <ButtonLink to={paths.create} look="secondary" size="large">
            {t('freeAction')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
