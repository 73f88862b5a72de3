import { useSyncExternalStore } from 'react';
import { type Allowances, type Offer, usualAllowances } from '#domain/offers.ts';

/** The attributes of the html element do not change while the page is open. */
const never = () => () => {};

/** Whether this installation has the offer, as the html element says. Pages are prerendered with all offers. */
export function isOffered(offer: Offer): boolean {
  return !document.documentElement.dataset.without?.split(' ').includes(offer);
}

/** The same for a component; true while prerendering and hydrating. */
export function useOffer(offer: Offer): boolean {
  return useSyncExternalStore(
    never,
    () => isOffered(offer),
    () => true,
  );
}

/** How many stories a user may have made here. */
export function useAllowances(): Allowances {
  const said = useSyncExternalStore(
    never,
    () => document.documentElement.dataset.allowances,
    () => undefined,
  );
  const [freeText, freeImage, dailyGemini] = said?.split(' ').map(Number) ?? [];
  return {
    freeText: freeText ?? usualAllowances.freeText,
    freeImage: freeImage ?? usualAllowances.freeImage,
    dailyGemini: dailyGemini ?? usualAllowances.dailyGemini,
  };
}

/** Whether payments, pictures and the usual allowances apply here, so that texts that name them in words are true. */
export function useUsualOffer(): boolean {
  const { freeText, freeImage } = useAllowances();
  const whole = [useOffer('payments'), useOffer('pictures')].every(Boolean);
  return whole && freeText === usualAllowances.freeText && freeImage === usualAllowances.freeImage;
}
