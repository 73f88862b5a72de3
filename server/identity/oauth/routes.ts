import { Hono } from 'hono';
import type { DomainError, ErrorCode } from '#domain/errors.ts';
import { accessScopes } from '#domain/identity/access-tokens.ts';
import {
  answeredAuthorizationSchema,
  askedAuthorizationSchema,
  authorizationAnswerPath,
  authorizationAnswerSchema,
  authorizationPath,
  authorizationRequestSchema,
  authorizationServerPath,
  authorizePage,
  issuedTokensSchema,
  mcpPath,
  oauthTokenPath,
  protectedResourcePath,
  registerClientPath,
  registerClientSchema,
  registeredClientSchema,
  tokenRequestSchema,
} from '#domain/identity/oauth.ts';
import type { AppServices } from '../../context.ts';
import { statusOf } from '../../platform/http/errors.ts';
import type { AppContext, AppEnv } from '../../platform/http/http.ts';
import { endpoints } from '../callers/endpoint.ts';
import { answerAuthorization, readAuthorization } from './authorize.ts';
import { issueTokens } from './issue-tokens.ts';
import { insertClient } from './oauth-store.ts';

const grantTypes = ['authorization_code', 'refresh_token'];
const noStore = { 'cache-control': 'no-store' };

/** How a program gets a token that no parent handed to it: OAuth 2.1 as the Model Context Protocol asks for it. */
export function oauthRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  const { publicUrl } = ctx;
  const resource = {
    resource: publicUrl + mcpPath,
    authorization_servers: [publicUrl],
    scopes_supported: accessScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Lunatale',
  };
  const server = {
    issuer: publicUrl,
    authorization_endpoint: publicUrl + authorizePage,
    token_endpoint: publicUrl + oauthTokenPath,
    registration_endpoint: publicUrl + registerClientPath,
    scopes_supported: accessScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: grantTypes,
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
  const known = { 'cache-control': 'public, max-age=300' };
  const guarded = endpoint(
    { says: 'Who guards the address of the Model Context Protocol (RFC 9728).', answers: { 200: 'json' } },
    (c) => c.json(resource, 200, known),
  );
  return new Hono<AppEnv>()
    .get(protectedResourcePath, guarded)
    .get(protectedResourcePath + mcpPath, guarded)
    .get(
      authorizationServerPath,
      endpoint({ says: 'What the authorization server can do (RFC 8414).', answers: { 200: 'json' } }, (c) =>
        c.json(server, 200, known),
      ),
    )
    .post(
      registerClientPath,
      endpoint(
        {
          says: 'Makes a program known (RFC 7591). It has no secret; one that nobody lets in is forgotten after a day.',
          body: registerClientSchema,
          limit: 'client-registration',
          answers: { 201: registeredClientSchema },
          failuresAs: 'oauth',
          answersFailure: failure({ INVALID_REQUEST: 'invalid_client_metadata' }),
        },
        async (c, { body }) => {
          const { client_name: name = 'A program', redirect_uris: redirectUris } = body;
          const client = await ctx.store.asService((tx) => insertClient(tx, { name, redirectUris }));
          const answer = {
            client_id: client.id,
            client_name: name,
            redirect_uris: redirectUris,
            client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
            token_endpoint_auth_method: 'none',
            grant_types: grantTypes,
            response_types: ['code'],
          };
          return c.json(answer, 201, noStore);
        },
      ),
    )
    .post(
      oauthTokenPath,
      endpoint(
        {
          says: 'Exchanges a code or a refresh token for the tokens of a program (RFC 6749).',
          form: tokenRequestSchema,
          limit: 'token-refresh',
          answers: { 200: issuedTokensSchema },
          fails: ['INVALID_GRANT'],
          failuresAs: 'oauth',
          answersFailure: failure({ INVALID_GRANT: 'invalid_grant' }),
        },
        async (c, { body }) => c.json(await issueTokens(ctx, body), 200, noStore),
      ),
    )
    .post(
      authorizationPath,
      endpoint(
        {
          says: 'What a program asks the caller for.',
          by: 'member',
          body: authorizationRequestSchema,
          answers: { 200: askedAuthorizationSchema },
        },
        async (c, { body }) => c.json(await readAuthorization(ctx, body)),
      ),
    )
    .post(
      authorizationAnswerPath,
      endpoint(
        {
          says: 'Gives a program what the caller allows it, or a no; answers where the browser goes.',
          by: 'member',
          body: authorizationAnswerSchema,
          limit: 'access-token',
          answers: { 200: answeredAuthorizationSchema },
          fails: ['TOO_MANY_TOKENS', 'ACCOUNT_SUSPENDED', 'VERIFICATION_REQUIRED', 'VERIFICATION_FAILED'],
        },
        async (c, { member, body }) => c.json({ redirectTo: await answerAuthorization(ctx, member, body) }),
      ),
    );
}

/** Answers failures with the error codes of RFC 6749, 5.2. */
function failure(words: Partial<Record<ErrorCode, string>>) {
  return (c: AppContext, error: DomainError): Response => {
    if (error.code === 'INTERNAL') throw error;
    c.set('failure', error);
    const status = statusOf(error.code);
    const { retryAfterSeconds } = error.details;
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    const said = words[error.code] ?? (status >= 429 ? 'temporarily_unavailable' : 'invalid_request');
    const body = { error: said, error_description: error.message, code: error.code, requestId: c.get('requestId') };
    return c.json(body, status, noStore);
  };
}
