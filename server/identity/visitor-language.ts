import { getCookie } from 'hono/cookie';
import { chooseLanguage, type InterfaceLanguage } from '#domain/identity/language.ts';
import type { AppServices } from '../context.ts';
import type { AppContext } from '../platform/http.ts';
import { visitorCountry } from './visitor-country.ts';

/** The choice the browser keeps, so that the first paint is in the right language. */
const languageCookie = 'lunatale-language';

/** The stored choice, else the country that a trusted proxy names, else English (I18N-03, I18N-05, I18N-06). */
export function visitorLanguage(ctx: Pick<AppServices, 'trustProxy'>, c: AppContext): InterfaceLanguage {
  return chooseLanguage(getCookie(c, languageCookie), visitorCountry(ctx, c));
}
