import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../context.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import { bindAdmin, createSession, findOrCreateUser, insertRefreshToken } from './store.ts';
import type { PendingSignIn } from './tokens.ts';

/**
 * Turns Google's return into a session of ours (SIGNIN-02, P03). Makes the user on the first sign-in.
 * Throws SIGN_IN_FAILED when anything does not check out or the e-mail is not verified.
 */
export async function finishSignIn(
  ctx: AppServices,
  callbackUrl: URL,
  pending: PendingSignIn,
  userAgent: string | null,
): Promise<IssuedSession> {
  const account = await ctx.google.finish(callbackUrl, pending.checks);
  if (!account.emailVerified) {
    throw new DomainError('SIGN_IN_FAILED', 'This Google account has no verified e-mail address.');
  }
  const refreshToken = ctx.tokens.firstRefresh();
  const { user, sessionId } = await ctx.store.asService(async (tx) => {
    const found = await findOrCreateUser(tx, account);
    await bindAdmin(tx, found.id, account.email);
    const id = await createSession(tx, found.id, userAgent);
    await insertRefreshToken(tx, { userId: found.id, sessionId: id, tokenHash: ctx.tokens.hashRefresh(refreshToken) });
    return { user: found, sessionId: id };
  });
  return issueSession(ctx.tokens, user, sessionId, refreshToken);
}
