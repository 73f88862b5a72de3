import type { AppServices } from '../context.ts';
import { type AppContext, clientAddress } from '../platform/http.ts';

type Services = Pick<AppServices, 'trustedProxies' | 'geolocation'>;

/** The visitor's country as far as it is known without asking anybody: two capital letters. */
export function visitorCountry(ctx: Services, c: AppContext): string | undefined {
  return countryOfProxy(ctx, c) ?? ctx.geolocation.known(clientAddress(c, ctx.trustedProxies));
}

/** The same, asking the geolocation service when nobody has said so yet: at most 2 seconds (I18N-04, AMB-097). */
export async function findVisitorCountry(ctx: Services, c: AppContext): Promise<string | undefined> {
  return countryOfProxy(ctx, c) ?? ctx.geolocation.countryOf(clientAddress(c, ctx.trustedProxies));
}

/** The country that a trusted proxy names; "XX" and "T1" mean that it does not know. */
function countryOfProxy(ctx: Services, c: AppContext): string | undefined {
  const country = ctx.trustedProxies > 0 ? c.req.header('cf-ipcountry')?.toUpperCase() : undefined;
  return country && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined;
}
