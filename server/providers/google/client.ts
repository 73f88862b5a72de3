import * as oidc from 'openid-client';
import { DomainError } from '#domain/errors.ts';

export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string; insecure: boolean };

/** What a sign-in must bring back unchanged. Kept by the browser, sealed, between the two requests. */
export type SignInChecks = { state: string; nonce: string; codeVerifier: string };

/** The account as the provider vouches for it. */
export type GoogleAccount = {
  subject: string;
  email: string;
  emailVerified: boolean;
  fullName: string | null;
  avatarUrl: string | null;
};

/**
 * Google as a confidential OpenID Connect client: code, PKCE, nonce and state; issuer, audience,
 * signature and expiry are checked by the certified library (P03). Account choice is always forced (SIGNIN-03).
 */
export type GoogleClient = {
  /** Where to send the browser. Throws SIGN_IN_FAILED when the provider cannot be reached. */
  start(redirectUri: string): Promise<{ url: string; checks: SignInChecks }>;
  /** Reads the provider's return. Throws SIGN_IN_FAILED for anything that does not check out. */
  finish(callbackUrl: URL, checks: SignInChecks): Promise<GoogleAccount>;
};

export function createGoogleClient(settings: GoogleSettings): GoogleClient {
  let discovered: Promise<oidc.Configuration> | undefined;
  const discover = () => {
    discovered ??= oidc
      .discovery(
        new URL(settings.issuer),
        settings.clientId,
        settings.clientSecret,
        undefined,
        // Signatures are checked although the tokens come straight from the provider (P03).
        { execute: [oidc.enableNonRepudiationChecks, ...(settings.insecure ? [oidc.allowInsecureRequests] : [])] },
      )
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };

  return {
    async start(redirectUri) {
      const configuration = await discover().catch(failed);
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        prompt: 'select_account',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    async finish(callbackUrl, checks) {
      const configuration = await discover().catch(failed);
      const tokens = await oidc
        .authorizationCodeGrant(configuration, callbackUrl, {
          pkceCodeVerifier: checks.codeVerifier,
          expectedNonce: checks.nonce,
          expectedState: checks.state,
          idTokenExpected: true,
        })
        .catch(failed);
      const claims = tokens.claims();
      if (!claims?.sub || typeof claims.email !== 'string') return failed('no subject or e-mail');
      return {
        subject: claims.sub,
        email: claims.email,
        emailVerified: claims.email_verified === true,
        fullName: text(claims.name),
        avatarUrl: text(claims.picture),
      };
    },
  };
}

function failed(cause: unknown): never {
  throw new DomainError('SIGN_IN_FAILED', 'Signing in with Google did not work.', {}, { cause });
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 2000) : null;
}
