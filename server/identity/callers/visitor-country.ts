import type { AppServices } from '../../context.ts';
import { type AppContext, clientAddress } from '../../platform/http/http.ts';

type Services = Pick<AppServices, 'trustedProxies' | 'geolocation'>;

/** Returns the visitor's country, as two capital letters, if it is known without asking a service. */
export function visitorCountry(ctx: Services, c: AppContext): string | undefined {
  return countryOfProxy(ctx, c) ?? ctx.geolocation.known(clientAddress(c, ctx.trustedProxies));
}

/** The same, but asks the geolocation service if the country is not known: at most 2 seconds (I18N-04, AMB-097). */
export async function findVisitorCountry(ctx: Services, c: AppContext): Promise<string | undefined> {
  return countryOfProxy(ctx, c) ?? ctx.geolocation.countryOf(clientAddress(c, ctx.trustedProxies));
}

/** The country that a trusted proxy names; "XX" and "T1" mean that it does not know. */
function countryOfProxy(ctx: Services, c: AppContext): string | undefined {
  const country = ctx.trustedProxies > 0 ? c.req.header('cf-ipcountry')?.toUpperCase() : undefined;
  return country && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined;
}
