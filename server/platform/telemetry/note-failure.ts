import { matchedRoutes } from 'hono/route';
import type { DomainError } from '#domain/errors.ts';
import { databaseProblem } from '../database/database-problem.ts';
import type { AppContext } from '../http/http.ts';
import type { Log } from './log.ts';
import type { Recorder } from './recorder.ts';

/** Reports a call that failed through no fault of its caller to the log and the operators, however it is answered. */
export function noteFailure(ctx: { log: Log; recorder: Recorder }, c: AppContext, error: DomainError): void {
  if (error.code !== 'INTERNAL' && error.code !== 'UNAVAILABLE') return;
  const requestId = c.get('requestId');
  const userId = c.get('userId');
  const stackTrace = framesOf(error.cause);
  if (error.code === 'INTERNAL') ctx.log.error({ requestId, path: c.req.path, err: error.cause }, 'a request failed');
  const errorType = databaseProblem(error.cause) ?? 'server';
  ctx.recorder.failure({
    errorMessage: error.code,
    errorType,
    severity: 'high',
    pagePath: routeOf(c),
    requestId,
    errorDetails: { requestId, method: c.req.method },
    ...(userId && { userId }),
    ...(stackTrace && { stackTrace }),
  });
}

/** Returns the route of a call, without what the caller put into its address. */
export function routeOf(c: AppContext): string {
  return matchedRoutes(c).findLast((match) => !match.path.includes('*'))?.path ?? 'unknown address';
}

const framesKept = 12;

/** Returns where an error was thrown, without its message: that of a statement holds what a parent wrote (P31). */
export function framesOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !cause.stack) return undefined;
  const frames = cause.stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length === 0 ? undefined : [cause.name, ...frames.slice(0, framesKept)].join('\n');
}
