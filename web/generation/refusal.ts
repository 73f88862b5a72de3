import type { ErrorCode, ErrorDetails } from '#domain/errors.ts';
import { type UsageReason, usageReasons } from '#domain/usage/allowance.ts';

/** Why the server refused to begin a story. */
export type Refusal = { code: ErrorCode; details: ErrorDetails };

export const isUsageReason = (code: ErrorCode): code is UsageReason =>
  (usageReasons as readonly ErrorCode[]).includes(code);

/** Whether the form says it, and not the story's view, which says itself that a session is missing (ERR-06). */
export const isForForm = (code: ErrorCode | null): boolean =>
  code !== null &&
  code !== 'NOT_SIGNED_IN' &&
  (code === 'INPUT_REFUSED' || code === 'ADULT_CONFIRMATION_REQUIRED' || isUsageReason(code));
