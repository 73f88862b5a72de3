import { useLayoutEffect, useState } from 'react';
import { type Allowances, type Offer, usualAllowances } from '#domain/offers.ts';

/** Whether this installation has it. The page says so itself; what was rendered before is of one that has all. */
export function isOffered(offer: Offer): boolean {
  return !document.documentElement.dataset.without?.split(' ').includes(offer);
}

/** The same in a component, also in one that was rendered before, for an installation that has all. */
export function useOffer(offer: Offer): boolean {
  const [has, setHas] = useState(true);
  useLayoutEffect(() => setHas(isOffered(offer)), [offer]);
  return has;
}

/** How many stories a user may have made here. */
export function useAllowances(): Allowances {
  const [said, setSaid] = useState<string>();
  useLayoutEffect(() => setSaid(document.documentElement.dataset.allowances), []);
  const [freeText, freeImage, dailyGemini] = said?.split(' ').map(Number) ?? [];
  return {
    freeText: freeText ?? usualAllowances.freeText,
    freeImage: freeImage ?? usualAllowances.freeImage,
    dailyGemini: dailyGemini ?? usualAllowances.dailyGemini,
  };
}

/** Whether what texts say of free stories in words holds here. */
export function useUsualOffer(): boolean {
  const { freeText, freeImage } = useAllowances();
  const whole = [useOffer('payments'), useOffer('pictures')].every(Boolean);
  return whole && freeText === usualAllowances.freeText && freeImage === usualAllowances.freeImage;
}
