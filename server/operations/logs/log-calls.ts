import type { MiddlewareHandler } from 'hono';
import type { AppServices } from '../../context.ts';
import { shortenAddress } from '../../platform/addresses.ts';
import { asDomainError, statusOf } from '../../platform/http/errors.ts';
import { type AppEnv, clientAddress } from '../../platform/http/http.ts';
import { createRateLimit } from '../../platform/http/rate-limit.ts';
import { routeOf } from '../../platform/telemetry/note-failure.ts';
import { reasonOf } from '../../platform/telemetry/reason.ts';

/**
 * Logs every API call that was answered with status 400 or more, by its route (EVENT-11): whose call it was, the error
 * code, and which field was refused, never what the caller put into it. A failed sign-in sends the browser back to a page
 * instead of answering with a status; it is logged with its reason, and without who it was: nobody is signed in. Calls
 * that the story writer records itself are left out. A flood from one address is logged only in part, at a rate of 120 calls a minute.
 */
export function logFailedCalls(ctx: AppServices): MiddlewareHandler<AppEnv> {
  const flood = createRateLimit({ calls: 120, seconds: 60 });
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { path } = c.req;
    const failure = c.error ? asDomainError(c.error) : c.get('failure');
    const sentBack = c.res.status === 302 ? failure : undefined;
    const status = sentBack ? statusOf(sentBack.code) : c.res.status;
    if (status < 400 || !(sentBack || /^\/(?:api|functions|oauth|mcp)(?:\/|$)/.test(path))) return;
    if (c.get('isRecorded')) return;
    const address = clientAddress(c, ctx.trustedProxies);
    if (flood(address) > 0) return;
    const shortened = shortenAddress(address);
    const userId = c.get('userId');
    const field = failure?.details.field;
    ctx.recorder.apiCall({
      apiProvider: 'app',
      endpoint: routeOf(c).replace('/functions/v1/', ''),
      method: c.req.method,
      statusCode: status,
      responseTimeMs: Math.round(performance.now() - startedAt),
      requestId: c.get('requestId'),
      ...(failure && { errorMessage: failure.code }),
      ...(field && { requestBody: { field } }),
      ...(sentBack && {
        responseBody: {
          reason: sentBack.message,
          ...(sentBack.cause !== undefined && { cause: reasonOf(sentBack.cause) }),
        },
      }),
      ...(userId && { userId }),
      ...(shortened && { ipAddress: shortened }),
    });
  };
}
