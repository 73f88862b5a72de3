import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, jwtVerify, SignJWT } from 'jose';
import { sessionDefaultSeconds } from '#domain/identity/session.ts';
import type { SignInChecks } from '../providers/google/client.ts';

export type AccessClaims = { userId: string; sessionId: string; email: string };
export type PendingSignIn = { checks: SignInChecks; redirectTo: string };

/** Makes and reads every token of ours. All keys are derived from one secret. */
export type Tokens = {
  /** One hour, HS256, bound to issuer, audience and session. */
  signAccess(claims: AccessClaims, extra: Record<string, unknown>): Promise<{ token: string; expiresAt: number }>;
  /** 'expired' for a token that was ours, undefined for anything that is not (P04). */
  readAccess(token: string): Promise<AccessClaims | 'expired' | undefined>;
  /** A new family's first refresh token. */
  firstRefresh(): string;
  /** The one child of a refresh token: the same however often, so that parallel refreshes agree (P05). */
  nextRefresh(token: string): string;
  /** What the database keeps of a refresh token. */
  hashRefresh(token: string): string;
  /** A started sign-in, sealed for the browser to hold for ten minutes. */
  sealSignIn(pending: PendingSignIn): Promise<string>;
  openSignIn(sealed: string): Promise<PendingSignIn | undefined>;
};

const audience = 'authenticated';

export function createTokens(secret: string, issuer: string, now: () => Date = () => new Date()): Tokens {
  const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'lunatale', purpose, 32));
  const accessKey = key('access token');
  const refreshKey = key('refresh token');
  const signInKey = key('sign-in cookie');

  return {
    async signAccess(claims, extra) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + sessionDefaultSeconds;
      const token = await new SignJWT({ ...extra, email: claims.email, session_id: claims.sessionId, role: audience })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(claims.userId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(accessKey);
      return { token, expiresAt };
    },

    async readAccess(token) {
      if (!isCanonical(token)) return undefined;
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'session_id'],
          currentDate: now(),
        });
        if (typeof payload.sub !== 'string' || typeof payload.session_id !== 'string') return undefined;
        return { userId: payload.sub, sessionId: payload.session_id, email: String(payload.email ?? '') };
      } catch (error) {
        return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 'expired' : undefined;
      }
    },

    firstRefresh: () => randomBytes(32).toString('base64url'),
    nextRefresh: (token) => createHmac('sha256', refreshKey).update(token).digest('base64url'),
    hashRefresh: (token) => createHash('sha256').update(token).digest('base64url'),

    sealSignIn: (pending) =>
      new EncryptJWT({ pending })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(Math.floor(now().getTime() / 1000) + 600)
        .encrypt(signInKey),
    async openSignIn(sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, signInKey, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          currentDate: now(),
        });
        return payload.pending as PendingSignIn;
      } catch {
        return undefined;
      }
    },
  };
}

/** Three base64url parts, each spelt the one canonical way: a token has no second spelling. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return (
    token.length <= 8192 &&
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}
