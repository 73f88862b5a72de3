import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import type { AppServices } from '../../context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { VouchedAccount } from '../../providers/oidc/client.ts';
import { countMade, type Sources } from '../callers/daily-limits.ts';
import { requireWelcome } from '../callers/require-welcome.ts';
import {
  bindAdmin,
  createSession,
  findOrCreateUser,
  findUser,
  insertRefreshToken,
  insertSignInCode,
  takeSignInCode,
  type UserRow,
} from '../store.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import { inheritAllowance } from './spent-allowances.ts';
import type { PendingSignIn } from './tokens.ts';

/**
 * Turns an issuer's callback into a session of ours (SIGNIN-02, P03). Creates the user on the first sign-in.
 * Throws SIGN_IN_FAILED when anything does not check out or the e-mail is not verified.
 */
export async function finishSignIn(
  ctx: AppServices,
  callbackUrl: URL,
  pending: PendingSignIn,
  userAgent: string | null,
  sources: Sources,
): Promise<IssuedSession> {
  return begin(ctx, userAgent, await arrive(ctx, callbackUrl, pending, sources));
}

/** Does the same but returns a code: whoever has the verifier exchanges it, once, within five minutes (RFC 7636). */
export async function finishWithCode(
  ctx: AppServices,
  callbackUrl: URL,
  pending: PendingSignIn & { challenge: string },
  userAgent: string | null,
  sources: Sources,
): Promise<string> {
  const findUserOf = await arrive(ctx, callbackUrl, pending, sources);
  const code = ctx.tokens.firstRefresh();
  await ctx.store.asService(async (tx) => {
    const { id: userId } = await findUserOf(tx);
    const { challenge } = pending;
    await insertSignInCode(tx, { userId, codeHash: ctx.tokens.hashRefresh(code), challenge, userAgent });
  });
  return code;
}

/** Exchanges a code for a session. Any attempt uses it up, also with a wrong verifier. Throws SESSION_EXPIRED. */
export async function exchangeCode(
  ctx: AppServices,
  { auth_code, code_verifier }: { auth_code: string; code_verifier: string },
): Promise<IssuedSession> {
  const known = await ctx.store.asService((tx) => takeSignInCode(tx, ctx.tokens.hashRefresh(auth_code)));
  const made = createHash('sha256').update(code_verifier).digest();
  const asked = Buffer.from(known?.challenge ?? '', 'base64url');
  if (!known || asked.length !== made.length || !timingSafeEqual(asked, made)) {
    throw new DomainError('SESSION_EXPIRED', 'The sign-in took too long or was started elsewhere.');
  }
  return begin(ctx, known.userAgent, async (tx) => {
    const user = await findUser(tx, known.userId);
    if (!user) throw new DomainError('SESSION_EXPIRED', 'The session has ended. Please sign in again.');
    return user;
  });
}

/** Checks what the issuer says; the returned function finds or creates its user. */
async function arrive(ctx: AppServices, callbackUrl: URL, pending: PendingSignIn, sources: Sources) {
  const issuer = ctx.issuers[pending.provider];
  if (!issuer) throw new DomainError('SIGN_IN_FAILED', 'Signing in this way is not possible here.');
  await ctx.live.read();
  const account = await issuer.client.finish(callbackUrl, pending.checks);
  if (!account.emailVerified && !issuer.acceptsUnverified) {
    throw new DomainError('SIGN_IN_FAILED', `This ${issuer.name} account has no verified e-mail address.`);
  }
  return (tx: Transaction) => welcome(ctx, tx, account, sources);
}

/** Returns the user of a vouched account. Throws SIGN_UPS_CLOSED or SIGN_UPS_LIMITED for a new user who is refused. */
export async function welcome(
  ctx: AppServices,
  tx: Transaction,
  account: VouchedAccount,
  sources: Sources,
): Promise<UserRow> {
  const found = await findOrCreateUser(tx, account, () => requireWelcome(ctx, account.email));
  if (found.isNew) await countMade(ctx, tx, 'signUps', sources);
  if (found.isNew) await inheritAllowance(tx, ctx.tokens, found.id, account);
  if (account.emailVerified) await bindAdmin(tx, found.id, account.email);
  return found;
}

/** Begins a new session of a user. */
export async function begin(
  ctx: AppServices,
  userAgent: string | null,
  findUserOf: (tx: Transaction) => Promise<UserRow>,
): Promise<IssuedSession> {
  const refreshToken = ctx.tokens.firstRefresh();
  const { user, sessionId } = await ctx.store.asService(async (tx) => {
    const found = await findUserOf(tx);
    const id = await createSession(tx, found.id, userAgent);
    await insertRefreshToken(tx, { userId: found.id, sessionId: id, tokenHash: ctx.tokens.hashRefresh(refreshToken) });
    return { user: found, sessionId: id };
  });
  return issueSession(ctx.tokens, user, sessionId, refreshToken);
}
