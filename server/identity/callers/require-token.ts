import { DomainError } from '#domain/errors.ts';
import { type AccessScope, accessTokenPrefix } from '#domain/identity/access-tokens.ts';
import { mcpPath } from '#domain/identity/oauth.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import type { AppContext } from '../../platform/http/http.ts';
import type { Endpoint } from '../../platform/openapi/endpoint.ts';
import { findAccessToken } from './access-token-store.ts';

const form = new RegExp(`^${accessTokenPrefix}[A-Za-z0-9_-]{43}$`);

/** Returns whether a bearer token has the prefix of an access token; otherwise it is one of a session. */
export const isAccessToken = (token: string | undefined): token is string =>
  token?.startsWith(accessTokenPrefix) ?? false;

/**
 * Returns the parent for whom a program calls. The token is looked up each time, so that a revocation counts from the
 * next request on. Throws INVALID_TOKEN for a token that is unknown, revoked, expired or meant for another address, or
 * whose parent is suspended or gone, and INSUFFICIENT_SCOPE if no token, or not this one, opens the route.
 */
export async function requireToken(
  ctx: AppServices,
  c: AppContext,
  token: string,
  scope: Endpoint['scope'],
): Promise<Member> {
  const found = form.test(token)
    ? await ctx.store.asService((tx) => findAccessToken(tx, ctx.tokens.hashRefresh(token)))
    : undefined;
  // A token made for the assistants' address is not valid elsewhere (RFC 8707), nor is one of another installation.
  const fits = !found?.audience || (scope === 'mcp' && found.audience === ctx.publicUrl + mcpPath);
  if (!found || !fits) throw new DomainError('INVALID_TOKEN', 'This access token opens nothing, or nothing any more.');
  const { id, userId, email, scopes } = found;
  c.set('userId', userId);
  if (scope !== 'mcp' && (scope === undefined || !scopes.includes(scope))) throw missingScope(scope);
  const member = { userId, sessionId: id, email, scopes };
  return member as Member & typeof member;
}

const missingScope = (scope: AccessScope | undefined) =>
  new DomainError(
    'INSUFFICIENT_SCOPE',
    scope ? `This access token lacks the scope ${scope}.` : 'No access token opens this.',
  );

/**
 * Throws TOKEN_IN_ADDRESS if the address has a token: browsers, proxies and logs keep it (RFC 9700, 4.3.2).
 */
export function refuseTokenInAddress(c: AppContext): void {
  const { search } = new URL(c.req.url);
  if (search.includes(accessTokenPrefix) || new URLSearchParams(search).has('access_token'))
    throw new DomainError('TOKEN_IN_ADDRESS', 'A token belongs into the header Authorization, never into the address.');
}
