import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import type { AppContext } from '../../platform/http/http.ts';
import { bearerToken } from './bearer-token.ts';

/**
 * Returns the member whose session ends, by an access token that may have expired: a parent who signed out
 * without a network is signed out once there is one (SESSION-04). For signing out only. Undefined for a session
 * that is over: a repeated sign-out, whose first answer was lost, succeeds.
 * Throws NOT_SIGNED_IN without a token of ours.
 */
export async function requireEnding(ctx: AppServices, c: AppContext): Promise<Member | undefined> {
  const token = bearerToken(c);
  const claims = token && (await ctx.tokens.readEnding(token));
  if (!claims) throw new DomainError('NOT_SIGNED_IN', 'Please sign in.');
  const isLive = await ctx.store.isSessionLive(claims.userId, claims.sessionId);
  return isLive ? (claims as Member & typeof claims) : undefined;
}
