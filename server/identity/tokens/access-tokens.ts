import { randomBytes } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import {
  type AccessToken,
  type AccessTokens,
  accessTokenBounds,
  accessTokenPrefix,
  type MadeAccessToken,
  type NewAccessToken,
} from '#domain/identity/access-tokens.ts';
import type { AppServices } from '../../context.ts';
import { waitForTurn } from '../../platform/database/database.ts';
import type { Member } from '../../platform/database/member.ts';
import {
  type AccessTokenRow,
  countAccessTokens,
  deleteAccessToken,
  insertAccessToken,
  listAccessTokens,
} from '../callers/access-token-store.ts';
import { requireActive } from '../callers/require-active.ts';
import { requireHuman } from '../callers/require-human.ts';

/** 256 random bits. Only their hash is kept. */
export const newAccessToken = () => accessTokenPrefix + randomBytes(32).toString('base64url');

/** Returns the caller's tokens, without their secrets. */
export async function readAccessTokens(ctx: AppServices, { userId }: Member): Promise<AccessTokens> {
  const rows = await ctx.store.asService((tx) => listAccessTokens(tx, userId));
  return { tokens: rows.map(asAccessToken) };
}

/**
 * Makes a token for a program of the caller; its secret is returned only here. Throws TOO_MANY_TOKENS with the limit,
 * ACCOUNT_SUSPENDED, and VERIFICATION_REQUIRED or VERIFICATION_FAILED if it may write stories: nobody can ask a
 * program whether it is human (P06).
 */
export async function makeAccessToken(
  ctx: AppServices,
  member: Member,
  { name, scopes, days, turnstileToken }: NewAccessToken,
): Promise<MadeAccessToken> {
  await requireActive(ctx, member);
  if (scopes.includes('stories:write')) await requireHuman(ctx, turnstileToken, 'story');
  const { userId } = member;
  const token = newAccessToken();
  const tokenHash = ctx.tokens.hashRefresh(token);
  return ctx.store.asService(async (tx) => {
    await waitForTurn(tx, `access-tokens:${userId}`);
    const limit = accessTokenBounds.tokens;
    if ((await countAccessTokens(tx, userId)) >= limit)
      throw new DomainError('TOO_MANY_TOKENS', 'There are as many access tokens as there may be.', { limit });
    return { ...asAccessToken(await insertAccessToken(tx, { userId, name, scopes, days, tokenHash })), token };
  });
}

/** Revokes a token of the caller, from the next request on. Throws NOT_FOUND, also for another user's (P08). */
export async function revokeAccessToken(ctx: AppServices, { userId }: Member, id: string): Promise<void> {
  const gone = await ctx.store.asService((tx) => deleteAccessToken(tx, userId, id));
  if (!gone) throw new DomainError('NOT_FOUND', 'There is no such access token.');
}

const asAccessToken = ({ createdAt, lastUsedAt, expiresAt, ...row }: AccessTokenRow): AccessToken => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});
