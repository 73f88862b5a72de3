import type { SubscriptionView } from '#domain/billing/subscription.ts';
import { storageKeys } from '../platform/device/storage-keys.ts';

/** The record in local storage (SUB-15). Times in milliseconds. */
export type CachedSubscription = {
  userId: string;
  subscription: SubscriptionView;
  timestamp: number;
  expiresAt: number;
};

/** How long a cached subscription is valid (SUB-15). */
export const subscriptionCacheMilliseconds = 30 * 60_000;

/** Returns this user's subscription if it was read in the last 30 minutes; never another user's (SUB-16). */
export function readCachedSubscription(
  storage: Storage,
  userId: string,
  now = Date.now(),
): CachedSubscription | undefined {
  let value: unknown;
  try {
    value = JSON.parse(storage.getItem(storageKeys.subscription) ?? 'null');
  } catch {
    return undefined;
  }
  if (!isCached(value) || value.userId !== userId || value.expiresAt <= now || value.timestamp > now) return undefined;
  return value;
}

export function cacheSubscription(
  storage: Storage,
  userId: string,
  subscription: SubscriptionView,
  now = Date.now(),
): void {
  const entry: CachedSubscription = {
    userId,
    subscription,
    timestamp: now,
    expiresAt: now + subscriptionCacheMilliseconds,
  };
  try {
    storage.setItem(storageKeys.subscription, JSON.stringify(entry));
  } catch {
    // A full or forbidden storage only costs one more request.
  }
}

/** Forgets it, so that the next reader asks the server. Signing out does the same. */
export function forgetSubscription(storage: Storage): void {
  try {
    storage.removeItem(storageKeys.subscription);
  } catch {
    // Storage that cannot be written to holds nothing either.
  }
}

/** How long after the billing page was opened a kept subscription is asked for again: whoever changes it there may come back by any way. */
const doubtMilliseconds = 60 * 60_000;

/** Notes that the billing page is opened. */
export function noteBillingOpened(storage: Storage, now = Date.now()): void {
  try {
    storage.setItem(storageKeys.billingOpened, String(now));
  } catch {
    // Without it the way back that the billing page offers still asks.
  }
}

/** Whether the subscription may have changed on the billing page since it was kept. */
export function mayHaveChanged(storage: Storage, now = Date.now()): boolean {
  const opened = Number(storage.getItem(storageKeys.billingOpened) ?? Number.NaN);
  return now - opened >= 0 && now - opened < doubtMilliseconds;
}

function isCached(value: unknown): value is CachedSubscription {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, subscription, timestamp, expiresAt } = value as Record<string, unknown>;
  const view = subscription as Record<string, unknown> | null | undefined;
  return (
    typeof userId === 'string' &&
    typeof timestamp === 'number' &&
    typeof expiresAt === 'number' &&
    typeof view === 'object' &&
    view !== null &&
    typeof view.status === 'string' &&
    typeof view.isActive === 'boolean'
  );
}
