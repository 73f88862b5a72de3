import { storageKeys } from '../platform/device/storage-keys.ts';
import { paths } from '../routes/paths.ts';

export type Period = 'monthly' | 'yearly';

/** The plan that was chosen, and the path of the page it was chosen on; null = the prices themselves. */
export type LeftCheckout = { period: Period; from: string | null };

/** Notes that this tab leaves for the payment page, with the plan that was chosen and the page it leaves. */
export function noteLeaving(storage: Storage, period: Period, path: string): void {
  storage.setItem(storageKeys.checkoutLeft, path === paths.pricing ? period : `${period} ${path}`);
}

/** What this tab left for the payment page with, once: it is back, paid or not. */
export function takeLeft(storage: Storage): LeftCheckout | null {
  const [period, path = ''] = (storage.getItem(storageKeys.checkoutLeft) ?? '').split(' ');
  storage.removeItem(storageKeys.checkoutLeft);
  if (period !== 'monthly' && period !== 'yearly') return null;
  return { period, from: /^\/(?!\/)/.test(path) ? path : null };
}
