import { privacyPolicy as english } from '../../platform/i18n/en/legal.ts';
import { privacyPolicy as spanish } from '../../platform/i18n/es/legal.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import { LegalPage } from '../legal-page.tsx';

/** The privacy policy: which data is kept about whom, why and for how long (LEGAL-01 to LEGAL-07). */
export default function PrivacyPolicy() {
  return <LegalPage text={useLanguage().language === 'es' ? spanish : english} />;
}
