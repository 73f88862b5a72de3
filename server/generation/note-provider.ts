import type { AppServices } from '../context.ts';
import { ProviderFailure } from '../providers/failure.ts';

/**
 * Says in the log that a provider failed a story, and tells the operators at once of what only they can mend: a key,
 * a model, a request or a balance that is wrong. Parents hear that it is ours.
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
