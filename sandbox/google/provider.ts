import Provider, { interactionPolicy, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import type { Keys } from './keys.ts';
import { memoryAdapter } from './memory.ts';
import { type Person, subjectOf } from './people.ts';

export const sandboxClient = { id: 'lunatale-sandbox', secret: 'lunatale-sandbox-secret' } as const;

/** An OpenID provider with Google's addresses and claims. `accounts` has everybody who signed in, by subject. */
export function createProvider(
  issuer: string,
  publicUrl: string,
  keys: Keys,
  accounts: ReadonlyMap<string, Person>,
  renderError: (message: string) => string,
): Provider {
  return new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: sandboxClient.id,
        client_secret: sandboxClient.secret,
        redirect_uris: redirectUris(publicUrl),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [keys.signing as JWK] },
    // Cookies are shared by all ports of a host: these names must differ from the product's own.
    cookies: {
      keys: keys.cookies,
      names: { session: 'demo_google_session', interaction: 'demo_google_choice', resume: 'demo_google_resume' },
    },
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      userinfo: '/v1/userinfo',
      jwks: '/oauth2/v3/certs',
      revocation: '/revoke',
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: { enabled: true },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
    },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture', 'locale'],
    },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    // Like Google, put the claims into the ID token.
    conformIdTokenClaims: false,
    ttl: { AuthorizationCode: 60, AccessToken: 3600, IdToken: 3600, Interaction: 3600, Session: 86_400, Grant: 86_400 },
    async findAccount(_ctx, subject) {
      const person = accounts.get(subject);
      return person && { accountId: subject, claims: () => claimsOf(person, issuer) };
    },
    interactions: { policy: policy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    loadExistingGrant,
    renderError(ctx, out) {
      ctx.type = 'html';
      ctx.body = renderError(out.error_description ?? out.error);
    },
  });
}

function claimsOf(person: Person, issuer: string) {
  const [given, ...family] = person.name.split(' ');
  const sub = subjectOf(person.email);
  return {
    sub,
    email: person.email,
    email_verified: true,
    name: person.name,
    given_name: given,
    family_name: family.join(' ') || undefined,
    picture: `${issuer}/avatar/${sub}.png`,
    locale: person.locale,
  };
}

/** The account chooser comes first if the product asks for it, even with a session. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

/** Choosing an account is consent enough in a demo. */
async function loadExistingGrant(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const id = session.grantIdFor(client.clientId);
  const existing = id === undefined ? undefined : await provider.Grant.find(id);
  if (existing && existing.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile offline_access');
  await grant.save();
  return grant;
}

/** The product's callback, with every name of this machine as the host. */
function redirectUris(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  const hosts = new Set([url.host]);
  if (url.hostname === '127.0.0.1' || url.hostname === 'localhost') {
    for (const name of ['127.0.0.1', 'localhost']) hosts.add(url.port ? `${name}:${url.port}` : name);
  }
  return [...hosts].map((host) => `${url.protocol}//${host}/auth/v1/callback`);
}
