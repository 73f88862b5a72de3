/** Why a call to a story provider failed, in our words. */
export type ProviderFailureKind =
  | 'refused_request' // 400, 422: our request is wrong
  | 'refused_key' // 401, 403: our key is wrong
  | 'no_balance' // 402: nothing left to pay with; operators must act
  | 'busy' // 429, overloaded: later
  | 'broken' // 5xx
  | 'unreachable' // no connection, or cut before the end
  | 'silent' // no text for too long
  | 'filtered' // the provider's own safety filter
  | 'garbled'; // an answer that is not the documented wire

/** A failed provider call. `message` never holds prompt or story text. */
export class ProviderFailure extends Error {
  readonly kind: ProviderFailureKind;
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: ProviderFailureKind,
    message: string,
    facts: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: facts.cause });
    this.name = 'ProviderFailure';
    this.kind = kind;
    this.status = facts.status;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }

  /** Whether asking the same again may help (P19). */
  get retryable(): boolean {
    return this.kind === 'busy' || this.kind === 'broken' || this.kind === 'unreachable' || this.kind === 'silent';
  }
}

const statusKinds: Record<number, ProviderFailureKind> = {
  400: 'refused_request',
  401: 'refused_key',
  402: 'no_balance',
  403: 'refused_key',
  404: 'refused_request',
  422: 'refused_request',
  429: 'busy',
  503: 'busy',
};

/** The failure that an HTTP status means. `retryAfter` is the header of that name, in seconds. */
export function failureOfStatus(status: number, retryAfter: unknown): ProviderFailure {
  const seconds = typeof retryAfter === 'string' && retryAfter !== '' ? Number(retryAfter) : Number.NaN;
  return new ProviderFailure(
    statusKinds[status] ?? (status >= 500 ? 'broken' : 'garbled'),
    `The provider answered ${status}.`,
    { status, ...(seconds >= 0 ? { retryAfterSeconds: seconds } : {}) },
  );
}
