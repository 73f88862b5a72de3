import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from './api.ts';

const minute = 60_000;
const retries = 3;

/**
 * The cache of everything the pages read: fresh for 5 minutes, kept for 10, fetched again on focus, mount and
 * reconnect when stale, retried 3 times (LIB-39 to LIB-41). Calls are made offline too: the service worker returns
 * what it has, and the rest fails at once instead of waiting behind a skeleton.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay: retryDelayMilliseconds,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** 1 second, doubling, at most 30 (LIB-41). */
export function retryDelayMilliseconds(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000);
}

/**
 * Retries 3 times, except where the answer would be the same: a 4xx other than 408 and 429, or no network, which the
 * page shows at once; it reads again when the network is back (LIB-40). What did not come in time is not waited for
 * once more.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (globalThis.navigator?.onLine === false || (error instanceof NetworkError && error.isLate)) return false;
  const pointless =
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status);
  return !pointless && failures < retries;
}
