import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAllowances, useOffer } from '../../platform/offers.ts';

const benefits = ['text', 'illustrated', 'priority', 'save', 'languages'] as const;

/** Returns the benefits of Premium in this installation, each with the numbers for its text. */
export function useBenefits() {
  const draws = useOffer('pictures');
  const { dailyGemini: count } = useAllowances();
  return benefits
    .filter((benefit) => draws || benefit !== 'illustrated')
    .map((benefit) => ({ benefit, values: { count } }));
}

/** The benefits of Premium, one line each. */
export function BenefitList() {
  const t = useTranslations('billing.benefits');
  return <CheckList lines={useBenefits().map(({ benefit, values }) => t(benefit, values))} />;
}

/** A list of lines with tick marks. */
export function CheckList({ lines }: { lines: ReactNode[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
        <li key={index} className="flex gap-2.5 leading-snug">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-moss" />
          {line}
        </li>
      ))}
    </ul>
  );
}
