import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DomainError } from '#domain/errors.ts';
import { type IssuedTokens, mcpPath, oauthBounds, type TokenRequest } from '#domain/identity/oauth.ts';
import type { AppServices } from '../../context.ts';
import { newAccessToken } from '../tokens/access-tokens.ts';
import { requireResource } from './authorize.ts';
import { endReplayed, findClient, insertGrant, lockGrant, renewGrant, takeCode } from './oauth-store.ts';

const invalid = () =>
  new DomainError('INVALID_GRANT', 'This code or refresh token opens nothing, or nothing any more.');

/**
 * Exchanges a code for a program's tokens, or a refresh token for the next ones. They are bound to one address and to
 * the scopes that the parent allowed, whatever the program asks for now. Throws INVALID_GRANT and INVALID_REQUEST.
 */
export async function issueTokens(ctx: AppServices, request: TokenRequest): Promise<IssuedTokens> {
  requireResource(ctx, request.resource);
  const granted = await (request.grant_type === 'authorization_code' ? redeem(ctx, request) : renew(ctx, request));
  if (!granted) throw invalid();
  return {
    access_token: granted.token,
    token_type: 'Bearer',
    expires_in: oauthBounds.tokenSeconds,
    refresh_token: granted.refresh,
    scope: granted.scopes.join(' '),
  };
}

type Of<Kind extends TokenRequest['grant_type']> = Extract<TokenRequest, { grant_type: Kind }>;

/** Every refresh token of a grant begins like this, so that each of them is recognised for ever; nobody can make one. */
const markOf = ({ tokens }: AppServices, grantId: string) => `${grantId}.${tokens.hashPerson(`grant:${grantId}`)}`;

/** Returns the grant whose mark a refresh token has, whether it is good or was spent; undefined for any other text. */
function markedGrant(ctx: AppServices, refreshToken: string): string | undefined {
  const [id = '', mark, random] = refreshToken.split('.');
  return random !== undefined && markOf(ctx, id) === `${id}.${mark}` ? id : undefined;
}

function freshTokens(ctx: AppServices, grantId: string) {
  const [token, refresh] = [newAccessToken(), `${markOf(ctx, grantId)}.${randomBytes(32).toString('base64url')}`];
  const hashes = { tokenHash: ctx.tokens.hashRefresh(token), refreshHash: ctx.tokens.hashRefresh(refresh) };
  return { token, refresh, hashes };
}

function redeem(ctx: AppServices, request: Of<'authorization_code'>) {
  const { client_id: clientId } = request;
  return ctx.store.asService(async (tx) => {
    const code = await takeCode(tx, ctx.tokens.hashRefresh(request.code), clientId);
    const client = await findClient(tx, clientId);
    const proof = createHash('sha256').update(request.code_verifier).digest('base64url');
    // A failed attempt uses the code up, too.
    if (!code || !client || code.redirectUri !== request.redirect_uri || code.challenge !== proof) return undefined;
    const { userId, scopes } = code;
    const id = randomUUID();
    const { hashes, ...fresh } = freshTokens(ctx, id);
    await insertGrant(tx, {
      ...hashes,
      id,
      userId,
      scopes,
      clientId,
      name: client.name,
      audience: ctx.publicUrl + mcpPath,
    });
    return { ...fresh, scopes };
  });
}

function renew(ctx: AppServices, request: Of<'refresh_token'>) {
  const { client_id: clientId, refresh_token: token } = request;
  return ctx.store.asService(async (tx) => {
    const spentHash = ctx.tokens.hashRefresh(token);
    const grant = await lockGrant(tx, spentHash, clientId);
    if (!grant) {
      await endReplayed(tx, { spentHash, clientId, grantId: markedGrant(ctx, token) });
      return undefined;
    }
    const { hashes, ...fresh } = freshTokens(ctx, grant.id);
    await renewGrant(tx, grant.id, { ...hashes, spentRefreshHash: spentHash });
    return { ...fresh, scopes: grant.scopes };
  });
}
