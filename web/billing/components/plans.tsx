import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import coverCastle from '../../.art/cover-castle.svg';
import coverForest from '../../.art/cover-forest.svg';
import coverSea from '../../.art/cover-underwater.svg';
import { paths } from '../../routes/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type LeftCheckout, takeLeft } from '../left-checkout.ts';
import type { ChosenPlan } from '../use-chosen-plan.ts';
import { BenefitList, FreeList } from './benefit-list.tsx';
import { PeriodChoice } from './period-choice.tsx';

const covers = [
  { src: coverForest, place: '-rotate-8 translate-y-2' },
  { src: coverCastle, place: 'z-10 -mx-3 sm:-mx-5' },
  { src: coverSea, place: 'rotate-8 translate-y-2' },
];

type Props = { plan: ChosenPlan; busy: boolean; onSubscribe: () => void };

/** Free and Premium side by side; Premium by the month, or by the year if that is sold. */
export function Plans({ plan, busy, onSubscribe }: Props) {
  const t = useTranslations('billing.pricing');
  const all = useTranslations('billing');
  const { plans, price, trial } = plan;
  const [left, setLeft] = useState<LeftCheckout | null>(null);
  // Whoever comes back from the payment page without having paid is told so.
  useEffect(() => setLeft(takeLeft(sessionStorage)), []);

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
          {/* The longer price of a year stays on one line of a phone, and so the choice below under the finger. */}
          <p
            className="mt-1 font-display text-[max(1rem,min(2.25rem,8.2vw))] leading-tight sm:text-5xl"
            aria-live="polite"
          >
            {price}
          </p>
        </div>
        {/* Reserves the space of the choice until the plans are loaded. */}
        {plans === undefined && <div className="h-21 sm:h-13" />}
        <PeriodChoice plan={plan} />
        <BenefitList />
        <div className="mt-auto grid gap-3">
          {trial && <p className="font-semibold">{trial}</p>}
          <Button size="large" busy={busy} onClick={onSubscribe}>
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
          <p className="mt-1 font-display text-[max(1rem,min(2.25rem,8.2vw))] leading-tight sm:text-5xl">
            {t('freePrice')}
          </p>
        </div>
        <FreeList />
        <div className="mt-auto grid">
          <ButtonLink to={paths.create} look="secondary" size="large">
            {t('freeAction')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
