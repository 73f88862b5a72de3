import type { QueryClient } from '@tanstack/react-query';
import { readCheckout, refreshSubscription } from './queries.ts';

/** The wait before each look: the payment's notification usually arrives within the first (SUCCESS-04). */
const firstWaitMilliseconds = 2000;
/** The number of looks while the notification is on its way (AMB-084). */
const looks = 5;

/**
 * Returns whether the purchase has arrived: up to 5 times, the server verifies that the checkout is the
 * user's own and complete, and the subscription is read, until both are there. Rejects when a call fails or
 * `signal` aborts.
 */
export async function confirmPurchase(
  client: QueryClient,
  userId: string,
  checkout: string,
  signal: AbortSignal,
): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    await wait(firstWaitMilliseconds, signal);
    const { isComplete } = await readCheckout(checkout, signal);
    const { isActive } = await refreshSubscription(client, userId);
    signal.throwIfAborted();
    if (isComplete && isActive) return true;
  }
  return false;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
