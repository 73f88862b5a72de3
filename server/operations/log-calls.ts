import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppServices } from '../context.ts';
import { shortenAddress } from '../platform/addresses.ts';
import { asDomainError } from '../platform/errors.ts';
import { type AppEnv, clientAddress } from '../platform/http.ts';
import { createRateLimit } from '../platform/rate-limit.ts';

/** Statuses with which a story function answers what its own writer has recorded already. */
const recordedByWriter = new Set([500, 502, 504]);

/**
 * Logs every call of our interface that was answered with 400 or more, by its route and never by what
 * the caller put into it (EVENT-11). A flood from one address is logged only in part.
 */
export function logFailedCalls(ctx: AppServices): MiddlewareHandler<AppEnv> {
  const flood = createRateLimit({ calls: 120, seconds: 60 });
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    const { path } = c.req;
    if (status < 400 || !/^\/(api|functions)\//.test(path)) return;
    const isFunction = path.startsWith('/functions/');
    if (isFunction && recordedByWriter.has(status)) return;
    const address = clientAddress(c, ctx.trustedProxies);
    if (flood(address) > 0) return;
    // Middleware and the fallback match everything; what is left is the address as we know it, or none.
    const route = matchedRoutes(c).findLast((match) => !match.path.includes('*'))?.path;
    const shortened = shortenAddress(address);
    ctx.recorder.apiCall({
      apiProvider: 'app',
      endpoint: route?.replace('/functions/v1/', '') ?? 'unknown address',
      method: c.req.method,
      statusCode: status,
      responseTimeMs: Math.round(performance.now() - startedAt),
      ...(c.error && { errorMessage: asDomainError(c.error).code }),
      ...(shortened && { ipAddress: shortened }),
    });
  };
}
