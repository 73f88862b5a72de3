import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import asleep from '../../.art/asleep.svg';
import { paths } from '../../routes/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The end of the page: a sleeping scene and the link to start once more. Always in the night theme. */
export function Closing() {
  const t = useTranslations('shell.landing.closing');
  return (
    <section className="below-fold-192 second-frame scheme-dark relative overflow-hidden bg-[#1a2348] text-ink">
      <img
        src={asleep}
        alt=""
        loading="lazy"
        // Keeps both sleepers fully in view, below the disc or beside it; from a tablet on, the castle as well.
        className="absolute inset-x-0 bottom-0 h-76 w-full object-cover object-[44%_100%] md:h-[44vw] md:[mask-image:linear-gradient(to_bottom,transparent,black_4rem)] lg:left-auto lg:h-full lg:w-[62%] lg:object-[45%_100%] lg:[mask-image:linear-gradient(to_right,transparent,black_9rem)]"
      />
      <div
        aria-hidden="true"
        className="absolute -top-72 left-1/2 size-[42rem] -translate-x-1/2 rounded-full bg-ground shadow-lifted md:left-[calc(54%-42rem)] md:translate-x-0 lg:-top-44 lg:left-[calc(50%-46rem)] lg:size-[46rem]"
      />
      <div className="relative mx-auto grid min-h-[38rem] max-w-6xl content-start px-4 pt-14 sm:px-6 sm:pt-20 md:min-h-[max(38rem,66vw)] lg:min-h-[34rem]">
        <div className="max-w-md md:max-w-88 lg:max-w-md">
          <h2 className="text-4xl sm:text-5xl">{t('title')}</h2>
          <p className="usual-offer mt-4 text-lg">{t('text')}</p>
          <p className="other-offer mt-4 text-lg">{t('textAlone')}</p>
          <div className="mt-7">
            <ButtonLink to={paths.create} size="large">
              {t('create')}
            </ButtonLink>
          </div>
          <p className="of-premium mt-3">
            <Link to={paths.pricing} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t('pricing')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
