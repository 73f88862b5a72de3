import { randomBytes } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import { type AccessScope, accessScopes, accessTokenBounds } from '#domain/identity/access-tokens.ts';
import {
  type AskedAuthorization,
  type AuthorizationAnswer,
  type AuthorizationRequest,
  mcpPath,
  sameRedirect,
} from '#domain/identity/oauth.ts';
import type { AppServices } from '../../context.ts';
import type { Member } from '../../platform/database/member.ts';
import { countAccessTokens } from '../callers/access-token-store.ts';
import { requireActive } from '../callers/require-active.ts';
import { requireHuman } from '../callers/require-human.ts';
import { findClient, insertCode } from './oauth-store.ts';

const wrong = (field: string, says: string) => new DomainError('INVALID_REQUEST', `${field}: ${says}`, { field });

/** Returns what a program asks a parent for. Throws INVALID_REQUEST, naming the field: nobody is sent anywhere then. */
export async function readAuthorization(ctx: AppServices, request: AuthorizationRequest): Promise<AskedAuthorization> {
  const { name, scopes } = await examine(ctx, request);
  const { host, protocol } = new URL(request.redirect_uri);
  return { client: name, goesTo: host || protocol, scopes };
}

/**
 * Gives a program what the parent allows: a code that is good once, for five minutes and with the verifier only, or a
 * refusal. Returns where the browser goes. Throws INVALID_REQUEST, ACCOUNT_SUSPENDED, TOO_MANY_TOKENS,
 * and VERIFICATION_REQUIRED or VERIFICATION_FAILED where stories may be written.
 */
export async function answerAuthorization(
  ctx: AppServices,
  member: Member,
  { request, scopes, turnstileToken }: AuthorizationAnswer,
): Promise<string> {
  const asked = await examine(ctx, request);
  if (scopes === null) return redirect(ctx, request, { error: 'access_denied' });
  if (scopes.some((scope) => !asked.scopes.includes(scope))) throw wrong('scopes', 'were not asked for');
  await requireActive(ctx, member);
  if (scopes.includes('stories:write')) await requireHuman(ctx, turnstileToken, 'story');
  const { userId } = member;
  const { client_id: clientId, redirect_uri: redirectUri, code_challenge: challenge } = request;
  const code = randomBytes(32).toString('base64url');
  await ctx.store.asService(async (tx) => {
    const limit = accessTokenBounds.tokens;
    if ((await countAccessTokens(tx, userId)) >= limit)
      throw new DomainError('TOO_MANY_TOKENS', 'There are as many access tokens as there may be.', { limit });
    await insertCode(tx, { codeHash: ctx.tokens.hashRefresh(code), userId, clientId, redirectUri, challenge, scopes });
  });
  return redirect(ctx, request, { code });
}

async function examine(
  ctx: AppServices,
  request: AuthorizationRequest,
): Promise<{ name: string; scopes: AccessScope[] }> {
  const client = await ctx.store.asService((tx) => findClient(tx, request.client_id));
  if (!client) throw wrong('client_id', 'is not known here');
  if (
    !URL.canParse(request.redirect_uri) ||
    !client.redirectUris.some((known) => sameRedirect(known, request.redirect_uri))
  )
    throw wrong('redirect_uri', 'is not one that the program named');
  requireResource(ctx, request.resource);
  const asked = request.scope?.split(' ') ?? [...accessScopes];
  // Unknown scopes are ignored: nobody could grant them.
  const scopes = accessScopes.filter((scope) => asked.includes(scope));
  if (scopes.length === 0) throw wrong('scope', `knows ${accessScopes.join(', ')}`);
  return { name: client.name, scopes };
}

/** Tokens are made for one address (RFC 8707). Throws INVALID_REQUEST for another. */
export function requireResource({ publicUrl }: Pick<AppServices, 'publicUrl'>, resource: string | undefined): void {
  if (resource !== undefined && resource.replace(/\/$/, '') !== publicUrl + mcpPath)
    throw wrong('resource', `is ${publicUrl}${mcpPath}`);
}

function redirect(
  { publicUrl }: AppServices,
  { redirect_uri, state }: AuthorizationRequest,
  said: Record<string, string>,
): string {
  const address = new URL(redirect_uri);
  // The issuer is named, so that a program that asks several servers does not mix them up (RFC 9207).
  for (const [name, value] of Object.entries({ ...said, ...(state !== undefined && { state }), iss: publicUrl }))
    address.searchParams.set(name, value);
  return address.href;
}
