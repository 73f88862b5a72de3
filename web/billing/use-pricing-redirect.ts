import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isSubscriberStatus, type SubscriptionView } from '#domain/billing/subscription.ts';
import { storageKeys } from '../platform/device/storage-keys.ts';
import { paths } from '../routes/paths.ts';
import { toast } from '../ui/layers/toast.tsx';
import { forPrices } from './components/plans-told.tsx';

/** After more redirects in a row than this, the page stays (PRICE-08). */
export const pricingRedirectLimit = 3;

/** Whether the pricing page redirects: for subscribers and admins, up to the limit (PRICE-07, PRICE-08). */
export function shouldLeavePricing(subscription: SubscriptionView | undefined, redirects: number): boolean {
  return subscription !== undefined && isSubscriberStatus(subscription.status) && redirects <= pricingRedirectLimit;
}

/** Sends subscribers on to their stories, tells them why, and counts it; staying on a page clears the count. */
export function usePricingRedirect(subscription: SubscriptionView | undefined): void {
  const navigate = useNavigate();
  const t = useTranslations('billing');
  useEffect(() => {
    const redirects = Number(sessionStorage.getItem(storageKeys.pricingRedirects)) || 0;
    if (!shouldLeavePricing(subscription, redirects)) return;
    sessionStorage.setItem(storageKeys.pricingRedirects, String(redirects + 1));
    const onPress = () => navigate(`${paths.profile}#my-plan`, { state: forPrices });
    // Long enough to be read and pressed: the page has changed under it.
    toast.plain(t('already'), { action: { label: t('seePlan'), onPress }, seconds: 10 });
    navigate(paths.myStories, { replace: true });
  }, [subscription, navigate, t]);
}
