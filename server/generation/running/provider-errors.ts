import { DomainError, type ErrorCode } from '#domain/errors.ts';
import { ProviderFailure, type ProviderFailureKind } from '../../providers/failure.ts';

const codes: Record<ProviderFailureKind, ErrorCode> = {
  refused_request: 'INTERNAL',
  refused_key: 'INTERNAL',
  refused_model: 'INTERNAL',
  no_balance: 'INTERNAL',
  too_often: 'RATE_LIMITED',
  busy: 'PROVIDER_BUSY',
  broken: 'PROVIDER_UNAVAILABLE',
  unreachable: 'PROVIDER_UNAVAILABLE',
  cut: 'PROVIDER_UNAVAILABLE',
  silent: 'TIMEOUT',
  filtered: 'CONTENT_FILTERED',
  garbled: 'PROVIDER_UNAVAILABLE',
};

const sentences: Partial<Record<ErrorCode, string>> = {
  INTERNAL: 'Something went wrong on our end.',
  RATE_LIMITED: 'The story writer has too much to do.',
  PROVIDER_BUSY: 'The story writer is busy.',
  PROVIDER_UNAVAILABLE: 'The story writer cannot be reached.',
  TIMEOUT: 'The story writer sent no text for too long.',
  CONTENT_FILTERED: 'The story writer refused this story.',
};

/** Returns a provider's failure as the caller gets it: what to do next, not what the vendor said (P18). */
export function fromProvider(cause: unknown): unknown {
  if (!(cause instanceof ProviderFailure)) return cause;
  const code = codes[cause.kind];
  const details = cause.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: cause.retryAfterSeconds };
  return new DomainError(code, sentences[code] ?? 'Something went wrong on our end.', details, { cause });
}
