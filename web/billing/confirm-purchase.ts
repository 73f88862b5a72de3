import type { QueryClient } from '@tanstack/react-query';
import { readCheckout, refreshSubscription } from './queries.ts';

/** Before the first look: the payment's notification is usually here by then (SUCCESS-04). */
const firstWaitMilliseconds = 2000;
/** How often it is looked again while the notification is on its way (AMB-084). */
const looks = 5;

/**
 * Whether the purchase has arrived: the server verifies that the checkout is the user's own and
 * complete, then the subscription is read until it is active. Rejects when a reading fails or `signal`
 * says that nobody waits any more.
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
