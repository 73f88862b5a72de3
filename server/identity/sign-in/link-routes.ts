import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import {
  openSignInLinkPath,
  openSignInLinkSchema,
  signInLinkPath,
  signInLinkSchema,
} from '#domain/identity/account.ts';
import { safeRedirectPath } from '#domain/identity/redirect.ts';
import type { AppServices } from '../../context.ts';
import { networkOf } from '../../platform/addresses.ts';
import { type AppEnv, clientAddress } from '../../platform/http/http.ts';
import { markSources } from '../callers/daily-limits.ts';
import { endpoints } from '../callers/endpoint.ts';
import { requireHuman } from '../callers/require-human.ts';
import { openSignInLink, sendSignInLink } from './sign-in-link.ts';

/** The cookie by which a browser is recognised while its link may be opened. */
const browserCookie = 'lunatale-browser';

/** Routes to sign in by a link that is sent to an address. */
export function linkRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  return new Hono<AppEnv>()
    .post(
      signInLinkPath,
      endpoint(
        {
          says: 'Sends a link for signing in to an address, if it may come in. Answers the same if not.',
          needs: 'mail',
          body: signInLinkSchema,
          limit: 'sign-in-link',
          answers: { 202: 'json' },
          fails: ['VERIFICATION_REQUIRED', 'VERIFICATION_FAILED'],
        },
        async (c, { body: { email, language, redirect, captchaToken } }) => {
          await requireHuman(ctx, captchaToken, 'sign-in');
          const browser = getCookie(c, browserCookie) ?? randomBytes(32).toString('base64url');
          setCookie(c, browserCookie, browser, {
            path: '/auth/v1',
            httpOnly: true,
            sameSite: 'Lax',
            secure: ctx.publicUrl.startsWith('https:'),
            maxAge: 3600,
          });
          const network = networkOf(clientAddress(c, ctx.trustedProxies));
          const asked = {
            email,
            language,
            browser,
            network,
            redirect: safeRedirectPath(redirect, ctx.publicUrl) ?? '',
          };
          // The response does not wait for this: its duration would tell who has an account.
          const sending = sendSignInLink(ctx, asked).catch((err: unknown) =>
            ctx.log.error({ requestId: c.get('requestId'), err }, 'a link was not sent'),
          );
          ctx.beside(sending);
          return c.json({}, 202);
        },
      ),
    )
    .post(
      openSignInLinkPath,
      endpoint(
        {
          says: 'A session for a link, once, in the browser that asked for it.',
          needs: 'mail',
          body: openSignInLinkSchema,
          limit: 'sign-in',
          answers: { 200: 'json' },
          fails: ['SIGN_IN_LINK_SPENT', 'SIGN_IN_LINK_ELSEWHERE', 'SIGN_UPS_CLOSED', 'SIGN_UPS_LIMITED'],
        },
        async (c, { body: { token } }) => {
          const userAgent = c.req.header('user-agent')?.slice(0, 300) ?? null;
          const browser = getCookie(c, browserCookie) ?? '';
          return c.json(await openSignInLink(ctx, { token, browser }, userAgent, markSources(ctx, c)));
        },
      ),
    );
}
