import type { AppServices } from '../../context.ts';
import { ProviderFailure } from '../../providers/failure.ts';

/**
 * Logs that a provider failed a story, and reports to the operators at once what only they can fix: a wrong key,
 * model, request or balance. Parents are told that the fault is ours.
 */
export function noteProvider(ctx: AppServices, aiProvider: string, userId: string, cause: unknown): void {
  if (!(cause instanceof ProviderFailure)) return;
  const { kind, status } = cause;
  if (!cause.needsOperator) {
    ctx.log.warn({ provider: aiProvider, kind, status }, 'a provider failed a story');
    return;
  }
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
