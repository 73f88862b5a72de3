import type { Handler } from 'hono';
import type { z } from 'zod';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { asDomainError } from '../../platform/http/errors.ts';
import {
  type AppContext,
  type AppEnv,
  readBody,
  readForm,
  readQuery,
  readText,
  withFileBody,
  withPicturesBody,
} from '../../platform/http/http.ts';
import { requireOffer } from '../../platform/offers.ts';
import { describeHandler, type Endpoint } from '../../platform/openapi/endpoint.ts';
import { bearerToken } from './bearer-token.ts';
import type { Operator } from './operator.ts';
import { requireEnding } from './require-ending.ts';
import { requireMember } from './require-member.ts';
import { requireOperator } from './require-operator.ts';
import { isAccessToken, refuseTokenInAddress, requireToken } from './require-token.ts';

type Description = Endpoint & { limit?: Parameters<AppServices['countCall']>[1] | 'none' };

type Caller<D> = D extends { by: 'member' }
  ? { member: Member }
  : D extends { by: 'leaving member' }
    ? { member: Member | undefined }
    : D extends { by: object }
      ? { operator: Operator }
      : unknown;
type Query<D> = D extends { query: infer Q extends z.ZodType } ? { query: z.output<Q> } : unknown;
type Body<D> = D extends { body: infer B extends z.ZodType }
  ? { body: z.output<B> }
  : D extends { form: infer F extends z.ZodType }
    ? { body: z.output<F> }
    : D extends { body: 'signed' }
      ? { body: string }
      : D extends { file: object }
        ? { body: Buffer }
        : unknown;

/** What a handler receives: the caller, and the query and body that the description reads. */
export type Asked<D> = Caller<D> & Query<D> & Body<D>;

/** Makes a route's handler from its description and from the code that runs after the description's checks. */
export type DefineEndpoint = <const D extends Description>(
  description: D,
  handler: (c: AppContext, asked: Asked<D>) => Response | Promise<Response>,
) => Handler<AppEnv>;

/**
 * The one way to make a route. Before the handler runs, in this order: the installation has the optional part that the
 * route needs, the caller is known (P05, P08), the call is counted, the query and the body are read (P10). The API
 * document is made from the same descriptions, so a route does what it says (P27).
 */
export function endpoints(ctx: AppServices): DefineEndpoint {
  return (description, handler) =>
    describeHandler(async (c) => {
      try {
        return await answer(ctx, c, description, handler);
      } catch (cause) {
        if (!description.answersFailure) throw cause;
        return description.answersFailure(c, asDomainError(cause));
      }
    }, description);
}

async function answer<D extends Description>(
  ctx: AppServices,
  c: AppContext,
  description: D,
  handler: (c: AppContext, asked: Asked<D>) => Response | Promise<Response>,
): Promise<Response> {
  const { needs, limit, query: querySchema, form, body: bodySchema, file, picturesBytes } = description;
  if (needs) requireNeeded(ctx, needs);
  const caller = await callerOf(ctx, c, description);
  if (limit && limit !== 'none') ctx.countCall(c, limit, caller.member ?? caller.operator);
  const query = querySchema && readQuery(c, querySchema);
  const handle = (body?: unknown) => handler(c, { ...caller, query, body } as Asked<D>);
  if (file && caller.member) return withFileBody(c, file, caller.member.userId, async (body) => handle(body));
  if (form) return handle(await readForm(c, form));
  if (bodySchema === 'signed') return handle(await readText(c));
  if (bodySchema && picturesBytes !== undefined && caller.member) {
    const limits = { caller: caller.member.userId, limitBytes: picturesBytes };
    return withPicturesBody(c, bodySchema, limits, async (body) => handle(body));
  }
  return handle(bodySchema && (await readBody(c, bodySchema)));
}

async function callerOf(
  ctx: AppServices,
  c: AppContext,
  { by, scope }: Pick<Endpoint, 'by' | 'scope'>,
): Promise<{ member?: Member | undefined; operator?: Operator }> {
  if (by === undefined) return {};
  refuseTokenInAddress(c);
  const token = bearerToken(c);
  // A route that names no scope is closed to programs, whoever made the token.
  if (isAccessToken(token)) return { member: await requireToken(ctx, c, token, by === 'member' ? scope : undefined) };
  if (by === 'member') return { member: await requireMember(ctx, c) };
  if (by === 'leaving member') return { member: await requireEnding(ctx, c) };
  return { operator: await requireOperator(ctx, c, by) };
}

/** Throws NOT_FOUND if this installation does not have what the route needs. */
function requireNeeded(ctx: AppServices, needs: NonNullable<Endpoint['needs']>): void {
  if (needs !== 'mail') requireOffer(ctx.offers, needs);
  else if (!ctx.mailer) throw new DomainError('NOT_FOUND', 'This installation sends no mail.');
}
