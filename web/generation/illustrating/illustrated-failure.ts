import { type ErrorCode, isErrorCode } from '#domain/errors.ts';
import type { ParamsProblem } from '#domain/stories/check-params.ts';
import { ApiError, NetworkError } from '../../platform/api.ts';
import { type Refused, refusedBy } from '../writing/failure.ts';
import { NoStoryError, UnsuccessfulError, WrongShapeError } from './read-answer.ts';

/** Why an illustrated story failed. `refused` comes from a failing answer, `ended` from the story's own record. */
export type IllustratedFailure =
  | Refused
  | { kind: 'ended'; code: ErrorCode; number?: string }
  | { kind: 'params'; problem: ParamsProblem }
  | { kind: 'slow' | 'network' | 'unparsable' | 'shape' | 'empty' | 'inProgress' };

/** The reason for an abort after three minutes (ILLUS-04). */
export class TimeLimitError extends Error {}

export function toIllustratedFailure(error: unknown): IllustratedFailure {
  if (error instanceof ApiError) {
    return error.status < 400 ? { kind: 'unparsable' } : refusedBy(error);
  }
  if (error instanceof UnsuccessfulError) {
    const code = isErrorCode(error.code) ? error.code : null;
    return { kind: 'refused', status: 500, code, text: error.message, details: {} };
  }
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof TimeLimitError) return { kind: 'slow' };
  if (error instanceof NoStoryError) return { kind: 'empty' };
  if (error instanceof WrongShapeError) return { kind: 'shape' };
  return { kind: 'unparsable' };
}

/** Returns the error code of a failure, or null if it has none. */
export function codeOf(failure: IllustratedFailure): ErrorCode | null {
  return failure.kind === 'refused' || failure.kind === 'ended' ? failure.code : null;
}

/** Whether the pictures are to blame: only then is the story offered without them (ILLUS-11, AMB-039). */
export function isImageRelated(failure: IllustratedFailure): boolean {
  if (failure.kind === 'slow') return true;
  const code = codeOf(failure);
  return code !== null && imageCodes.has(code);
}

const imageCodes = new Set<ErrorCode>([
  'CONTENT_FILTERED',
  'QUOTA_EXCEEDED',
  'SPENDING_CAP_REACHED',
  'TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_BUSY',
]);

/** Whether the illustrator refused to draw this: other words may help (ILLUS-26, ILLUS-27). */
export function isRefusedContent(failure: IllustratedFailure): boolean {
  return codeOf(failure) === 'CONTENT_FILTERED';
}

/**
 * Whether the service counts as down: no answer, one that came too late, or a server error (ILLUS-12, AMB-038). A
 * server error about the content, a used-up amount or an absent reader comes from a service that is up.
 */
export function isServiceDown(failure: IllustratedFailure): boolean {
  if (failure.kind === 'network' || failure.kind === 'slow') return true;
  const code = codeOf(failure);
  if (code !== null && answeredCodes.has(code)) return false;
  return failure.kind === 'ended' || (failure.kind === 'refused' && failure.status >= 500);
}

const answeredCodes = new Set<ErrorCode>([
  'CONTENT_FILTERED',
  'QUOTA_EXCEEDED',
  'SPENDING_CAP_REACHED',
  'RATE_LIMITED',
  'EMPTY_STORY',
  'CHECK_FAILED',
  'INPUT_REFUSED',
  'READER_AWAY',
  'NO_ROOM',
]);
