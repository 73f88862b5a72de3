/** Why a call to a story provider failed, in our words. */
export type ProviderFailureKind =
  | 'refused_request' // 400, 422: our request is wrong
  | 'refused_key' // 401, 403: our key is wrong
  | 'refused_model' // 404: our model or address is wrong
  | 'no_balance' // 402: nothing left to pay with; operators must act
  | 'too_often' // 429: we ask more than we may
  | 'busy' // 503: overloaded, by whomever
  | 'broken' // 5xx
  | 'unreachable' // no connection, or cut before the end
  | 'cut' // an answer that broke off in the middle
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

  /** Whether sending the same request again may help (P19). */
  get retryable(): boolean {
    return retryables.has(this.kind);
  }

  /** Whether only an operator can fix it: a wrong key, model, request or account. */
  get needsOperator(): boolean {
    return operatorKinds.has(this.kind);
  }
}

const retryables = new Set<ProviderFailureKind>(['too_often', 'busy', 'broken', 'unreachable', 'cut', 'silent']);
const operatorKinds = new Set<ProviderFailureKind>(['refused_request', 'refused_key', 'refused_model', 'no_balance']);

const statusKinds: Record<number, ProviderFailureKind> = {
  400: 'refused_request',
  401: 'refused_key',
  402: 'no_balance',
  403: 'refused_key',
  404: 'refused_model',
  422: 'refused_request',
  429: 'too_often',
  503: 'busy',
};

/** The failure that an HTTP status means. */
export function failureOfStatus(status: number, retryAfterSeconds?: number): ProviderFailure {
  return new ProviderFailure(
    statusKinds[status] ?? (status >= 500 ? 'broken' : 'garbled'),
    `The provider answered ${status}.`,
    { status, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) },
  );
}

/** Wraps a connection error, which always has a code; returns any other error, which is our own fault, unchanged. */
export function failureOfConnection(error: unknown): unknown {
  if (typeof (error as { code?: unknown } | null)?.code !== 'string') return error;
  return new ProviderFailure('unreachable', 'The connection to the provider failed.', { cause: error });
}

type FailedResponse = {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
  body: AsyncIterable<Buffer> & { destroy(): void };
};

/** Returns the failure that an answer means, with the wait that its headers or its body ask for. Reads the body. */
export async function failureOfResponse({ statusCode, headers, body }: FailedResponse): Promise<ProviderFailure> {
  const text = await readUpTo(body, longestFailureBytes).catch(() => '');
  return failureOfStatus(statusCode, waitOfHeader(headers['retry-after']) ?? waitOfBody(text));
}

const longestFailureBytes = 64 * 1024;

async function readUpTo(body: FailedResponse['body'], limit: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes > limit) body.destroy();
  }
  return Buffer.concat(pieces).toString();
}

/** Retry-After as seconds, or as a date (RFC 9110). */
function waitOfHeader(value: unknown): number | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

/** The delay of a google.rpc.RetryInfo among the details of an error. */
function waitOfBody(text: string): number | undefined {
  const seconds = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(text)?.[1];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds));
}
