import { getCookie } from 'hono/cookie';
import { chooseLanguage, type InterfaceLanguage, isInterfaceLanguage } from '#domain/identity/language.ts';
import type { AppServices } from '../../context.ts';
import type { AppContext } from '../../platform/http/http.ts';
import { findVisitorCountry } from './visitor-country.ts';

/** The cookie with the visitor's choice, so that the first paint is in the right language. */
const languageCookie = 'lunatale-language';

/** Returns what the visitor chose in this browser, or undefined (I18N-03). */
export function chosenLanguage(c: AppContext): InterfaceLanguage | undefined {
  const stored = getCookie(c, languageCookie);
  return isInterfaceLanguage(stored) ? stored : undefined;
}

/** Returns the first of the browser's languages that we speak, or undefined. */
export function spokenLanguage(c: AppContext): InterfaceLanguage | undefined {
  return (c.req.header('accept-language') ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isInterfaceLanguage);
}

/** Returns the stored choice, without asking anybody, else that of the country, else English (I18N-03 to I18N-06). */
export async function visitorLanguage(
  ctx: Pick<AppServices, 'trustedProxies' | 'geolocation'>,
  c: AppContext,
): Promise<InterfaceLanguage> {
  return chosenLanguage(c) ?? chooseLanguage(undefined, await findVisitorCountry(ctx, c));
}
