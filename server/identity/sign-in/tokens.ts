import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, jwtVerify, SignJWT } from 'jose';
import { refreshTokenDays, sessionDefaultSeconds } from '#domain/identity/session.ts';
import type { SignInChecks } from '../../providers/oidc/client.ts';

export type AccessClaims = { userId: string; sessionId: string; email: string };
/** `challenge` asks for a code instead of tokens, and says who may exchange it. */
export type PendingSignIn = { provider: IssuerName; checks: SignInChecks; redirectTo: string; challenge?: string };
/** The issuers that an installation may have: Google, and one of its own. */
export type IssuerName = 'google' | 'oidc';

/** Makes and reads all our tokens, with keys derived from secrets: the first secret signs, and all are accepted. */
export type Tokens = {
  /** One hour, HS256, bound to issuer, audience and session. */
  signAccess(claims: AccessClaims, extra: Record<string, unknown>): Promise<{ token: string; expiresAt: number }>;
  /** 'expired' for a token that was ours, undefined for anything that is not (P04). */
  readAccess(token: string): Promise<AccessClaims | 'expired' | undefined>;
  /** Returns the claims of a token that was ours within the life of a session, expired or not: for signing out only. */
  readEnding(token: string): Promise<AccessClaims | undefined>;
  /** Returns a new family's first refresh token. */
  firstRefresh(): string;
  /**
   * Returns the one child of a refresh token, always the same, so that parallel refreshes agree (P05). One for each
   * accepted secret, the one to hand out first: the token may have been rotated before the secret was.
   */
  nextRefreshes(token: string): readonly [string, ...string[]];
  /** Returns the hash of a refresh token that the database keeps. */
  hashRefresh(token: string): string;
  /** Returns the hash that is kept of a person who left; nobody learns from it whom it means. */
  hashPerson(person: string): string;
  /** Returns the code that makes a first account the operator: the same on every server of an installation. */
  operatorCode(): string;
  /** Seals a started sign-in, for the browser to hold for ten minutes. */
  sealSignIn(pending: PendingSignIn): Promise<string>;
  openSignIn(sealed: string): Promise<PendingSignIn | undefined>;
  /** Seals what a passkey has to sign, for the browser to hold like a started sign-in. */
  sealChallenge(challenge: string): Promise<string>;
  openChallenge(sealed: string): Promise<GivenChallenge | undefined>;
  /** Seals a link that was taken back, for the browser to hold while that can be undone. */
  sealLink(link: RevokedLink): Promise<string>;
  openLink(sealed: string): Promise<RevokedLink | undefined>;
};

/** A story's link as it was: when it was made, in milliseconds, and whether it let others hear the story. */
export type RevokedLink = { storyId: string; token: string; sound: boolean; at: number };

/** What a browser was given to sign, and when, in milliseconds. */
export type GivenChallenge = { challenge: string; at: number };

const audience = 'authenticated';

/** The first of `secrets` signs; the others are from before or after a rotation. */
export function createTokens(
  secrets: readonly [string, ...string[]],
  issuer: string,
  now: () => Date = () => new Date(),
): Tokens {
  const keysOf = (secret: string) => {
    const key = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'lunatale', purpose, 32));
    return {
      access: key('access token'),
      refresh: key('refresh token'),
      signIn: key('sign-in cookie'),
      person: key('person'),
      operator: key('operator code'),
    };
  };
  const [first, ...others] = secrets;
  const current = keysOf(first);
  const earlier = others.map(keysOf);
  const accepted = [current, ...earlier];
  const child = (key: Uint8Array, token: string) => createHmac('sha256', key).update(token).digest('base64url');

  async function readClaims(token: string, lateSeconds: number): Promise<AccessClaims | 'expired' | undefined> {
    if (!isCanonical(token)) return undefined;
    for (const { access } of accepted) {
      try {
        const { payload } = await jwtVerify(token, access, {
          algorithms: ['HS256'],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp', 'session_id'],
          currentDate: now(),
          clockTolerance: lateSeconds,
        });
        if (typeof payload.sub !== 'string' || typeof payload.session_id !== 'string') return undefined;
        return { userId: payload.sub, sessionId: payload.session_id, email: String(payload.email ?? '') };
      } catch (error) {
        if ((error as { code?: string }).code === 'ERR_JWT_EXPIRED') return 'expired';
      }
    }
    return undefined;
  }

  /** Encrypts data for a browser to hold for ten minutes; it can neither read nor change it. */
  const seal = (what: Record<string, unknown>) =>
    new EncryptJWT(what)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(Math.floor(now().getTime() / 1000) + 600)
      .encrypt(current.signIn);
  const unseal = async (sealed: string) => {
    for (const { signIn } of accepted) {
      try {
        const { payload } = await jwtDecrypt(sealed, signIn, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          currentDate: now(),
        });
        return payload;
      } catch {
        // sealed with another secret, expired, or not ours
      }
    }
    return undefined;
  };

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
        .sign(current.access);
      return { token, expiresAt };
    },

    readAccess: (token) => readClaims(token, 0),
    async readEnding(token) {
      const claims = await readClaims(token, refreshTokenDays * 86_400);
      return claims === 'expired' ? undefined : claims;
    },

    firstRefresh: () => randomBytes(32).toString('base64url'),
    nextRefreshes: (token) => [child(current.refresh, token), ...earlier.map(({ refresh }) => child(refresh, token))],
    hashRefresh: (token) => createHash('sha256').update(token).digest('base64url'),

    hashPerson: (person) => createHmac('sha256', current.person).update(person).digest('base64url'),

    operatorCode: () => {
      const letters = createHmac('sha256', current.operator).update('first operator').digest('hex').toUpperCase();
      return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
    },

    sealSignIn: (pending) => seal({ pending }),
    openSignIn: async (sealed) => (await unseal(sealed))?.pending as PendingSignIn | undefined,
    sealChallenge: (challenge) => seal({ given: { challenge, at: now().getTime() } }),
    openChallenge: async (sealed) => (await unseal(sealed))?.given as GivenChallenge | undefined,
    sealLink: (link) => seal({ link }),
    openLink: async (sealed) => (await unseal(sealed))?.link as RevokedLink | undefined,
  };
}

/** Checks for three base64url parts, each in its one canonical spelling: a token has no second spelling. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return (
    token.length <= 8192 &&
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}
