/**
 * Every failure that the product has a name for. The set is closed: the server maps each code to one
 * HTTP status, the web maps each code to one text in both languages.
 */
export const errorCodes = [
  // the request itself
  'INVALID_JSON',
  'INVALID_REQUEST',
  'MISSING_PARAMETERS',
  'BODY_TOO_LARGE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'RATE_LIMITED',
  // who is asking
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'INVALID_TOKEN',
  'INSUFFICIENT_SCOPE',
  'TOKEN_IN_ADDRESS',
  'TOO_MANY_TOKENS',
  'INVALID_GRANT',
  'FORBIDDEN',
  'ACCOUNT_SUSPENDED',
  'ADULT_CONFIRMATION_REQUIRED',
  'VERIFICATION_REQUIRED',
  'VERIFICATION_FAILED',
  'SIGN_IN_FAILED',
  'SIGN_IN_CANCELLED',
  'SIGN_UPS_CLOSED',
  'SIGN_UPS_LIMITED',
  'SIGN_IN_LINK_SPENT',
  'SIGN_IN_LINK_ELSEWHERE',
  'PASSKEY_REFUSED',
  'PROFILE_NOT_FOUND',
  'INVITATION_SPENT',
  'INVITATION_OWN',
  'HOUSEHOLD_SHARED',
  'HOUSEHOLD_FULL',
  // allowances; the first four are the documented reasons of the usage check
  'FREE_NO_IMAGE_LIMIT_EXCEEDED',
  'FREE_IMAGE_LIMIT_EXCEEDED',
  'NO_ACTIVE_SUBSCRIPTION',
  'DAILY_GEMINI_LIMIT_EXCEEDED',
  'CHECK_FAILED',
  // payment
  'ALREADY_SUBSCRIBED',
  'NO_BILLING_ACCOUNT',
  'CHECKOUT_NOT_FOUND',
  'INVALID_SIGNATURE',
  'PAYMENT_UNAVAILABLE',
  // stories
  'STORY_NOT_FOUND',
  'STORY_NOT_TOLD',
  'STORY_CHANGED',
  'NARRATION_NOT_FOUND',
  'NARRATION_NOT_READY',
  'NARRATIONS_LIMITED',
  'RECORDING_NOT_FOUND',
  'RECORDING_CONSENT_REQUIRED',
  'TOO_MANY_RECORDINGS',
  'SOUND_REFUSED',
  'STORAGE_FULL',
  'BOOK_TOO_LARGE',
  'E_READER_NOT_READY',
  'E_READER_LIMITED',
  'E_READER_LINK_SPENT',
  'MAIL_REFUSED',
  'MAIL_AWAY',
  // generation
  'GENERATION_NOT_FOUND',
  'GENERATION_IN_PROGRESS',
  'GENERATION_CONFLICT',
  'GENERATION_STOPPED',
  'CONTENT_FILTERED',
  'INPUT_REFUSED',
  'READER_AWAY',
  'EMPTY_STORY',
  'QUOTA_EXCEEDED',
  'SPENDING_CAP_REACHED',
  'TOUCH_UPS_LIMITED',
  'STORIES_LIMITED',
  'TIMEOUT',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_BUSY',
  // the house
  'UNAVAILABLE',
  'NO_ROOM',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * What an error may carry besides its code: the field it is about, a preset to replace what was
 * refused, and numbers for the texts (a limit, seconds to wait, letters of a story).
 */
export type ErrorDetails = {
  field?: string;
  /** Which entry of the field it is about, from 0, if the field is a list. */
  item?: number;
  presetOffer?: string;
  limit?: number;
  used?: number;
  retryAfterSeconds?: number;
  /** How much of the story already shown is fit; the rest is taken back. */
  keptLetters?: number;
};

/**
 * A failure with a name. `message` is a plain English sentence for operators and for callers without
 * a catalogue; it never contains user text, secrets, SQL or prompts (P26).
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}

/** The JSON body of every error response outside /auth/v1. */
export type ErrorBody = { code: ErrorCode; message: string; requestId: string } & ErrorDetails;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && (errorCodes as readonly string[]).includes(value);
}
