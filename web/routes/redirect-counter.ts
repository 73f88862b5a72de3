import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { storageKeys } from '../platform/device/storage-keys.ts';

type Key = (typeof storageKeys)['guardRedirects' | 'pricingRedirects'];

/** A page that stays open this many ms ends a chain of redirects, so that only real loops count (AMB-007). */
const redirectChainMilliseconds = 3000;

/** Returns the number of redirects in a row under this key; an unreadable value counts as 0. */
export function countRedirects(key: Key, storage: Storage): number {
  const count = Number(storage.getItem(key));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** Counts one more redirect. */
export function addRedirect(key: Key, storage: Storage): void {
  storage.setItem(key, String(countRedirects(key, storage) + 1));
}

/** Resets both counters. */
export function clearRedirects(storage: Storage): void {
  storage.removeItem(storageKeys.guardRedirects);
  storage.removeItem(storageKeys.pricingRedirects);
}

/** Ends the chains once the user stays on a page; mount it once, inside the router. */
export function useRedirectChainEnd(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation starts the wait again
  useEffect(() => {
    const timer = setTimeout(() => clearRedirects(sessionStorage), redirectChainMilliseconds);
    return () => clearTimeout(timer);
  }, [key]);
}
