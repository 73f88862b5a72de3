import type { AppServices } from '../context.ts';
import { nextCustomers } from './store.ts';
import { syncCustomer } from './sync-customer.ts';

export type Reconciliation = { checked: number; repaired: number; failed: number };

const pageSize = 100;

/**
 * Asks the payment provider about every customer, one after the other, and repairs what notifications have
 * missed. Reports repairs to the log and to the operators; a customer who cannot be read does not stop the
 * others. Meant to run every night; a second run right after the first repairs nothing.
 */
export async function reconcileBilling(ctx: AppServices, signal?: AbortSignal): Promise<Reconciliation> {
  const result: Reconciliation = { checked: 0, repaired: 0, failed: 0 };
  let after = '';
  for (;;) {
    const customers = await ctx.store.asService((tx) => nextCustomers(tx, after, pageSize));
    for (const { customerId, userId } of customers) {
      if (signal?.aborted) return result;
      after = customerId;
      result.checked += 1;
      try {
        if ((await syncCustomer(ctx, customerId)) === 'changed') {
          result.repaired += 1;
          ctx.log.warn({ userId }, 'a subscription was not as the payment provider has it; repaired');
        }
      } catch (error) {
        result.failed += 1;
        ctx.log.error({ userId, err: error }, 'a customer could not be compared with the payment provider');
      }
    }
    if (customers.length < pageSize) break;
  }
  if (result.repaired + result.failed > 0) {
    ctx.recorder.failure({
      errorType: 'billing_reconciliation',
      errorMessage: `Of ${result.checked} customers ${result.repaired} were repaired and ${result.failed} could not be read.`,
      severity: result.failed > 0 ? 'high' : 'medium',
    });
  }
  return result;
}
