import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppServices } from '../context.ts';
import type { AppEnv } from '../platform/http/http.ts';

/** Headers for browsers that no longer exist; for all others they are wasted bytes. */
const outdated = {
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/**
 * Sets the security headers of every answer (P24). `pageScripts` are the hashes of the scripts in the
 * built pages. A built file, of which a first visit fetches dozens, gets only the headers that matter outside of pages.
 */
export function securityHeaders(ctx: AppServices, pageScripts: string[]): MiddlewareHandler<AppEnv> {
  const https = ctx.publicUrl.startsWith('https:');
  const strictTransportSecurity = https ? 'max-age=31536000; includeSubDomains' : false;
  // The widget's script and its frame, while human verification is on.
  const humanCheck = ctx.turnstile ? [new URL(ctx.turnstile.scriptUrl).origin] : [];

  const ofAnswers = secureHeaders({
    ...outdated,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        ...(ctx.offers.payments ? [new URL(ctx.billing.scriptUrl).origin] : []),
        ...humanCheck,
        ...pageScripts.map((hash) => `'${hash}'`),
      ],
      ...(humanCheck.length > 0 ? { frameSrc: ["'self'", ...humanCheck] } : {}),
      // Components set styles through the DOM; only scripts could harm, and no inline script runs but the build's own.
      styleSrc: ["'self'", "'unsafe-inline'"],
      ...(ctx.analytics ? { connectSrc: ["'self'", ctx.analytics.host] } : {}),
      // Sound is fetched with the access token, and played from the page's memory.
      mediaSrc: ["'self'", 'blob:'],
      imgSrc: ["'self'", 'data:', 'blob:', ...ctx.pictureSources],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      // The human verification's widget is not ours, and not known to work under Trusted Types.
      ...(ctx.turnstile ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['lunatale'] }),
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
    strictTransportSecurity,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: {
      camera: [],
      // A parent may read a story aloud.
      microphone: ['self'],
      geolocation: [],
      payment: [],
      usb: [],
      displayCapture: [],
    },
  });

  const ofFiles = secureHeaders({
    ...outdated,
    // A worker obeys the policy of its own file, a drawing opened by itself likewise.
    contentSecurityPolicy: { defaultSrc: ["'self'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] },
    strictTransportSecurity,
    xFrameOptions: false,
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });

  return (c, next) => (c.req.path.startsWith('/assets/') ? ofFiles : ofAnswers)(c, next);
}
