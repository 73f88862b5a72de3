import type { Handler } from 'hono';
import { findTargetHandler } from 'hono/utils/handler';
import type { z } from 'zod';
import type { DomainError, ErrorCode } from '#domain/errors.ts';
import type { AccessScope } from '#domain/identity/access-tokens.ts';
import type { Requirement } from '#domain/identity/operators.ts';
import type { Offer } from '#domain/offers.ts';
import type { AppContext, AppEnv } from '../http.ts';

/** What an answer holds: JSON of this schema, JSON of a shape told elsewhere, another media type, or nothing. */
export type AnswerContent = z.ZodType | 'json' | `${string}/${string}` | null;

/** What a route is: what the programming interface's document says of it, and what is done before its handler. */
export type Endpoint = {
  /** What a call does, in one sentence. */
  says: string;
  /** What an installation may be without; where it is, the route answers NOT_FOUND. */
  needs?: Offer | 'mail';
  /**
   * Who may call; without it everybody. 'member' is anybody signed in, 'leaving member' one whose access token may
   * have expired, and whose session may be over already, and a requirement asks it of an operator.
   */
  by?: 'member' | 'leaving member' | Requirement;
  /**
   * The scope of access tokens that may call for a member; without it none may. 'mcp' is the address of assistants, which
   * lets every token in and asks for the scope of each tool.
   */
  scope?: AccessScope | 'mcp';
  /** The rate limit it counts against, besides the one of everything. 'none' = not even that one. */
  limit?: string;
  /** The schema that reads the query. */
  query?: z.ZodObject;
  /** The schema that reads a body of form fields, as OAuth sends them. */
  form?: z.ZodType;
  /** The schema that reads the body; 'signed' is a body whose every byte counts. */
  body?: z.ZodType | 'signed';
  /** What the document says of the body, where the handler looks into a part of it and tells in words of its own what is wrong. */
  describedBody?: z.ZodType;
  /** The body is a file of this media type and at most so many bytes; the handler gets its bytes. */
  file?: { type: `${string}/${string}`; limitBytes: number };
  /** How many bytes a body may have that carries pictures as data addresses. */
  picturesBytes?: number;
  /** Headers that a call may carry besides the usual. */
  headers?: Record<string, string>;
  /** Every status of an answer that is no failure. */
  answers: Record<number, AnswerContent>;
  /** The codes of its failures, besides those that all of the above bring along. */
  fails?: readonly ErrorCode[];
  /** Failures in the words of GoTrue, {code, error_code, msg, requestId}, or of OAuth, {error, error_description}. */
  failuresAs?: 'gotrue' | 'oauth';
  /** Answers a failure where the usual answer is not the documented one; may throw it again. */
  answersFailure?: (c: AppContext, error: DomainError) => Response | Promise<Response>;
};

const described = new WeakMap<Handler, Endpoint>();

/** Notes what a handler is, for the document. Routes call `endpoint` of `server/identity/endpoint.ts`, which does. */
export function describeHandler(handler: Handler<AppEnv>, description: Endpoint): Handler<AppEnv> {
  described.set(handler as Handler, description);
  return handler;
}

/** What was noted of a route's handler. */
export function endpointOf(handler: Handler): Endpoint | undefined {
  return described.get(findTargetHandler(handler) as Handler);
}

/** How it may fail that somebody calls: a session is over, or an access token is none, opens something else or stands in the address. */
const ofCallers = [
  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'INVALID_TOKEN',
  'INSUFFICIENT_SCOPE',
  'TOKEN_IN_ADDRESS',
] as const satisfies ErrorCode[];

/** Every code that this route may fail with. */
export function failuresOf({ needs, by, query, form, body = form, file, fails = [], limit }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [
    ...(needs ? ['NOT_FOUND' as const] : []),
    ...(body || query ? ['INVALID_REQUEST' as const] : []),
    ...(body ? ['INVALID_JSON' as const, 'BODY_TOO_LARGE' as const] : []),
    ...(file ? ['INVALID_REQUEST' as const, 'INVALID_JSON' as const, 'BODY_TOO_LARGE' as const] : []),
    ...(by ? ofCallers : []),
    ...(typeof by === 'object' ? ['FORBIDDEN' as const] : []),
    ...fails,
    ...(limit === 'none' ? [] : ['RATE_LIMITED' as const]),
    'INTERNAL',
    'UNAVAILABLE',
  ];
  return [...new Set(codes)];
}
