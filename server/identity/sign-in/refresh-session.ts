import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findUser, insertRefreshToken, lockRefreshToken, revokeSessions } from '../store.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import type { Tokens } from './tokens.ts';

/**
 * How long a replaced token still returns its child. Without this bound a thief and a victim who take turns would get
 * the same child for ever; a client that lost the answer asks again at once.
 */
const reuseMilliseconds = 30_000;

/**
 * Rotates a refresh token (P05). Each token has one child; a client that sends the parent again, in parallel or because
 * the answer was lost, gets the same child for 30 seconds. A token that was replaced earlier, or
 * whose child was itself replaced, is being replayed: the whole family ends. Throws SESSION_EXPIRED.
 */
export async function refreshSession(ctx: AppServices, refreshToken: string): Promise<IssuedSession> {
  const { tokens } = ctx;
  const children = tokens.nextRefreshes(refreshToken);
  const outcome = await ctx.store.asService(async (tx) => {
    let [child] = children;
    const known = await lockRefreshToken(tx, tokens.hashRefresh(refreshToken));
    if (!known || known.revokedAt || !known.live) return undefined;
    const { userId, sessionId, id, replacedAt } = known.token;
    if (!replacedAt) {
      await insertRefreshToken(tx, { userId, sessionId, tokenHash: tokens.hashRefresh(child), parentId: id });
    } else {
      const known = await findChild(tx, tokens, children);
      if (!known || known.replaced || ctx.now().getTime() - replacedAt.getTime() > reuseMilliseconds) {
        await revokeSessions(tx, { userId, sessionId }, 'local');
        return undefined;
      }
      child = known.token;
    }
    const user = await findUser(tx, userId);
    return user && { user, sessionId, child };
  });
  if (!outcome) throw new DomainError('SESSION_EXPIRED', 'The session has ended. Please sign in again.');
  return issueSession(tokens, outcome.user, outcome.sessionId, outcome.child);
}

/** Returns the child that replaced the token, made with any of the accepted secrets. */
async function findChild(tx: Transaction, tokens: Tokens, children: readonly string[]) {
  for (const token of children) {
    const known = await lockRefreshToken(tx, tokens.hashRefresh(token));
    if (known) return { token, replaced: known.token.replacedAt !== null };
  }
  return undefined;
}
