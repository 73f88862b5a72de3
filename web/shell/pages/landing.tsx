import { useTranslations } from 'use-intl';
import { Closing } from '../landing/closing.tsx';
import { Features } from '../landing/features.tsx';
import { Hero } from '../landing/hero.tsx';
import { Samples } from '../landing/samples.tsx';
import { Steps } from '../landing/steps.tsx';
import { Voices } from '../landing/voices.tsx';

/** The landing page, for everyone, signed in or not (ROUTE-01, LAND-01 to LAND-04). */
export default function Landing() {
  const t = useTranslations('shell.landing');
  return (
    <>
      <title>{t('documentTitle')}</title>
      <meta name="description" content={t('description')} />
      <Hero />
      <Steps />
      <Samples />
      <Features />
      <Voices />
      <Closing />
    </>
  );
}
