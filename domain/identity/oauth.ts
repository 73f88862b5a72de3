import { z } from 'zod';
import { textUpTo } from '../text.ts';
import { accessScopes, scopesSchema } from './access-tokens.ts';

/** The endpoint of the Model Context Protocol, and the resource for which tokens are issued (RFC 8707). */
export const mcpPath = '/mcp';
/** GET: the resource's metadata, with its authorization server and scopes (RFC 9728). */
export const protectedResourcePath = '/.well-known/oauth-protected-resource';
/** GET: the authorization server's metadata (RFC 8414). */
export const authorizationServerPath = '/.well-known/oauth-authorization-server';
/** POST registers a program (RFC 7591). */
export const registerClientPath = '/oauth/register';
/** POST exchanges a code or a refresh token (RFC 6749, 3.2). */
export const oauthTokenPath = '/oauth/token';
/** The page on which a parent says yes or no. */
export const authorizePage = '/authorize';
/** POST with the query of the page's address returns what the program asks for. */
export const authorizationPath = '/api/identity/authorization';
/** POST with that query and the parent's answer returns where the browser goes next. */
export const authorizationAnswerPath = `${authorizationPath}/answer`;

/** Lifetimes of codes, access tokens and refresh tokens; redirect addresses per program; letters of its name. */
export const oauthBounds = { codeSeconds: 300, tokenSeconds: 3600, refreshDays: 90, redirects: 5, name: 60 } as const;

/** Whether a program may be sent back there: HTTPS, this machine, or a scheme of its own (RFC 8252, 7). */
function isRedirect(address: string): boolean {
  if (address.length > 2000 || !URL.canParse(address)) return false;
  const { protocol, hostname, hash, username, password } = new URL(address);
  if (hash !== '' || address.includes('#') || username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  if (protocol === 'http:') return isLoopback(hostname);
  return (
    /^[a-z][a-z0-9+.-]*:$/.test(protocol) &&
    !/^(javascript|data|file|blob|about|vbscript|ws|wss|ftp|filesystem|view-source|intent|mailto|jar|feed):$/.test(
      protocol,
    ) &&
    !/^(tel|sms|facetime.*|chrome.*|edge|resource|res|search|search-ms|ms-.*|x-apple.*|itms.*|market|shortcuts):$/.test(
      protocol,
    )
  );
}

const isLoopback = (hostname: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

/** Whether `asked` matches the registered address `known`; on this machine at any port (RFC 8252, 7.3). */
export function sameRedirect(known: string, asked: string): boolean {
  if (known === asked) return true;
  const [a, b] = [new URL(known), new URL(asked)];
  if (a.protocol !== 'http:' || !isLoopback(a.hostname)) return false;
  a.port = b.port;
  return a.href === b.href;
}

/** What a program says about itself; all other fields are ignored. */
export const registerClientSchema = z.object({
  // Parents read the name where they decide: signs that turn or break the line would let it say something else.
  client_name: textUpTo(oauthBounds.name)
    .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u.test(name), 'holds signs that cannot be seen')
    .optional(),
  redirect_uris: z
    .array(z.string().refine(isRedirect, 'is no address to go back to'))
    .min(1)
    .max(oauthBounds.redirects),
});

export const registeredClientSchema = z.object({
  client_id: z.uuid(),
  client_name: z.string(),
  redirect_uris: z.array(z.string()),
  client_id_issued_at: z.int(),
  token_endpoint_auth_method: z.literal('none'),
  grant_types: z.array(z.string()),
  response_types: z.array(z.string()),
});

/** A challenge or a verifier of PKCE (RFC 7636). */
const pkce = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/);

/** The query of the page's address. */
export const authorizationRequestSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.uuid(),
  redirect_uri: z.string().max(2000),
  code_challenge: pkce,
  code_challenge_method: z.literal('S256'),
  scope: z.string().max(1000).optional(),
  state: z.string().max(2000).optional(),
  resource: z.string().max(2000).optional(),
});
export type AuthorizationRequest = z.output<typeof authorizationRequestSchema>;

export const askedAuthorizationSchema = z.object({
  client: z.string(),
  /** Where the answer is sent: a host, or the scheme of a program on this device. */
  goesTo: z.string(),
  scopes: z.array(z.enum(accessScopes)),
});
export type AskedAuthorization = z.output<typeof askedAuthorizationSchema>;

export const authorizationAnswerSchema = z.object({
  request: authorizationRequestSchema,
  /** What the parent allows; null = nothing, and the program is told no. */
  scopes: scopesSchema.nullable(),
  turnstileToken: z.string().max(4096).nullish(),
});
export type AuthorizationAnswer = z.output<typeof authorizationAnswerSchema>;
export const answeredAuthorizationSchema = z.object({ redirectTo: z.string() });

export const tokenRequestSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.uuid(),
    code: z.string().max(200),
    redirect_uri: z.string().max(2000),
    code_verifier: pkce,
    resource: z.string().max(2000).optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: z.uuid(),
    refresh_token: z.string().max(200),
    scope: z.string().max(1000).optional(),
    resource: z.string().max(2000).optional(),
  }),
]);
export type TokenRequest = z.output<typeof tokenRequestSchema>;

export const issuedTokensSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  scope: z.string(),
});
export type IssuedTokens = z.output<typeof issuedTokensSchema>;
