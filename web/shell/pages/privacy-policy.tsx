import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { privacyPolicy as english } from '../../platform/i18n/en/legal.ts';
import { privacyPolicy as spanish } from '../../platform/i18n/es/legal.ts';
import { useLanguage } from '../../platform/i18n/language.tsx';
import type { LegalText } from '../../platform/i18n/legal-text.ts';
import { LegalPage } from '../legal-page.tsx';

const texts: Record<InterfaceLanguage, LegalText> = { en: english, es: spanish };

/** The privacy policy: which data is kept about whom, why and for how long (LEGAL-01 to LEGAL-07). */
export default function PrivacyPolicy() {
  return <LegalPage text={texts[useLanguage().language]} />;
}
