import { useSyncExternalStore } from 'react';
import { type Allowances, type Offer, usualAllowances } from '#domain/offers.ts';

/** What the first tag says does not change while the page is open. */
const never = () => () => {};

/** Whether this installation has it. The page says so itself; what was rendered before is of one that has all. */
export function isOffered(offer: Offer): boolean {
  return !document.documentElement.dataset.without?.split(' ').includes(offer);
}

/** The same in a component, also in one that was rendered before, for an installation that has all. */
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

/** Whether what texts say of free stories in words holds here. */
export function useUsualOffer(): boolean {
  const { freeText, freeImage } = useAllowances();
  const whole = [useOffer('payments'), useOffer('pictures')].every(Boolean);
  return whole && freeText === usualAllowances.freeText && freeImage === usualAllowances.freeImage;
}
