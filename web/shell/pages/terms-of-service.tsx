import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { termsOfService as english } from '../../platform/i18n/en/legal.ts';
import { termsOfService as spanish } from '../../platform/i18n/es/legal.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import type { LegalText } from '../../platform/i18n/legal-text.ts';
import { LegalPage } from '../legal-page.tsx';

const texts: Record<InterfaceLanguage, LegalText> = { en: english, es: spanish };

/** The agreement with the user (ROUTE-04). */
export default function TermsOfService() {
  return <LegalPage text={texts[useLanguage().language]} />;
}
