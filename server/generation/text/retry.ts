import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '#domain/errors.ts';
import type { Breaker } from '../../platform/breaker.ts';
import { ProviderFailure, type ProviderFailureKind } from '../../providers/failure.ts';

/** Refusals of one story that would refuse every story. */
const refusesAll = new Set<ProviderFailureKind>(['refused_key', 'refused_model', 'no_balance']);
const retriesAtMost = 2;
const pauseMilliseconds = 500;
const longestRetryAfterSeconds = 5;

/**
 * Asks a provider, at most three times if the failure may pass, and waits as long as the
 * provider says (P19). `mayRetry` returns whether the reader has seen nothing yet. Every outcome is
 * reported to the breaker; while that is open, throws PROVIDER_UNAVAILABLE without asking.
 */
export async function askWithRetries<T>(
  breaker: Pick<Breaker, 'allows' | 'succeeded' | 'failed'>,
  signal: AbortSignal,
  options: { mayRetry: () => boolean; onRetry: () => void },
  ask: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    if (!breaker.allows()) throw new DomainError('PROVIDER_UNAVAILABLE', 'The story writer cannot be reached.');
    try {
      const answer = await ask();
      breaker.succeeded();
      return answer;
    } catch (cause) {
      if (signal.aborted || !(cause instanceof ProviderFailure)) throw cause;
      if (cause.retryable || refusesAll.has(cause.kind)) breaker.failed();
      const pauseSeconds = cause.retryAfterSeconds ?? 0;
      // An answer that broke off has cost something already, and may break off again.
      const most = cause.kind === 'cut' ? 1 : retriesAtMost;
      const again = cause.retryable && cause.kind !== 'silent' && options.mayRetry();
      if (!again || attempt >= most || pauseSeconds > longestRetryAfterSeconds) throw cause;
      options.onRetry();
      await wait(Math.max(pauseSeconds * 1000, pauseMilliseconds * 2 ** attempt), undefined, { signal });
    }
  }
}
