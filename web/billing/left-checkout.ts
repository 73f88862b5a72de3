import { storageKeys } from '../platform/device/storage-keys.ts';
import { paths } from '../routes/paths.ts';

/** The path of the page that was left for the payment page; null = the prices themselves. */
export type LeftCheckout = { from: string | null };

/** Notes that this tab leaves for the payment page, and the page it leaves. */
export function noteLeaving(storage: Storage, path: string): void {
  storage.setItem(storageKeys.checkoutLeft, path);
}

/** What this tab left for the payment page from, once: it is back, paid or not. */
export function takeLeft(storage: Storage): LeftCheckout | null {
  const path = storage.getItem(storageKeys.checkoutLeft);
  storage.removeItem(storageKeys.checkoutLeft);
  if (path === null) return null;
  return { from: path !== paths.pricing && /^\/(?!\/)/.test(path) ? path : null };
}

/** Whether this tab holds a story that was prepared and not written yet. */
export function formWaits(storage: Storage): boolean {
  return storage.getItem(storageKeys.pendingOptions) !== null || storage.getItem(storageKeys.creatorForm) !== null;
}
