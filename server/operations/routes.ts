import { Hono } from 'hono';
import { type PublicSettings, publicSettingsPath, type SignInOffer } from '#domain/operations/api.ts';
import { browserLogPath, browserLogSchema } from '#domain/operations/browser-log.ts';
import type { AppServices } from '../context.ts';
import { endpoints } from '../identity/callers/endpoint.ts';
import { knownCaller } from '../identity/callers/known-caller.ts';
import { visitorLanguage } from '../identity/callers/visitor-language.ts';
import { passkeySite } from '../identity/sign-in/passkeys.ts';
import type { AppEnv } from '../platform/http/http.ts';
import { adminRoutes } from './admin-routes.ts';
import { logBrowser } from './logs/log-browser.ts';

export function operationsRoutes(ctx: AppServices) {
  const endpoint = endpoints(ctx);
  const routes = new Hono<AppEnv>().route('/', adminRoutes(ctx)).post(
    browserLogPath,
    endpoint(
      {
        says: 'Takes what went wrong in a browser.',
        body: browserLogSchema,
        limit: 'browser-log',
        answers: { 204: null },
      },
      async (c, { body: { entries } }) => {
        logBrowser(ctx, entries, { userId: await knownCaller(ctx, c), userAgent: c.req.header('user-agent') });
        return c.body(null, 204);
      },
    ),
  );
  return routes.get(
    publicSettingsPath,
    endpoint({ says: 'What a browser may know of the configuration.', answers: { 200: 'json' } }, async (c) => {
      const live = await ctx.live.read();
      const settings: PublicSettings = {
        sandboxVendors: [...ctx.sandboxVendors],
        supportEmail: ctx.supportEmail,
        signIn: signInOffer(ctx, live.signUps),
        banner: live.banner,
        turnstileSiteKey: ctx.turnstile?.siteKey ?? null,
        turnstileScript: ctx.turnstile?.scriptUrl ?? null,
        analytics: ctx.analytics,
        suggestedLanguage: await visitorLanguage(ctx, c),
        makers: ctx.makers,
        patienceSeconds: ctx.silenceMilliseconds / 1000,
        slowWriter: ctx.pace.slowWriter(),
        presetsGoOn: ctx.reading.away !== 'closed',
        pause: await pauseOf(ctx),
      };
      return c.json(settings, 200, { 'cache-control': 'no-store' });
    }),
  );
}

async function pauseOf({ room, textProviders }: AppServices): Promise<PublicSettings['pause']> {
  if (!(await room.hasRoom())) return 'noRoom';
  return textProviders.every(({ breaker }) => breaker.isOpen) ? 'writerDown' : null;
}

function signInOffer(
  { issuers: { google, oidc }, mailer, publicUrl, signUps }: AppServices,
  mode: SignInOffer['signUps'] | null,
): SignInOffer {
  return {
    google: google !== null,
    oidc: oidc && { name: oidc.name, icon: oidc.icon !== null, up: oidc.client.isUp() },
    mail: mailer !== null,
    passkeys: passkeySite(publicUrl) !== undefined,
    signUps: mode ?? signUps.mode,
  };
}
