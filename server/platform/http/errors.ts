import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DomainError, type ErrorBody, type ErrorCode } from '#domain/errors.ts';
import { databaseProblem } from '../database/database-problem.ts';

/** The HTTP status of every code: one exhaustive table. */
const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  INVALID_JSON: 400,
  INVALID_REQUEST: 400,
  MISSING_PARAMETERS: 400,
  BODY_TOO_LARGE: 413,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  RATE_LIMITED: 429,
  NOT_SIGNED_IN: 401,
  SESSION_EXPIRED: 401,
  INVALID_TOKEN: 401,
  INSUFFICIENT_SCOPE: 403,
  TOKEN_IN_ADDRESS: 400,
  TOO_MANY_TOKENS: 409,
  INVALID_GRANT: 400,
  FORBIDDEN: 403,
  ACCOUNT_SUSPENDED: 403,
  ADULT_CONFIRMATION_REQUIRED: 403,
  VERIFICATION_REQUIRED: 403,
  VERIFICATION_FAILED: 403,
  SIGN_IN_FAILED: 401,
  SIGN_IN_CANCELLED: 401,
  SIGN_UPS_CLOSED: 403,
  SIGN_UPS_LIMITED: 429,
  STORIES_LIMITED: 429,
  TOUCH_UPS_LIMITED: 429,
  SIGN_IN_LINK_SPENT: 410,
  SIGN_IN_LINK_ELSEWHERE: 403,
  PASSKEY_REFUSED: 403,
  PROFILE_NOT_FOUND: 404,
  INVITATION_SPENT: 410,
  INVITATION_OWN: 409,
  HOUSEHOLD_SHARED: 409,
  HOUSEHOLD_FULL: 409,
  FREE_NO_IMAGE_LIMIT_EXCEEDED: 402,
  FREE_IMAGE_LIMIT_EXCEEDED: 402,
  NO_ACTIVE_SUBSCRIPTION: 402,
  DAILY_GEMINI_LIMIT_EXCEEDED: 429,
  CHECK_FAILED: 503,
  ALREADY_SUBSCRIBED: 409,
  NO_BILLING_ACCOUNT: 404,
  CHECKOUT_NOT_FOUND: 404,
  INVALID_SIGNATURE: 400,
  PAYMENT_UNAVAILABLE: 502,
  STORY_NOT_FOUND: 404,
  GENERATION_NOT_FOUND: 404,
  GENERATION_IN_PROGRESS: 409,
  GENERATION_CONFLICT: 409,
  GENERATION_STOPPED: 409,
  CONTENT_FILTERED: 500,
  INPUT_REFUSED: 422,
  STORY_NOT_TOLD: 422,
  STORY_CHANGED: 409,
  NARRATION_NOT_FOUND: 404,
  NARRATION_NOT_READY: 409,
  NARRATIONS_LIMITED: 429,
  RECORDING_NOT_FOUND: 404,
  RECORDING_CONSENT_REQUIRED: 403,
  TOO_MANY_RECORDINGS: 409,
  SOUND_REFUSED: 422,
  STORAGE_FULL: 507,
  BOOK_TOO_LARGE: 413,
  E_READER_NOT_READY: 409,
  E_READER_LIMITED: 429,
  E_READER_LINK_SPENT: 410,
  MAIL_REFUSED: 422,
  MAIL_AWAY: 503,
  READER_AWAY: 503,
  EMPTY_STORY: 502,
  QUOTA_EXCEEDED: 500,
  SPENDING_CAP_REACHED: 503,
  TIMEOUT: 504,
  PROVIDER_UNAVAILABLE: 500,
  PROVIDER_BUSY: 503,
  UNAVAILABLE: 503,
  NO_ROOM: 503,
  INTERNAL: 500,
};

export function statusOf(code: ErrorCode): ContentfulStatusCode {
  return statuses[code];
}

/** The body of a failed answer: the code, a sentence and the request's id, and nothing internal (P26). */
export function errorBody(error: DomainError, requestId: string): ErrorBody {
  return { code: error.code, message: error.message, requestId, ...error.details };
}

/** The headers of a failure that the app does not answer: before it runs, or for requests that never reach it. */
export const bareHeaders = (requestId: string) => ({
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
  'x-request-id': requestId,
});

/** Anything thrown, as a `DomainError`: an unnamed failure is INTERNAL, a lost database or a full disk UNAVAILABLE. */
export function asDomainError(cause: unknown): DomainError {
  if (cause instanceof DomainError) return cause;
  const problem = databaseProblem(cause);
  if (problem === 'network') return new DomainError('UNAVAILABLE', 'The database cannot be reached.', {}, { cause });
  if (problem === 'storage') return new DomainError('UNAVAILABLE', 'There is no room left just now.', {}, { cause });
  return new DomainError('INTERNAL', 'Something went wrong on our end.', {}, { cause });
}

/** The error of an access token, in the words of RFC 6750. */
const tokenErrors: Partial<Record<ErrorCode, string>> = {
  INVALID_TOKEN: 'invalid_token',
  INSUFFICIENT_SCOPE: 'insufficient_scope',
};

/** Answers a failure as JSON; 401 names the scheme, waiting times go into Retry-After. */
export function answerError(c: Context, error: DomainError, requestId: string): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  const status = statusOf(error.code);
  const said = tokenErrors[error.code];
  if (status === 401 || said) headers['www-authenticate'] = said ? `Bearer error="${said}"` : 'Bearer';
  if (error.details.retryAfterSeconds !== undefined) headers['retry-after'] = String(error.details.retryAfterSeconds);
  return c.json(errorBody(error, requestId), status, headers);
}
