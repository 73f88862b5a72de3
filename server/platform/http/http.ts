import type { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import { beginLargeBody, type LargeBody, lettersBesidesPictures } from './large-bodies.ts';

/** What every request carries. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The signed-in caller, once known. */
    userId?: string;
    /** The failure that a route answers itself, so that no error reaches the app. */
    failure?: DomainError;
    /** The call is recorded elsewhere. */
    isRecorded?: boolean;
  };
};
export type AppContext = Context<AppEnv>;

/** Bodies are small: a story of 60,000 letters fits. */
const bodyLimitBytes = 512 * 1024;

/**
 * The request's JSON body as `schema` reads it. Throws BODY_TOO_LARGE, INVALID_JSON or, naming the
 * first wrong field, INVALID_REQUEST. Unknown fields are dropped (P10).
 */
export async function readBody<T extends z.ZodType>(c: AppContext, schema: T): Promise<z.output<T>> {
  return check(parseJson(await readText(c)), schema);
}

/** The same for form fields. Throws BODY_TOO_LARGE, and INVALID_REQUEST also for a repeated field (RFC 6749, 3.2). */
export async function readForm<T extends z.ZodType>(c: AppContext, schema: T): Promise<z.output<T>> {
  const fields = [...new URLSearchParams(await readText(c))];
  const read = Object.fromEntries(fields);
  if (Object.keys(read).length !== fields.length) throw new DomainError('INVALID_REQUEST', 'A field comes twice.');
  return check(read, schema);
}

/**
 * Reads a JSON body with pictures as data URLs, of at most `limitBytes`, and of the usual limit without the pictures.
 * Passes it to `use`. Throws like `readBody`, RATE_LIMITED when this caller sends several at once, and UNAVAILABLE when
 * all callers together send more than there is room for.
 */
export async function withPicturesBody<T extends z.ZodType, Answer>(
  c: AppContext,
  schema: T,
  { caller, limitBytes }: { caller: string; limitBytes: number },
  use: (body: z.output<T>) => Promise<Answer>,
): Promise<Answer> {
  let large: LargeBody | undefined;
  try {
    const text = await readText(c, limitBytes, (bytes) => {
      if (bytes <= bodyLimitBytes) return;
      large ??= beginLargeBody(caller);
      large.grown(bytes);
    });
    if (lettersBesidesPictures(text) > bodyLimitBytes) throw tooLarge();
    return await use(check(parseJson(text), schema));
  } finally {
    large?.end();
  }
}

/**
 * Returns the request's body unchanged, for callers that need every byte of it, such as a signature check.
 * Throws BODY_TOO_LARGE, or INVALID_JSON when it is not UTF-8.
 */
export async function readText(
  c: AppContext,
  limitBytes = bodyLimitBytes,
  grown: (bytes: number) => void = () => {},
): Promise<string> {
  const bytes = await readBytes(c, limitBytes, grown);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new DomainError('INVALID_JSON', 'The request is not UTF-8 text.', {}, { cause });
  }
}

/** The same for a file of this media type; the whole file counts. Throws INVALID_REQUEST for another type. */
export async function withFileBody<Answer>(
  c: AppContext,
  { type, limitBytes }: { type: string; limitBytes: number },
  caller: string,
  use: (file: Buffer) => Promise<Answer>,
): Promise<Answer> {
  if (c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() !== type) {
    c.env.incoming.resume();
    throw new DomainError('INVALID_REQUEST', `This is no ${type}.`, { field: 'content-type' });
  }
  let large: LargeBody | undefined;
  try {
    const bytes = await readBytes(c, limitBytes, (size) => {
      if (size <= bodyLimitBytes) return;
      large ??= beginLargeBody(caller);
      large.grown(size);
    });
    return await use(bytes);
  } finally {
    large?.end();
  }
}

async function readBytes(c: AppContext, limitBytes: number, grown: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const { incoming } = c.env;
  try {
    // The rest of a body that is too large is read and dropped, so that the sender can receive the answer.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > limitBytes) throw tooLarge();
      grown(size);
      chunks.push(chunk as Buffer);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    incoming.resume();
    if (error instanceof DomainError) throw error;
    throw new DomainError('INVALID_JSON', 'The request was cut off.', {}, { cause: error });
  }
}

/** Returns the page of ours that sent a request, without its query; undefined if the request names none. */
export function pageOf(c: AppContext): string | undefined {
  const referrer = c.req.header('referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { host, pathname } = new URL(referrer);
  return host === c.req.header('host') ? pathname.slice(0, 200) : undefined;
}

/** The request's query as `schema` reads it. Throws INVALID_REQUEST. */
export function readQuery<T extends z.ZodType>(c: AppContext, schema: T): z.output<T> {
  return check(c.req.query(), schema);
}

/** Returns a path parameter that must be a uuid; throws `missing` for anything else. */
export function readId(c: AppContext, missing: DomainError, name = 'id'): string {
  const id = c.req.param(name) ?? '';
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id)) throw missing;
  return id.toLowerCase();
}

const tooLarge = () => new DomainError('BODY_TOO_LARGE', 'The request is too large.');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError('INVALID_JSON', 'The request is not JSON.', {}, { cause });
  }
}

function check<T extends z.ZodType>(value: unknown, schema: T): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  throw new DomainError(
    'INVALID_REQUEST',
    field ? `${field}: ${issue?.message}` : `${issue?.message}`,
    field ? { field } : {},
  );
}

/**
 * Returns the address of the caller. With `trustedProxies` in front it is the one that the outermost of them saw: each
 * appends the address that called it, and anybody may have written the entries before those.
 */
export function clientAddress(c: AppContext, trustedProxies: number): string {
  const named = (c.req.header('x-forwarded-for') ?? '').split(',').map((address) => address.trim());
  const forwarded = trustedProxies > 0 ? named.at(-Math.min(trustedProxies, named.length)) : undefined;
  // A request that was cut off has no socket any more, whatever the type says.
  const socket = c.env.incoming.socket as Socket | null;
  return forwarded || socket?.remoteAddress || 'unknown';
}
