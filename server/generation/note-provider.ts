import type { AppServices } from '../context.ts';
import { ProviderFailure } from '../providers/failure.ts';

/**
 * Tells the operators of a failure that only they can mend: a key, a model, a request or a balance that
 * is wrong. Parents hear that it is ours.
 */
export function noteProvider(ctx: AppServices, aiProvider: string, userId: string, cause: unknown): void {
  if (!(cause instanceof ProviderFailure) || !cause.needsOperator) return;
  const { kind, status } = cause;
  ctx.log.error({ provider: aiProvider, kind, status }, 'a provider refuses what we send: an operator has to act');
  ctx.recorder.failure({
    errorMessage: `${aiProvider}: ${kind}${status === undefined ? '' : ` (${status})`}`,
    errorType: 'provider',
    severity: 'high',
    userId,
    aiProvider,
    errorDetails: { kind, ...(status === undefined ? {} : { status }) },
  });
}
