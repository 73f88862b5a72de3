import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import {
  accessTokensPath,
  accessTokensSchema,
  madeAccessTokenSchema,
  newAccessTokenSchema,
} from '#domain/identity/access-tokens.ts';
import type { AppServices } from '../../context.ts';
import { type AppEnv, readId } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import { makeAccessToken, readAccessTokens, revokeAccessToken } from './access-tokens.ts';

/** Routes for the access tokens that a parent makes for other programs. */
export function accessTokenRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .get(
      accessTokensPath,
      endpoint(
        { says: 'The access tokens of the caller.', by: 'member', answers: { 200: accessTokensSchema } },
        async (c, { member }) => c.json(await readAccessTokens(ctx, member)),
      ),
    )
    .post(
      accessTokensPath,
      endpoint(
        {
          says: 'Makes an access token; it is answered this once.',
          by: 'member',
          body: newAccessTokenSchema,
          limit: 'access-token',
          answers: { 201: madeAccessTokenSchema },
          fails: ['TOO_MANY_TOKENS', 'ACCOUNT_SUSPENDED', 'VERIFICATION_REQUIRED', 'VERIFICATION_FAILED'],
        },
        async (c, { member, body }) => c.json(await makeAccessToken(ctx, member, body), 201),
      ),
    )
    .delete(
      `${accessTokensPath}/:id`,
      endpoint(
        { says: 'Revokes an access token.', by: 'member', answers: { 204: null }, fails: ['NOT_FOUND'] },
        async (c, { member }) => {
          await revokeAccessToken(
            ctx,
            member,
            readId(c, new DomainError('NOT_FOUND', 'There is no such access token.')),
          );
          return c.body(null, 204);
        },
      ),
    );
}
