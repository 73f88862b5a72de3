import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import { findUser, insertRefreshToken, lockRefreshToken, revokeSessions } from './store.ts';

/**
 * Rotates a refresh token (P05). Each token has one child; whoever asks again with the parent, in
 * parallel or because the answer was lost, gets the same child. A token whose child was itself
 * replaced is being replayed: the whole family ends. Throws SESSION_EXPIRED.
 */
export async function refreshSession(ctx: AppServices, refreshToken: string): Promise<IssuedSession> {
  const { tokens } = ctx;
  const child = tokens.nextRefresh(refreshToken);
  const outcome = await ctx.store.asService(async (tx) => {
    const known = await lockRefreshToken(tx, tokens.hashRefresh(refreshToken));
    if (!known || known.revokedAt || !known.live) return undefined;
    const { userId, sessionId, id } = known.token;
    if (!known.token.replacedAt) {
      await insertRefreshToken(tx, { userId, sessionId, tokenHash: tokens.hashRefresh(child), parentId: id });
    } else if ((await lockRefreshToken(tx, tokens.hashRefresh(child)))?.token.replacedAt) {
      await revokeSessions(tx, { userId, sessionId }, 'local');
      return undefined;
    }
    const user = await findUser(tx, userId);
    return user && { user, sessionId };
  });
  if (!outcome) throw new DomainError('SESSION_EXPIRED', 'The session has ended. Please sign in again.');
  return issueSession(tokens, outcome.user, outcome.sessionId, child);
}
