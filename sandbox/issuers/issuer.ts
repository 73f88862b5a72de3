import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listen } from '../listen.ts';

/** How self-hosted OpenID issuers differ. */
export type IssuerManners = {
  /** Refuses the whole sign-in if asked to show an account chooser, and does not advertise one. */
  refusesPrompt?: boolean;
  /** Its `email_verified` claim; undefined = it sends none. */
  emailVerified?: boolean | string;
  /** Returns an account's claims only from the userinfo endpoint, not in the token. */
  onlyUserInfo?: boolean;
  /** How a client authenticates. */
  clientAuth?: 'client_secret_basic' | 'client_secret_post' | 'none';
  scopes?: readonly string[];
  /** Changes the claims of the token before they are signed, for an issuer that sends strange ones. */
  claims?: (claims: Record<string, unknown>) => Record<string, unknown>;
};

/** The behaviour of Pocket ID, authentik and Authelia in 2026. */
export const issuers = {
  pocketId: {
    refusesPrompt: true,
    emailVerified: true,
    clientAuth: 'none',
    scopes: ['openid', 'profile', 'email', 'groups'],
  },
  authentik: { emailVerified: false, clientAuth: 'client_secret_post' },
  authelia: { emailVerified: true, onlyUserInfo: true, clientAuth: 'client_secret_basic', refusesPrompt: true },
} as const satisfies Record<string, IssuerManners>;

export type Issuer = { url: string; asked: URLSearchParams[]; stop(): Promise<void> };

/** Starts an issuer at which everybody is already signed in as `account`. Its issuer URL follows the Host header. */
export async function startIssuer(
  own: IssuerManners,
  account: { sub: string; email: string; name?: string },
  port = 0,
): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const asked: URLSearchParams[] = [];
  const codes = new Map<string, URLSearchParams>();
  const auth = own.clientAuth ?? 'client_secret_basic';
  const person = {
    email: account.email,
    name: account.name,
    ...('emailVerified' in own && { email_verified: own.emailVerified }),
  };

  const listening = await listen(port, () => async (request, response) => {
    const issuer = `http://${request.headers.host}`;
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/.well-known/openid-configuration') {
      return json(response, 200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: [auth],
        ...(own.scopes && { scopes_supported: own.scopes }),
        ...(!own.refusesPrompt && { prompt_values_supported: ['none', 'login', 'select_account'] }),
        code_challenge_methods_supported: ['S256'],
      });
    }
    if (url.pathname === '/jwks') return json(response, 200, { keys: [jwk] });
    if (url.pathname === '/authorize') {
      asked.push(url.searchParams);
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      const extra = (url.searchParams.get('scope') ?? '')
        .split(' ')
        .find((each) => own.scopes && !own.scopes.includes(each));
      if ((own.refusesPrompt && url.searchParams.has('prompt')) || extra) {
        back.searchParams.set('error', 'invalid_request');
      } else {
        const code = `code-${codes.size}`;
        codes.set(code, url.searchParams);
        back.searchParams.set('code', code);
      }
      return void response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/token') {
      const form = new URLSearchParams(await bodyOf(request));
      const begun = codes.get(form.get('code') ?? '');
      const made = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const proof = request.headers.authorization
        ? 'client_secret_basic'
        : form.has('client_secret')
          ? 'client_secret_post'
          : 'none';
      if (!begun || made !== begun.get('code_challenge') || proof !== auth) {
        return json(response, 401, { error: 'invalid_client' });
      }
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        nonce: begun.get('nonce'),
        ...(!own.onlyUserInfo && person),
        iss: issuer,
        aud: begun.get('client_id') ?? '',
        sub: account.sub,
        iat: now,
        exp: now + 300,
      };
      const token = await new SignJWT(own.claims?.(claims) ?? claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(privateKey);
      return json(response, 200, {
        access_token: 'an-access-token',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: token,
      });
    }
    if (url.pathname === '/userinfo' && request.headers.authorization === 'Bearer an-access-token') {
      return json(response, 200, { sub: account.sub, ...person });
    }
    json(response, 404, { error: 'not_found' });
  });
  return { url: listening.url, asked, stop: listening.close };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
