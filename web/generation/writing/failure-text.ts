import type { ErrorCode, ErrorDetails } from '#domain/errors.ts';
import type { WritingFailure } from './failure.ts';

/** A text of the catalogue `generation.errors`, with the values for its gaps. */
export type FailureText = { key: PlainKey } | { key: 'other'; values: { status: number; text: string } };

export type PlainKey =
  | 's401'
  | 's403'
  | 's429'
  | 's500'
  | 'noSession'
  | 'unreadable'
  | 'empty'
  | 'inactive'
  | 'network'
  | 'filtered'
  | 'refused'
  | 'refusedCharacters'
  | 'refusedSetting'
  | 'refusedMessage'
  | 'refusedAvoid'
  | 'readerAway'
  | 'inProgress'
  | 'busy'
  | 'writerBusy'
  | 'timeout'
  | 'verification'
  | 'suspended'
  | 'storiesLimited'
  | 'noRoom';

/** Statuses with a text of their own, the same for both calls (ERR-11). */
export const statusKeys: Record<number, PlainKey> = { 401: 's401', 403: 's403', 429: 's429', 500: 's500' };

/** Codes with a more specific text than their status. */
export const codeKeys: Partial<Record<ErrorCode, PlainKey>> = {
  NOT_SIGNED_IN: 'noSession',
  SESSION_EXPIRED: 's401',
  FORBIDDEN: 's403',
  ACCOUNT_SUSPENDED: 'suspended',
  VERIFICATION_REQUIRED: 'verification',
  VERIFICATION_FAILED: 'verification',
  RATE_LIMITED: 's429',
  QUOTA_EXCEEDED: 'busy',
  SPENDING_CAP_REACHED: 'busy',
  STORIES_LIMITED: 'storiesLimited',
  NO_ROOM: 'noRoom',
  PROVIDER_BUSY: 'writerBusy',
  GENERATION_IN_PROGRESS: 'inProgress',
  CONTENT_FILTERED: 'filtered',
  READER_AWAY: 'readerAway',
  EMPTY_STORY: 'empty',
  TIMEOUT: 'inactive',
};

/** Returns the text for a failure (ERR-01 to ERR-06, ERR-08, ERR-48, GEN-11, GEN-23). */
export function failureText(failure: WritingFailure): FailureText {
  switch (failure.kind) {
    case 'network':
    case 'inactive':
    case 'empty':
    case 'unreadable':
      return { key: failure.kind };
    case 'ended':
      return {
        key: failure.code === 'INPUT_REFUSED' ? refusedField(failure.details) : (codeKeys[failure.code] ?? 's500'),
      };
    case 'refused': {
      if (failure.code === 'INPUT_REFUSED') return { key: refusedField(failure.details) };
      const key = (failure.code && codeKeys[failure.code]) ?? statusKeys[failure.status];
      return key ? { key } : { key: 'other', values: { status: failure.status, text: failure.text } };
    }
  }
}

function refusedField(details: ErrorDetails): PlainKey {
  const field = details.field?.replace(/^storyParams\./, '').split(/[.[]/)[0];
  return fieldKeys.get(field) ?? 'refused';
}

const fieldKeys = new Map<string | undefined, PlainKey>([
  ['characters', 'refusedCharacters'],
  ['setting', 'refusedSetting'],
  ['message', 'refusedMessage'],
  ['avoid', 'refusedAvoid'],
]);
