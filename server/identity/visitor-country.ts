import type { AppServices } from '../context.ts';
import type { AppContext } from '../platform/http.ts';

/** The country that a trusted proxy names, as two capital letters; "XX" and "T1" mean that it does not know. */
export function visitorCountry(ctx: Pick<AppServices, 'trustProxy'>, c: AppContext): string | undefined {
  const country = ctx.trustProxy ? c.req.header('cf-ipcountry')?.toUpperCase() : undefined;
  return country && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined;
}
