import type { DomainError } from '#domain/errors.ts';
import { databaseProblem } from './database-problem.ts';
import type { AppContext } from './http.ts';
import type { Log } from './log.ts';
import type { Recorder } from './recorder.ts';

/** Tells the log and the operators of a call that failed through no fault of its caller, in whatever words it is answered. */
export function noteFailure(ctx: { log: Log; recorder: Recorder }, c: AppContext, error: DomainError): void {
  if (error.code !== 'INTERNAL' && error.code !== 'UNAVAILABLE') return;
  const requestId = c.get('requestId');
  if (error.code === 'INTERNAL') ctx.log.error({ requestId, path: c.req.path, err: error.cause }, 'a request failed');
  const errorType = databaseProblem(error.cause) ?? 'server';
  ctx.recorder.failure({ errorMessage: error.code, errorType, severity: 'high', errorDetails: { requestId } });
}
