import { termsOfService as english } from '../../platform/i18n/en/legal.ts';
import { termsOfService as spanish } from '../../platform/i18n/es/legal.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { LegalPage } from '../legal-page.tsx';

/** The agreement with the user (ROUTE-04). */
export default function TermsOfService() {
  return <LegalPage text={useLanguage().language === 'es' ? spanish : english} />;
}
