import type { Handler } from 'hono';
import { findTargetHandler } from 'hono/utils/handler';
import type { z } from 'zod';
import type { DomainError, ErrorCode } from '#domain/errors.ts';
import type { AccessScope } from '#domain/identity/access-tokens.ts';
import type { Requirement } from '#domain/identity/operators.ts';
import type { Offer } from '#domain/offers.ts';
import type { AppContext, AppEnv } from '../http/http.ts';

/** What an answer holds: JSON of this schema, JSON of a shape described elsewhere, another media type, or nothing. */
export type AnswerContent = z.ZodType | 'json' | `${string}/${string}` | null;

/** Describes a route: what the OpenAPI document says about it, and what runs before its handler. */
export type Endpoint = {
  /** What a call does, in one sentence. */
  says: string;
  /** An optional part of the installation that the route needs; without it the route answers NOT_FOUND. */
  needs?: Offer | 'mail';
  /**
   * Who may call; missing = everybody. 'member' is anybody signed in, 'leaving member' one whose access token may
   * have expired and whose session may be over already; a requirement is for operators who meet it.
   */
  by?: 'member' | 'leaving member' | Requirement;
  /**
   * The scope that an access token needs to call for a member; missing = no access token may. 'mcp' is the address for
   * assistants, which lets every token in and checks the scope of each tool.
   */
  scope?: AccessScope | 'mcp';
  /** The rate limit that it counts against, besides `everything`; 'none' = not even that one. */
  limit?: string;
  /** The schema that reads the query. */
  query?: z.ZodObject;
  /** The schema that reads a body of form fields, as OAuth sends them. */
  form?: z.ZodType;
  /** The schema that reads the body; 'signed' = a body whose signature covers every byte. */
  body?: z.ZodType | 'signed';
  /** The body in the document, for a handler that reads only part of it and reports faults in its own words. */
  describedBody?: z.ZodType;
  /** The body is a file of this media type with at most `limitBytes`; the handler gets its bytes. */
  file?: { type: `${string}/${string}`; limitBytes: number };
  /** The size limit of a body with pictures as data URLs, in bytes. */
  picturesBytes?: number;
  /** Headers that a call may carry besides the usual. */
  headers?: Record<string, string>;
  /** The answers that are not failures, by status. */
  answers: Record<number, AnswerContent>;
  /** Its error codes, besides those that the fields above bring along. */
  fails?: readonly ErrorCode[];
  /** The format of failures: GoTrue's {code, error_code, msg, requestId}, or OAuth's {error, error_description}. */
  failuresAs?: 'gotrue' | 'oauth';
  /** Answers a failure for which the usual answer is not the documented one; may rethrow it. */
  answersFailure?: (c: AppContext, error: DomainError) => Response | Promise<Response>;
};

const described = new WeakMap<Handler, Endpoint>();

/** Stores a handler's description for the document. Routes call `endpoint` of `server/identity/callers/endpoint.ts` instead. */
export function describeHandler(handler: Handler<AppEnv>, description: Endpoint): Handler<AppEnv> {
  described.set(handler as Handler, description);
  return handler;
}

/** Returns the description of a route's handler. */
export function endpointOf(handler: Handler): Endpoint | undefined {
  return described.get(findTargetHandler(handler) as Handler);
}

/** Failures of authentication: the session is over, or the token is invalid, lacks the scope or stands in the URL. */
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
