import * as oidc from 'openid-client';
import { DomainError } from '#domain/errors.ts';
import { cleanText } from '../clean-text.ts';

export type IssuerSettings = {
  issuer: string;
  clientId: string;
  /** Empty = a public client, which proves itself by PKCE alone. */
  clientSecret: string;
  insecure: boolean;
  /** Google is always asked for its account chooser; another issuer only if it offers one. */
  kind: 'google' | 'oidc';
  /** Whether an address counts that the issuer does not call verified; it never proves whose it is. */
  acceptUnverified?: boolean;
};

/** What a sign-in must bring back unchanged. The browser keeps it, sealed, between the two requests. */
export type SignInChecks = { state: string; nonce: string; codeVerifier: string };

/** An account as the one who vouches for it knows it: an issuer, or our own mail to the address. */
export type VouchedAccount = {
  /** `google`, `mail`, or an issuer's address: a subject means nothing elsewhere. */
  provider: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  fullName: string | null;
  avatarUrl: string | null;
};

/**
 * An issuer whose confidential OpenID Connect client we are: code, PKCE, nonce and state; issuer, audience,
 * signature and expiry are checked by the certified library (P03).
 */
export type IssuerClient = {
  /** Where to send the browser. Throws SIGN_IN_FAILED when the provider cannot be reached. */
  start(redirectUri: string): Promise<{ url: string; checks: SignInChecks }>;
  /** Reads the provider's return. Throws SIGN_IN_FAILED for anything that does not check out. */
  finish(callbackUrl: URL, checks: SignInChecks): Promise<VouchedAccount>;
  /** Whether the last try reached it. After a failure this starts another try in the background. */
  isUp(): boolean;
  /** Reads the discovery document anew. Throws if that fails. */
  discover(): Promise<void>;
};

/** The longest that OpenID Connect and RFC 5321 allow. */
const longestSubject = 255;
const longestEmail = 320;
/** How long after a failure the discovery document is read again. */
const againMilliseconds = 15_000;

export function createIssuerClient(settings: IssuerSettings): IssuerClient {
  const google = settings.kind === 'google';
  let discovered: Promise<oidc.Configuration> | undefined;
  let up = true;
  let failedAt = 0;

  const readDocument = async (): Promise<oidc.Configuration> => {
    const execute = [oidc.enableNonRepudiationChecks, ...(settings.insecure ? [oidc.allowInsecureRequests] : [])];
    const { issuer, clientId, clientSecret } = settings;
    // Signatures are checked although the tokens come straight from the provider (P03).
    const first = await oidc.discovery(new URL(issuer), clientId, clientSecret || undefined, undefined, { execute });
    if (google) return first;
    const metadata = first.serverMetadata();
    const configuration = new oidc.Configuration(
      metadata,
      clientId,
      clientSecret || undefined,
      clientAuthentication(clientSecret, metadata.token_endpoint_auth_methods_supported),
    );
    for (const prepare of execute) prepare(configuration);
    return configuration;
  };
  const discover = () => {
    discovered ??= readDocument().then(
      (configuration) => {
        up = true;
        return configuration;
      },
      (error: unknown) => {
        discovered = undefined;
        up = false;
        failedAt = Date.now();
        throw error;
      },
    );
    return discovered;
  };

  return {
    isUp() {
      if (!up && Date.now() - failedAt > againMilliseconds) {
        failedAt = Date.now();
        void discover().catch(() => {});
      }
      return up;
    },
    async discover() {
      discovered = undefined;
      await discover();
    },
    async start(redirectUri) {
      const configuration = await discover().catch(failed);
      const metadata = configuration.serverMetadata();
      const checks = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const choosesAccount = google || offers(metadata.prompt_values_supported, 'select_account');
      const parameters = {
        redirect_uri: redirectUri,
        scope: google ? 'openid email profile' : scopes(metadata.scopes_supported),
        // SIGNIN-03; an issuer that does not know this value refuses the whole sign-in.
        ...(choosesAccount && { prompt: 'select_account' }),
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
      };
      return { url: addressOf(configuration, parameters), checks };
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
      if (!claims?.sub || !isPlain(claims.sub, longestSubject)) return failed('no subject');
      // Some issuers describe the account only at their userinfo endpoint.
      const asks = typeof claims.email !== 'string' && configuration.serverMetadata().userinfo_endpoint !== undefined;
      const account = asks
        ? { ...claims, ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub).catch(failed)) }
        : claims;
      if (!isPlain(account.email, longestEmail) || !account.email.includes('@')) return failed('no e-mail');
      return {
        provider: google ? 'google' : settings.issuer,
        subject: claims.sub,
        email: account.email,
        emailVerified: account.email_verified === true || account.email_verified === 'true',
        fullName: text(account.name) ?? text(account.preferred_username),
        avatarUrl: google ? text(account.picture) : null,
      };
    },
  };
}

/** Builds the address of the issuer's sign-in page. Throws SIGN_IN_FAILED if its metadata are unusable. */
function addressOf(configuration: oidc.Configuration, parameters: Record<string, string>): string {
  try {
    return oidc.buildAuthorizationUrl(configuration, parameters).href;
  } catch (cause) {
    return failed(cause);
  }
}

function offers(values: unknown, value: string): boolean {
  return Array.isArray(values) && values.includes(value);
}

/** Returns the scopes we need that the issuer supports; all of them if it does not say. */
function scopes(supported: unknown): string {
  const all = ['openid', 'email', 'profile'];
  return (Array.isArray(supported) ? all.filter((scope) => supported.includes(scope)) : all).join(' ');
}

/** Authenticates as the issuer wants it: by default in the header (RFC 8414). */
function clientAuthentication(secret: string, methods: string[] | undefined): oidc.ClientAuth {
  if (!secret) return oidc.None();
  const inBody = methods?.includes('client_secret_post') && !methods.includes('client_secret_basic');
  return inBody ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret);
}

function failed(cause: unknown): never {
  throw new DomainError('SIGN_IN_FAILED', 'Signing in did not work.', {}, { cause });
}

/** A text that the database can hold and index. */
function isPlain(value: unknown, letters: number): value is string {
  return typeof value === 'string' && value.length <= letters && !/[\p{Cc}\p{Cs}]/u.test(value);
}

function text(value: unknown): string | null {
  const plain = typeof value === 'string' ? cleanText(value).trim().slice(0, 2000) : '';
  return plain === '' ? null : plain;
}
