import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAllowances, useOffer } from '../../platform/offers.ts';

const sold = ['text', 'illustrated', 'priority'] as const;
/** What Premium includes, in the words in which it was sold, and what was free before (SUCCESS-06). */
export function InclusionList() {
  const before = useTranslations('billing.success.benefits');
  return <CheckList lines={[...useSold(), before('save'), before('languages')]} />;
}

/** What Premium has beyond the free plan, one line each, and that nothing free is lost. */
export function BenefitList() {
  const t = useTranslations('billing.benefits');
  return <CheckList lines={[...useSold(), t('free')]} />;
}

/** What every account has for free. */
export function FreeList() {
  const free = useTranslations('billing.pricing');
  const draws = useOffer('pictures');
  const { freeText, freeImage } = useAllowances();
  const images = draws && free('freeImages', { count: freeImage });
  return <CheckList lines={[free('freeText', { count: freeText }), images, free('freeSave')].filter(Boolean)} />;
}

/** What this installation sells. */
function useSold(): string[] {
  const t = useTranslations('billing.benefits');
  const draws = useOffer('pictures');
  const { dailyGemini: count } = useAllowances();
  return sold.filter((benefit) => draws || benefit !== 'illustrated').map((benefit) => t(benefit, { count }));
}

/** A list of lines with tick marks. */
function CheckList({ lines }: { lines: ReactNode[] }) {
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
