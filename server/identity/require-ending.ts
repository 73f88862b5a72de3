import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import type { AppContext } from '../platform/http.ts';
import { bearerToken } from './bearer-token.ts';
import type { Member } from './member.ts';

/**
 * Whose session ends, by an access token that may have expired: whoever signed out without a network is
 * signed out once there is one (SESSION-04). Good for signing out and for nothing else.
 * Throws NOT_SIGNED_IN without a token of ours, SESSION_EXPIRED for a session that is over.
 */
export async function requireEnding(ctx: AppServices, c: AppContext): Promise<Member> {
  const token = bearerToken(c);
  const claims = token && (await ctx.tokens.readEnding(token));
  if (!claims) throw new DomainError('NOT_SIGNED_IN', 'Please sign in.');
  if (!(await ctx.store.isSessionLive(claims.userId, claims.sessionId))) {
    throw new DomainError('SESSION_EXPIRED', 'The session has ended. Please sign in again.');
  }
  return claims as Member & typeof claims;
}
