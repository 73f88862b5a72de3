import { useTranslations } from 'use-intl';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The animated scene with title, start button and samples (LAND-01). The navigation bar lies over its sky. */
export function Hero() {
  const t = useTranslations('shell.landing.hero');
  return (
    <section className="hero-scene -mt-16 min-h-[max(46rem,112svh)] landscape:min-h-[max(44rem,108svh)]">
      <div className="mx-auto max-w-6xl px-4 pt-[max(7.75rem,19svh)] sm:px-6 sm:pt-26 landscape:pt-34">
        <div className="max-w-176">
          <h1 className="text-[2.6rem] leading-[1.06] sm:text-6xl lg:text-[4.25rem]">{t('title')}</h1>
          <p className="mt-5 max-w-lg text-lg leading-relaxed max-[22rem]:text-base max-sm:pr-5 sm:text-xl">
            {t('lead')}
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink to={paths.create} size="large">
              {t('create')}
            </ButtonLink>
            {/* The browser's own jump to the anchor, which works before any script runs. */}
            <ButtonLink to="#samples" reloadDocument size="large" look="secondary">
              {t('samples')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
