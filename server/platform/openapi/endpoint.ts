import type { Handler, MiddlewareHandler } from 'hono';
import { findTargetHandler } from 'hono/utils/handler';
import type { z } from 'zod';
import type { ErrorCode } from '#domain/errors.ts';
import type { AppEnv } from '../http.ts';

/** What an answer holds: JSON of this schema, JSON of a shape told elsewhere, another media type, or nothing. */
export type AnswerContent = z.ZodType | 'json' | `${string}/${string}` | null;

/** All that the programming interface's document says of one route. */
export type Endpoint = {
  /** What a call does, in one sentence. */
  says: string;
  /** Who may call; without it everybody. */
  by?: 'member' | 'operator';
  /** The schema that reads the query. */
  query?: z.ZodObject;
  /** The schema that reads the body; 'signed' is a body whose every byte counts. */
  body?: z.ZodType | 'signed';
  /** Headers that a call may carry besides the usual. */
  headers?: Record<string, string>;
  /** Every status of an answer that is no failure. */
  answers: Record<number, AnswerContent>;
  /** The codes of its failures, besides those that its caller, query and body bring along. */
  fails?: readonly ErrorCode[];
  /** The rate limit it counts against, besides the one of everything. 'none' = not even that one. */
  limit?: string;
  /** Failures in the words of GoTrue: {code, error_code, msg, requestId}. */
  failuresAs?: 'gotrue';
};

const described = new WeakMap<Handler, Endpoint>();

/**
 * Describes the route it stands in, before the handler. The document is made from these; `readBody`,
 * `readQuery` and the rate limits refuse to work with anything else than what is described here.
 */
export function endpoint(description: Endpoint): MiddlewareHandler<AppEnv> {
  const handler: MiddlewareHandler<AppEnv> = async (c, next) => {
    c.set('endpoint', description);
    await next();
  };
  described.set(handler as Handler, description);
  return handler;
}

/** What a route's handler says of itself, if it is a description. */
export function endpointOf(handler: Handler): Endpoint | undefined {
  return described.get(findTargetHandler(handler) as Handler);
}

/** Every code that this route may fail with. */
export function failuresOf({ by, query, body, fails = [], limit }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [
    ...(body || query ? ['INVALID_REQUEST' as const] : []),
    ...(body ? ['INVALID_JSON' as const, 'BODY_TOO_LARGE' as const] : []),
    ...(by ? ['NOT_SIGNED_IN' as const, 'SESSION_EXPIRED' as const] : []),
    ...(by === 'operator' ? ['FORBIDDEN' as const] : []),
    ...fails,
    ...(limit === 'none' ? [] : ['RATE_LIMITED' as const]),
    'INTERNAL',
    'UNAVAILABLE',
  ];
  return [...new Set(codes)];
}
