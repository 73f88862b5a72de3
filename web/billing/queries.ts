import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CheckoutState, checkoutsPath, type Plans, plansPath } from '#domain/billing/api.ts';
import { type SubscriptionView, subscriptionPath } from '#domain/billing/subscription.ts';
import { callApi } from '../platform/api.ts';
import { log } from '../platform/log.ts';
import {
  cacheSubscription,
  forgetSubscription,
  mayHaveChanged,
  readCachedSubscription,
  subscriptionCacheMilliseconds,
} from './subscription-cache.ts';

/** How often to check whether the subscription is stale (SUB-17, AMB-020). */
const checkMilliseconds = 15 * 60_000;

/** The plans on sale, at the prices that will be charged. */
export const plansQuery = queryOptions({
  queryKey: ['billing', 'plans'],
  queryFn: ({ signal }) => callApi<Plans>(plansPath, { signal }),
});

const subscriptionKey = (userId: string) => ['billing', 'subscription', userId];

/**
 * The user's subscription: from this browser's storage for 30 minutes, else from the server (SUB-15 to SUB-17). One
 * that another adult pays for ends without a word to this browser, when that adult leaves or deletes the account, and one
 * may change on the billing page: it is shown at once, and asked for again on every page.
 */
export function subscriptionQuery(userId: string) {
  const cached = () => {
    const storage = localStore();
    return storage && userId !== '' ? readCachedSubscription(storage, userId) : undefined;
  };
  const inDoubt = (subscription: SubscriptionView | undefined) => {
    const storage = localStore();
    return subscription?.paidByAnother === true || (storage !== undefined && mayHaveChanged(storage));
  };
  return queryOptions({
    queryKey: subscriptionKey(userId),
    queryFn: async ({ signal }) => {
      const known = cached();
      if (known && !inDoubt(known.subscription)) return known.subscription;
      const subscription = await callApi<SubscriptionView>(subscriptionPath, { signal, cache: 'no-store' });
      const storage = localStore();
      if (storage) cacheSubscription(storage, userId, subscription);
      logCancelled(known?.subscription, subscription);
      return subscription;
    },
    initialData: () => cached()?.subscription,
    initialDataUpdatedAt: () => cached()?.timestamp,
    staleTime: ({ state }) => (inDoubt(state.data) ? 0 : subscriptionCacheMilliseconds),
    refetchInterval: checkMilliseconds,
  });
}

/** Logs it if the subscription was cancelled since it was last read, whoever reads it first (EVENT-08). */
function logCancelled(before: SubscriptionView | undefined, now: SubscriptionView): void {
  if (before?.canceledAt === null && now.canceledAt !== null) log.info('subscription_cancelled');
}

/** Reads the subscription from the server, whatever is cached, and invalidates the data that depends on it. */
export async function refreshSubscription(client: QueryClient, userId: string): Promise<SubscriptionView> {
  const storage = localStore();
  const before = storage && readCachedSubscription(storage, userId)?.subscription;
  if (storage) forgetSubscription(storage);
  await client.cancelQueries({ queryKey: subscriptionKey(userId) });
  const subscription = await client.fetchQuery({ ...subscriptionQuery(userId), staleTime: 0, retry: false });
  logCancelled(before, subscription);
  // Usage depends on the subscription. Billing must not import usage, so its key is spelled out here.
  await client.invalidateQueries({ queryKey: ['usage'] });
  return subscription;
}

/**
 * The same after the billing page: the server first asks the payment provider, whose notification may be
 * late. If that fails, the server's own record counts.
 */
export async function rereadSubscription(client: QueryClient, userId: string): Promise<SubscriptionView> {
  await callApi(subscriptionPath, { method: 'POST' }).catch(() => log.warn('The payment provider was not asked'));
  return refreshSubscription(client, userId);
}

/** Reads whether the signed-in user's checkout is complete; another user's is not found (SUCCESS-04). */
export function readCheckout(id: string, signal: AbortSignal): Promise<CheckoutState> {
  return callApi<CheckoutState>(`${checkoutsPath}/${encodeURIComponent(id)}`, { signal, cache: 'no-store' });
}

/** Undefined while a page is prerendered and where storage is switched off. */
function localStore(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
