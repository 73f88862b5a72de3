import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { DomainError } from '#domain/errors.ts';
import { billingRoutes } from './billing/routes.ts';
import type { AppServices } from './context.ts';
import { eveningRoutes } from './generation/evenings/routes.ts';
import { mcpRoutes } from './generation/mcp/routes.ts';
import { generationRoutes } from './generation/routes.ts';
import { touchUpRoutes } from './generation/touch-ups/routes.ts';
import { webhookRoutes } from './generation/webhooks/routes.ts';
import { accountRoutes } from './identity/account/account-routes.ts';
import { profileRoutes } from './identity/account/profile-routes.ts';
import { endpoints } from './identity/callers/endpoint.ts';
import { familyRoutes } from './identity/family/family-routes.ts';
import { householdRoutes } from './identity/family/household-routes.ts';
import { mailRoutes } from './identity/mail/mail-routes.ts';
import { oauthRoutes } from './identity/oauth/routes.ts';
import { pushRoutes } from './identity/push/routes.ts';
import { authRoutes } from './identity/sign-in/auth-routes.ts';
import { linkRoutes } from './identity/sign-in/link-routes.ts';
import { passkeyRoutes } from './identity/sign-in/passkey-routes.ts';
import { accessTokenRoutes } from './identity/tokens/access-token-routes.ts';
import { logFailedCalls } from './operations/logs/log-calls.ts';
import { operationsRoutes } from './operations/routes.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { answerError, asDomainError, errorBody } from './platform/http/errors.ts';
import type { AppEnv } from './platform/http/http.ts';
import { isInterface } from './platform/interfaces.ts';
import { type OpenApiDocument, openApiDocument } from './platform/openapi/document.ts';
import { noteFailure } from './platform/telemetry/note-failure.ts';
import { catalogRoutes } from './stories/catalog/routes.ts';
import { soundRoutes } from './stories/narration/routes.ts';
import { feedRoutes } from './stories/narration/take-along/routes.ts';
import { imageRoutes } from './stories/pictures/image-routes.ts';
import { storyRoutes } from './stories/routes.ts';
import { usageRoutes } from './usage/routes.ts';

/** Checks of the process have no rate limit. */
const ofProcess = { limit: 'none' } as const;

/**
 * Builds one app of all routes. `pages` answers all other paths with the web app; `pageScripts` are the hashes of
 * the scripts in its pages. /readyz calls `isReady`.
 */
export function createApp(
  ctx: AppServices,
  pages: Hono<AppEnv>,
  isReady: () => Promise<boolean>,
  pageScripts: string[] = [],
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const endpoint = endpoints(ctx);

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    c.header('x-request-id', c.get('requestId'));
    await next();
  });
  if (ctx.metrics) app.use(ctx.metrics.measure);
  if (ctx.telemetry) app.use(ctx.telemetry.requests);
  app.use(logFailedCalls(ctx));
  app.use(securityHeaders(ctx, pageScripts));

  app.use(async (c, next) => {
    // /auth/v1 counts its own calls, to refuse them in its own words.
    if (isInterface(c.req.path)) {
      // Unless its route says otherwise, an answer is for its caller alone and must not be cached on the way.
      c.header('cache-control', 'no-store');
      if (!c.req.path.startsWith('/auth/')) ctx.countCall(c, 'everything');
    }
    await next();
  });

  app.get(
    '/healthz',
    endpoint({ ...ofProcess, says: 'Whether the process runs.', answers: { 200: 'json' } }, (c) =>
      c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
    ),
  );
  app.get(
    '/readyz',
    endpoint({ ...ofProcess, says: 'Whether calls can be served.', answers: { 200: 'json' } }, async (c) => {
      const ready = (await isReady()) && (await ctx.room.hasRoom());
      if (ready) return c.json({ status: 'ready' }, 200, { 'cache-control': 'no-store' });
      const failure = new DomainError(
        'UNAVAILABLE',
        'The database or the store cannot be reached, or has no room left.',
      );
      const body = { status: 'not ready', ...errorBody(failure, c.get('requestId')) };
      return c.json(body, 503, { 'cache-control': 'no-store' });
    }),
  );

  app.route('/', authRoutes(ctx));
  app.route('/', linkRoutes(ctx));
  app.route('/', mailRoutes(ctx));
  app.route('/', passkeyRoutes(ctx));
  app.route('/', profileRoutes(ctx));
  app.route('/', familyRoutes(ctx));
  app.route('/', householdRoutes(ctx));
  app.route('/', accessTokenRoutes(ctx));
  app.route('/', oauthRoutes(ctx));
  app.route('/', pushRoutes(ctx));
  app.route('/', accountRoutes(ctx));
  app.route('/', billingRoutes(ctx));
  app.route('/', usageRoutes(ctx));
  app.route('/', storyRoutes(ctx));
  app.route('/', imageRoutes(ctx));
  app.route('/', soundRoutes(ctx));
  app.route('/', catalogRoutes(ctx));
  app.route('/', feedRoutes(ctx));
  app.route('/', webhookRoutes(ctx));
  app.route('/', eveningRoutes(ctx));
  app.route('/', generationRoutes(ctx));
  app.route('/', touchUpRoutes(ctx));
  app.route('/', mcpRoutes(ctx));
  app.route('/', operationsRoutes(ctx));
  let document: OpenApiDocument | undefined;
  app.get(
    '/api/openapi.json',
    endpoint({ says: 'This document.', answers: { 200: 'json' } }, (c) => {
      document ??= openApiDocument(app.routes, ctx.publicUrl);
      return c.json(document, 200, { 'cache-control': 'public, max-age=300' });
    }),
  );

  app.all('*', async (c, next) => {
    if (isInterface(c.req.path)) throw new DomainError('NOT_FOUND', 'There is nothing at this address.');
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      throw new DomainError('METHOD_NOT_ALLOWED', 'This address is for reading only.');
    }
    await next();
  });
  app.route('/', pages);

  app.notFound((c) =>
    answerError(c, new DomainError('NOT_FOUND', 'There is nothing at this address.'), c.get('requestId')),
  );
  app.onError((cause, c) => {
    const error = asDomainError(cause);
    noteFailure(ctx, c, error);
    return answerError(c, error, c.get('requestId'));
  });
  return app;
}
