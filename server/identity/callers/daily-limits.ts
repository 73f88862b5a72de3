import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getCookie, setCookie } from 'hono/cookie';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import { rangeOf } from '../../platform/addresses.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AppContext, clientAddress } from '../../platform/http/http.ts';
import type { DailyLimits } from './daily-limit-settings.ts';

/** Where a request comes from; an unknown source is not counted. */
export type Sources = { device: string | undefined; network: string | undefined };

const deviceCookie = 'lunatale-device';
const oneDay = 24 * 3600;

/** Reads the mark that a sign-in gave the browser today, and the range of its address unless that is private. */
export function readSources(ctx: Pick<AppServices, 'trustedProxies'>, c: AppContext): Sources {
  return {
    device: getCookie(c, deviceCookie)?.slice(0, 100),
    network: rangeOf(clientAddress(c, ctx.trustedProxies)),
  };
}

/** Does the same at a sign-in, and marks the browser for a day, so that its new accounts are counted together. */
export function markSources(ctx: Pick<AppServices, 'trustedProxies' | 'publicUrl'>, c: AppContext): Sources {
  const sources = readSources(ctx, c);
  if (sources.device) return sources;
  const device = randomBytes(16).toString('base64url');
  const secure = ctx.publicUrl.startsWith('https:');
  setCookie(c, deviceCookie, device, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: oneDay });
  return { ...sources, device };
}

const refusals = {
  signUps: ['SIGN_UPS_LIMITED', 'Too many accounts were made from here today.'],
  freeStories: ['STORIES_LIMITED', 'Too many free stories were told from here today.'],
} as const;

/**
 * Counts one more in the transaction that creates it, so that a refused or failed attempt counts nothing. Only keyed
 * hashes are kept, until the day after. Throws SIGN_UPS_LIMITED or STORIES_LIMITED with the seconds until tomorrow.
 */
export async function countMade(
  ctx: Pick<AppServices, 'dailyLimits' | 'tokens'>,
  tx: Transaction,
  what: keyof DailyLimits,
  sources: Sources & { account?: string },
): Promise<void> {
  const { device, network } = ctx.dailyLimits[what];
  // A program has no mark and can make up any, so an account counts like a browser.
  const limits = { device, network, account: device };
  const counted = (['device', 'network', 'account'] as const).flatMap((kind) => {
    const [source, limit] = [sources[kind], limits[kind]];
    return source === undefined || limit === null
      ? []
      : [{ source: ctx.tokens.hashPerson(`${what}:${kind}:${source}`), limit }];
  });
  // Stryker disable next-line ConditionalExpression: this saves a query; of no sources none is over its limit.
  if (counted.length === 0) return;
  const { rows } = await tx.execute<{ fits: boolean; seconds: number }>(sql`select
    count_made(${sql.param(counted.map(({ source }) => source))}::text[], ${sql.param(counted.map(({ limit }) => limit))}::integer[]) as fits,
    ceil(extract(epoch from (app_now() at time zone 'utc')::date + 1 - (app_now() at time zone 'utc')))::integer as seconds`);
  // Stryker disable OptionalChaining: the query has one row.
  if (rows[0]?.fits) return;
  const [code, message] = refusals[what];
  throw new DomainError(code, message, { retryAfterSeconds: rows[0]?.seconds ?? oneDay });
}
