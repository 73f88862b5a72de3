import { type ErrorCode, type ErrorDetails, isErrorCode } from '#domain/errors.ts';
import { takeEarlyAnswer, takeEarlyRead } from './early-answer.ts';
import { accessToken, tokenAfterRefusal } from './session/session.ts';
import { readStoredSession } from './session/stored-session.ts';

/** The server answered with a failure. `code` is null when the answer is not from our code (a proxy's page, say). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly requestId: string | null;
  readonly details: ErrorDetails;

  constructor(
    status: number,
    code: ErrorCode | null,
    message: string,
    requestId: string | null,
    details: ErrorDetails,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.details = details;
  }
}

/** No answer came: offline, blocked, cut on the way, or not in time (`isLate`). */
export class NetworkError extends Error {
  readonly isLate: boolean;

  constructor(cause: unknown, isLate = false) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkError';
    this.isLate = isLate;
  }
}

export type CallOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is instead of a JSON body. */
  file?: { bytes: Blob; type: string };
  headers?: Record<string, string>;
  cache?: RequestCache;
  signal?: AbortSignal;
  /** How long to wait for the answer, in milliseconds: then it counts as one that did not come. */
  within?: number;
  /** An example of what the answer must at least hold; an answer of another shape counts as unreadable. */
  like?: unknown;
  /** The call goes on when its page is left. */
  keepalive?: boolean;
};

/**
 * Calls the server as the signed-in user and returns the parsed JSON (undefined for an empty answer).
 *
 * Throws ApiError for a refused call, NetworkError when no answer came or none in time, and the signal's reason
 * when the caller aborted.
 */
export async function callApi<Answer>(path: string, { within, ...options }: CallOptions = {}): Promise<Answer> {
  if (within === undefined) return answerOf(path, options);
  const late = AbortSignal.timeout(within);
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late;
  try {
    return await answerOf(path, { ...options, signal });
  } catch (error) {
    options.signal?.throwIfAborted();
    throw late.aborted ? new NetworkError(error, true) : error;
  }
}

/** On bad wifi a call can hang for minutes: a question before something else waits no longer than this, in ms. */
export const answerWithin = 12_000;

async function answerOf<Answer>(path: string, { like, ...options }: CallOptions): Promise<Answer> {
  const response = await fetchApi(path, options);
  const text = await readText(response, options.signal);
  if (text === '' && like === undefined) return undefined as Answer;
  const answer = parse(text);
  if (answer === undefined || (like !== undefined && !isLike(like, answer))) {
    throw new ApiError(response.status, null, 'The answer could not be read.', requestIdOf(response), {});
  }
  return answer as Answer;
}

/** For `like` examples: stands for any valid date. */
export const aMoment = '2026-01-01T00:00:00.000Z';

/** Whether a value has the pattern's type and all of its fields; each item of a list must be like the example. */
function isLike(pattern: unknown, value: unknown): boolean {
  if (pattern === aMoment) return typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (Array.isArray(pattern)) {
    return Array.isArray(value) && (pattern.length === 0 || value.every((each) => isLike(pattern[0], each)));
  }
  if (typeof pattern !== 'object' || pattern === null) return typeof value === typeof pattern;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([key, part]) => isLike(part, (value as Record<string, unknown>)[key]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The same call with the answer's body unread, for streams. A call that was refused because the session
 * expired is made once more with a fresh token (SESSION-14).
 */
export async function fetchApi(path: string, options: CallOptions = {}): Promise<Response> {
  const token = await accessToken();
  const response = await send(path, options, token);
  if (response.ok) return response;
  const error = await toApiError(response);
  if (token === undefined || error.status !== 401 || error.code !== 'SESSION_EXPIRED') throw error;
  const fresh = await tokenAfterRefusal(token);
  if (fresh === undefined) throw error;
  const second = await send(path, options, fresh);
  if (!second.ok) throw await toApiError(second);
  return second;
}

/** Returns, once, the answer to a GET that was sent before the page's code arrived and is already answered. */
export function answeredBefore<Answer>(path: string): Answer | undefined {
  return takeEarlyRead(path, readStoredSession(localStorage)?.accessToken);
}

async function send(path: string, options: CallOptions, token: string | undefined): Promise<Response> {
  const headers = new Headers(options.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('content-type', 'application/json');
  if (options.file !== undefined) headers.set('content-type', options.file.type);
  const { method = 'GET' } = options;
  try {
    // An early answer that was cut off is requested again.
    const early = method === 'GET' ? await takeEarlyAnswer(path, token)?.catch(() => undefined) : undefined;
    if (early) return early;
    return await fetch(path, {
      method,
      headers,
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.file !== undefined && { body: options.file.bytes }),
      ...(options.cache !== undefined && { cache: options.cache }),
      ...(options.signal !== undefined && { signal: options.signal }),
      ...(options.keepalive !== undefined && { keepalive: options.keepalive }),
    });
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw new NetworkError(cause);
  }
}

/** Reads a refusal: our own `ErrorBody` if it is one, else the status and its text. */
async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseObject(text);
  const code = isErrorCode(body?.code) ? body.code : null;
  const message = typeof body?.message === 'string' ? body.message : response.statusText || text.slice(0, 200);
  const requestId = typeof body?.requestId === 'string' ? body.requestId : requestIdOf(response);
  return new ApiError(response.status, code, message, requestId, detailsOf(body ?? {}));
}

/** Returns the facts that an error body may carry besides its code. */
function detailsOf(body: Record<string, unknown>): ErrorDetails {
  const { field, item, presetOffer, limit, used, retryAfterSeconds } = body;
  return {
    ...(typeof field === 'string' && { field }),
    ...(typeof item === 'number' && { item }),
    ...(typeof presetOffer === 'string' && { presetOffer }),
    ...(typeof limit === 'number' && { limit }),
    ...(typeof used === 'number' && { used }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
  };
}

async function readText(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError(cause);
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  const value = parse(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function requestIdOf(response: Response): string | null {
  return response.headers.get('x-request-id');
}
