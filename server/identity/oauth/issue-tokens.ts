import { createHash, randomBytes } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import { type IssuedTokens, mcpPath, oauthBounds, type TokenRequest } from '#domain/identity/oauth.ts';
import type { AppServices } from '../../context.ts';
import { newAccessToken } from '../tokens/access-tokens.ts';
import { requireResource } from './authorize.ts';
import { endReplayed, findClient, insertGrant, renewGrant, takeCode } from './oauth-store.ts';

const invalid = () =>
  new DomainError('INVALID_GRANT', 'This code or refresh token opens nothing, or nothing any more.');

/**
 * Exchanges a code for a program's tokens, or a refresh token for the next ones. They are bound to one address and to
 * the scopes that the parent allowed, whatever the program asks for now. Throws INVALID_GRANT and INVALID_REQUEST.
 */
export async function issueTokens(ctx: AppServices, request: TokenRequest): Promise<IssuedTokens> {
  requireResource(ctx, request.resource);
  const fresh = { token: newAccessToken(), refresh: randomBytes(32).toString('base64url') };
  const hashes = { tokenHash: ctx.tokens.hashRefresh(fresh.token), refreshHash: ctx.tokens.hashRefresh(fresh.refresh) };
  const granted = await (request.grant_type === 'authorization_code'
    ? redeem(ctx, request, hashes)
    : renew(ctx, request, hashes));
  if (!granted) throw invalid();
  return {
    access_token: fresh.token,
    token_type: 'Bearer',
    expires_in: oauthBounds.tokenSeconds,
    refresh_token: fresh.refresh,
    scope: granted.scopes.join(' '),
  };
}

type Hashes = { tokenHash: string; refreshHash: string };
type Of<Kind extends TokenRequest['grant_type']> = Extract<TokenRequest, { grant_type: Kind }>;

function redeem(ctx: AppServices, request: Of<'authorization_code'>, hashes: Hashes) {
  const { client_id: clientId } = request;
  return ctx.store.asService(async (tx) => {
    const code = await takeCode(tx, ctx.tokens.hashRefresh(request.code), clientId);
    const client = await findClient(tx, clientId);
    const proof = createHash('sha256').update(request.code_verifier).digest('base64url');
    // A failed attempt uses the code up, too.
    if (!code || !client || code.redirectUri !== request.redirect_uri || code.challenge !== proof) return undefined;
    const { userId, scopes } = code;
    await insertGrant(tx, {
      ...hashes,
      userId,
      scopes,
      clientId,
      name: client.name,
      audience: ctx.publicUrl + mcpPath,
    });
    return { scopes };
  });
}

function renew(ctx: AppServices, request: Of<'refresh_token'>, hashes: Hashes) {
  const { client_id: clientId, refresh_token: token } = request;
  return ctx.store.asService(async (tx) => {
    const spentHash = ctx.tokens.hashRefresh(token);
    const renewed = await renewGrant(tx, { ...hashes, clientId, spentHash });
    if (!renewed) await endReplayed(tx, spentHash, clientId);
    return renewed;
  });
}
