import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { DomainError, type ErrorCode } from '#domain/errors.ts';
import { safeRedirectPath } from '#domain/identity/redirect.ts';
import type { AppServices } from '../../context.ts';
import { asDomainError, statusOf } from '../../platform/http/errors.ts';
import type { AppContext, AppEnv } from '../../platform/http/http.ts';
import { isInterface } from '../../platform/interfaces.ts';
import { noteFailure } from '../../platform/telemetry/note-failure.ts';
import { markSources } from '../callers/daily-limits.ts';
import { endpoints } from '../callers/endpoint.ts';
import { requireHuman } from '../callers/require-human.ts';
import { findUser, revokeSessions } from '../store.ts';
import { exchangeCode, finishSignIn, finishWithCode } from './finish-sign-in.ts';
import { goTrueUser } from './issue-session.ts';
import { refreshSession } from './refresh-session.ts';

const failuresAs = 'gotrue';
const signInCookie = 'lunatale-signin';
const callbackPage = '/auth/callback';
const refreshBody = z.object({ refresh_token: z.string().min(1).max(512) });
const codeBody = z.object({ auth_code: z.string().min(1).max(512), code_verifier: z.string().min(43).max(128) });
const tokenBody = z.union([refreshBody, codeBody]);
const tokenQuery = z.object({ grant_type: z.enum(['refresh_token', 'pkce']) });
const authorizeQuery = z.object({
  provider: z.enum(['google', 'oidc']),
  redirect_to: z.string().optional(),
  captcha_token: z.string().max(4096).optional(),
  /** With a challenge, the sign-in returns a code instead of tokens (RFC 7636). */
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** The vendor's client spells it in lower case. */
  code_challenge_method: z.enum(['s256', 'S256']).optional(),
});
const logoutQuery = z.object({ scope: z.enum(['global', 'local', 'others']).default('global') });

/** The part of GoTrue's HTTP interface that a session needs; its error bodies are {code, error_code, msg}. */
export function authRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  const callbackUri = () => `${ctx.publicUrl}/auth/v1/callback`;
  const pendingSignIn = (c: AppContext) => ctx.tokens.openSignIn(getCookie(c, signInCookie) ?? '');
  /** Sends the browser back to a page that says why; the logs keep the reason under the number that the page shows. */
  const refuse = (c: AppContext, path: string, failure: DomainError) => {
    noteFailure(ctx, c, failure);
    c.set('failure', failure);
    return c.redirect(failureTarget(c, path, failure), 302);
  };
  const cookie = {
    path: '/auth/v1',
    httpOnly: true,
    sameSite: 'Lax',
    secure: ctx.publicUrl.startsWith('https:'),
  } as const;

  const routes = new Hono<AppEnv>()
    .use('/auth/v1/*', async (c, next) => {
      ctx.countCall(c, 'everything');
      await next();
    })
    .get(
      '/auth/v1/authorize',
      endpoint(
        {
          says: 'Begins the sign-in at the identity provider.',
          query: authorizeQuery,
          limit: 'sign-in',
          answers: { 302: null },
          failuresAs,
          answersFailure(c, failure) {
            // A malformed request does not come from a browser on its way to sign in.
            if (failure.code === 'INVALID_REQUEST') throw failure;
            return refuse(c, returnPath(c.req.query('redirect_to'), ctx.publicUrl), failure);
          },
        },
        async (c, { query: { provider, redirect_to, captcha_token, code_challenge } }) => {
          await requireHuman(ctx, captcha_token, 'sign-in');
          const issuer = ctx.issuers[provider];
          if (!issuer) throw new DomainError('SIGN_IN_FAILED', 'Signing in this way is not possible here.');
          const { url, checks } = await issuer.client.start(callbackUri());
          const redirectTo = returnPath(redirect_to, ctx.publicUrl);
          const challenge = code_challenge && { challenge: code_challenge };
          const sealed = await ctx.tokens.sealSignIn({ provider, checks, redirectTo, ...challenge });
          setCookie(c, signInCookie, sealed, { ...cookie, maxAge: 600 });
          return c.redirect(url, 302);
        },
      ),
    )
    .get(
      '/auth/v1/callback',
      endpoint(
        {
          says: 'Where the identity provider sends the browser back to.',
          limit: 'sign-in',
          answers: { 302: null },
          failuresAs,
          async answersFailure(c, failure) {
            ctx.log.warn({ requestId: c.get('requestId'), code: failure.code, err: failure.cause }, 'sign-in failed');
            return refuse(c, (await pendingSignIn(c))?.redirectTo ?? callbackPage, failure);
          },
        },
        async (c) => {
          const pending = await pendingSignIn(c);
          deleteCookie(c, signInCookie, cookie);
          c.header('cache-control', 'no-store');
          if (!pending) {
            const failure = new DomainError('SIGN_IN_FAILED', 'The sign-in took too long or was started elsewhere.');
            return refuse(c, callbackPage, failure);
          }
          const url = new URL(callbackUri());
          url.search = new URL(c.req.url).search;
          // A parent who declines has no problem, so no failure is recorded.
          if (url.searchParams.get('error') === 'access_denied') {
            const failure = new DomainError('SIGN_IN_CANCELLED', 'The sign-in was cancelled.');
            return c.redirect(failureTarget(c, pending.redirectTo, failure), 302);
          }
          const userAgent = c.req.header('user-agent')?.slice(0, 300) ?? null;
          const sources = markSources(ctx, c);
          if (pending.challenge) {
            const sealed = { ...pending, challenge: pending.challenge };
            const code = await finishWithCode(ctx, url, sealed, userAgent, sources);
            return c.redirect(`${pending.redirectTo}${pending.redirectTo.includes('?') ? '&' : '?'}code=${code}`, 302);
          }
          const session = await finishSignIn(ctx, url, pending, userAgent, sources);
          const fragment = new URLSearchParams({
            access_token: session.access_token,
            refresh_token: session.refresh_token,
            expires_in: String(session.expires_in),
            expires_at: String(session.expires_at),
            token_type: session.token_type,
          });
          return c.redirect(`${pending.redirectTo}#${fragment}`, 302);
        },
      ),
    )
    .get(
      '/auth/v1/icon',
      endpoint(
        {
          says: "The icon of the installation's own identity provider.",
          answers: { 200: 'image/*' },
          fails: ['NOT_FOUND'],
          failuresAs,
        },
        (c) => {
          const icon = ctx.issuers.oidc?.icon;
          if (!icon) throw new DomainError('NOT_FOUND', 'There is no icon.');
          return c.body(new Uint8Array(icon.bytes), 200, {
            'content-type': icon.type,
            'cache-control': 'public, max-age=3600',
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          });
        },
      ),
    )
    .post(
      '/auth/v1/token',
      endpoint(
        {
          says: 'A new session for a refresh token, or for the code that a sign-in with a challenge came back with.',
          query: tokenQuery,
          body: tokenBody,
          limit: 'token-refresh',
          answers: { 200: 'json' },
          fails: ['SESSION_EXPIRED'],
          failuresAs,
        },
        async (c, { body, query }) => {
          c.header('cache-control', 'no-store');
          const byCode = query.grant_type === 'pkce';
          if (byCode !== 'auth_code' in body) throw new DomainError('INVALID_REQUEST', 'The body is of another grant.');
          if ('auth_code' in body) return c.json(await exchangeCode(ctx, body));
          return c.json(await refreshSession(ctx, body.refresh_token));
        },
      ),
    )
    .get(
      '/auth/v1/user',
      endpoint(
        { says: 'The user behind an access token.', by: 'member', answers: { 200: 'json' }, failuresAs },
        async (c, { member }) => {
          const user = await ctx.store.asMember(member, (tx) => findUser(tx, member.userId));
          if (!user) throw new DomainError('SESSION_EXPIRED', 'The session has ended. Please sign in again.');
          return c.json(goTrueUser(user));
        },
      ),
    )
    .post(
      '/auth/v1/logout',
      endpoint(
        {
          says: 'Ends this session, the others or all.',
          by: 'leaving member',
          query: logoutQuery,
          answers: { 204: null },
          failuresAs,
        },
        async (c, { member, query: { scope } }) => {
          if (member) await ctx.store.asService((tx) => revokeSessions(tx, member, scope));
          return c.body(null, 204);
        },
      ),
    );
  routes.onError((cause, c) => {
    const error = asDomainError(cause);
    noteFailure(ctx, c, error);
    return answerGoTrueError(c, error);
  });
  return routes;
}

/**
 * Returns the path that a sign-in returns to: always the callback page, since only this page removes the session from
 * the address (P02). Another page of ours becomes its `redirect` parameter (P01).
 */
function returnPath(target: string | undefined, publicUrl: string): string {
  const path = target?.startsWith(`${publicUrl}/`) ? target.slice(publicUrl.length) : target;
  const own = safeRedirectPath(path, publicUrl)?.split('#')[0];
  const page = own?.split('?')[0] ?? '';
  if (own === undefined || isInterface(page)) return callbackPage;
  return page === callbackPage ? own : `${callbackPage}?${new URLSearchParams({ redirect: own })}`;
}

function failureTarget(c: AppContext, path: string, error: DomainError): string {
  const fragment = new URLSearchParams({
    error: 'access_denied',
    error_code: error.code,
    error_description: error.message,
    request_id: c.get('requestId'),
  });
  return `${path}#${fragment}`;
}

/** The names that GoTrue's clients use for our error codes. */
const goTrueCodes: Partial<Record<ErrorCode, string>> = {
  SESSION_EXPIRED: 'session_not_found',
  NOT_SIGNED_IN: 'bad_jwt',
  INVALID_REQUEST: 'validation_failed',
  INVALID_JSON: 'bad_json',
  BODY_TOO_LARGE: 'validation_failed',
  RATE_LIMITED: 'over_request_rate_limit',
};

/** Answers with an error as GoTrue's clients read it: they tell errors apart by `error_code`. */
function answerGoTrueError(c: AppContext, error: DomainError) {
  const status = statusOf(error.code);
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
  const error_code = goTrueCodes[error.code] ?? 'unexpected_failure';
  return c.json({ code: status, error_code, msg: error.message, requestId: c.get('requestId') }, status);
}
