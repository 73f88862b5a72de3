import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAllowances, useOffer } from '../../platform/offers.ts';

const sold = ['text', 'illustrated', 'priority'] as const;
/** What the page after a purchase lists as well (SUCCESS-06), although it is free. */
const included = [...sold, 'save', 'languages'] as const;

/** What Premium includes, as the page after a purchase lists it. */
export function InclusionList() {
  const all = useTranslations('billing.success.benefits');
  const { isOffered, values } = useOffered();
  return <CheckList lines={included.filter(isOffered).map((benefit) => all(benefit, values))} />;
}

/** What Premium has beyond the free plan, one line each, and that nothing free is lost. */
export function BenefitList() {
  const t = useTranslations('billing.benefits');
  const { isOffered, values } = useOffered();
  return <CheckList lines={[...sold.filter(isOffered).map((benefit) => t(benefit, values)), t('free')]} />;
}

/** What every account has for free. */
export function FreeList() {
  const free = useTranslations('billing.pricing');
  const draws = useOffer('pictures');
  const { freeText, freeImage } = useAllowances();
  const images = draws && free('freeImages', { count: freeImage });
  return <CheckList lines={[free('freeText', { count: freeText }), images, free('freeSave')].filter(Boolean)} />;
}

/** Which benefits this installation has, and the numbers for their texts. */
function useOffered() {
  const draws = useOffer('pictures');
  const { dailyGemini: count } = useAllowances();
  return { isOffered: (benefit: string) => draws || benefit !== 'illustrated', values: { count } };
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
