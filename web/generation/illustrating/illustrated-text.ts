import type { ErrorCode } from '#domain/errors.ts';
import { codeKeys, type PlainKey, statusKeys } from '../writing/failure-text.ts';
import type { IllustratedFailure } from './illustrated-failure.ts';

type OwnKey =
  | 'invalidRequest'
  | 'missingParameters'
  | 'filtered'
  | 'quota'
  | 'spendingCap'
  | 'busy'
  | 'timeout'
  | 'slow'
  | 'network'
  | 'unparsable'
  | 'shape'
  | 'empty'
  | 'server';

/** A text of the catalogues `generation.errors` or `generation.illustrated.errors`, with the values for its gaps. */
export type IllustratedText =
  | { from: 'errors'; key: PlainKey }
  | { from: 'illustrated'; key: OwnKey }
  | { from: 'illustrated'; key: 'badRequest'; text: string }
  | { from: 'illustrated'; key: 'other'; status: number; text: string };

const ownKeys: Partial<Record<ErrorCode, OwnKey>> = {
  INVALID_REQUEST: 'invalidRequest',
  MISSING_PARAMETERS: 'missingParameters',
  CONTENT_FILTERED: 'filtered',
  QUOTA_EXCEEDED: 'quota',
  SPENDING_CAP_REACHED: 'spendingCap',
  PROVIDER_BUSY: 'busy',
  TIMEOUT: 'timeout',
  EMPTY_STORY: 'empty',
};
const sharedKeys = [
  's401',
  's403',
  's429',
  'noSession',
  'verification',
  'suspended',
  'inProgress',
  'readerAway',
  'storiesLimited',
  'noRoom',
] as const;

/** Returns the text for a failed illustrated story (ERR-09 to ERR-20, ERR-48, ILLUS-16, ILLUS-28). */
export function illustratedText(failure: IllustratedFailure): IllustratedText {
  switch (failure.kind) {
    case 'inProgress':
      return { from: 'errors', key: 'inProgress' };
    case 'params':
      return { from: 'illustrated', key: ownKeys[failure.problem.code] ?? 'invalidRequest' };
    case 'ended':
      return byCode(failure.code) ?? { from: 'illustrated', key: 'server' };
    case 'refused': {
      const { status, code, text } = failure;
      const known = code && byCode(code);
      if (known) return known;
      if (status === 400) return { from: 'illustrated', key: 'badRequest', text };
      if (status === 500) return { from: 'illustrated', key: 'server' };
      const shared = statusKeys[status];
      return shared ? { from: 'errors', key: shared } : { from: 'illustrated', key: 'other', status, text };
    }
    default:
      return { from: 'illustrated', key: failure.kind };
  }
}

function byCode(code: ErrorCode): IllustratedText | undefined {
  const own = ownKeys[code];
  if (own) return { from: 'illustrated', key: own };
  if (code === 'INPUT_REFUSED') return { from: 'errors', key: 'refused' };
  const shared = sharedKeys.find((key) => key === codeKeys[code]);
  return shared && { from: 'errors', key: shared };
}
