import type { BrowserLogEntry } from '#domain/operations/browser-log.ts';
import { redact } from '#domain/operations/browser-log.ts';
import { isNoise } from '#domain/operations/log-rules.ts';
import type { AppServices } from '../../context.ts';

/**
 * Records errors of a browser (EVENT-15), without anything that could identify somebody (P31). Noise is
 * dropped (EVENT-16); window errors and unhandled rejections are of high severity, whatever they report.
 */
export function logBrowser(
  ctx: AppServices,
  entries: readonly BrowserLogEntry[],
  from: { userId: string | undefined; userAgent: string | undefined },
): void {
  for (const { type, severity, message, stack, pagePath } of entries) {
    const uncaught = type === 'window_error' || type === 'unhandled_rejection';
    const weight = uncaught ? 'high' : severity;
    if (isNoise(message, weight)) continue;
    ctx.recorder.failure({
      errorMessage: redact(message),
      errorType: type,
      severity: weight,
      ...(from.userId && { userId: from.userId }),
      ...(from.userAgent && { userAgent: from.userAgent.slice(0, 300) }),
      ...(stack && { stackTrace: redact(stack) }),
      ...(pagePath && { pagePath: redact(pagePath.replace(/[?#].*$/s, '')) }),
    });
  }
}
