import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { type AppContext, clientAddress, pageOf } from '../../platform/http/http.ts';
import { bearerToken } from './bearer-token.ts';
import { visitorCountry } from './visitor-country.ts';

/**
 * Returns the signed-in parent behind a request, by its Bearer token. The session is looked up each time, so
 * that a sign-out or deletion counts from the next request on (P05).
 * Throws NOT_SIGNED_IN without a token of ours, SESSION_EXPIRED for one that is over.
 */
export async function requireMember(ctx: AppServices, c: AppContext): Promise<Member> {
  const token = bearerToken(c);
  const claims = token ? await ctx.tokens.readAccess(token) : undefined;
  if (!claims) throw new DomainError('NOT_SIGNED_IN', 'Please sign in.');
  const live = claims !== 'expired' && (await ctx.store.isSessionLive(claims.userId, claims.sessionId));
  if (!live) throw new DomainError('SESSION_EXPIRED', 'The session has ended. Please sign in again.');
  c.set('userId', claims.userId);
  ctx.recorder.seen({
    userId: claims.userId,
    sessionId: claims.sessionId,
    userAgent: c.req.header('user-agent'),
    country: visitorCountry(ctx, c),
    address: clientAddress(c, ctx.trustedProxies),
    page: pageOf(c),
  });
  return claims as Member & typeof claims;
}
