import { storageKeys } from '../platform/device/storage-keys.ts';

export type Period = 'monthly' | 'yearly';

/** Notes that this tab leaves for the payment page, with the plan that was chosen. */
export function noteLeaving(storage: Storage, period: Period): void {
  storage.setItem(storageKeys.checkoutLeft, period);
}

/** The plan with which this tab left for the payment page, once: it came back without having paid. */
export function takeLeft(storage: Storage): Period | null {
  const left = storage.getItem(storageKeys.checkoutLeft);
  storage.removeItem(storageKeys.checkoutLeft);
  return left === 'monthly' || left === 'yearly' ? left : null;
}
