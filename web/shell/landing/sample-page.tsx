import { useTranslations } from 'use-intl';
import sample from '../../.art/sample.svg';

/** A page of a book, as the reading view shows it: what all of this is about. */
export function SamplePage() {
  const t = useTranslations('shell.landing.sample');
  return (
    <section aria-labelledby="sample" className="bg-raised">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
        <h2 id="sample" className="text-4xl sm:text-5xl">
          {t('title')}
        </h2>
        <p className="mt-3 text-ink-soft text-lg">{t('asked')}</p>
        <article className="mt-10 grid overflow-hidden rounded-lg bg-paper text-paper-ink shadow-lifted md:grid-cols-[5fr_6fr]">
          <img
            src={sample}
            alt={t('alt')}
            loading="lazy"
            className="h-88 w-full object-cover object-bottom md:h-full"
          />
          <div className="px-6 py-9 sm:px-12 sm:py-14">
            <h3 className="text-3xl sm:text-[2.5rem]">{t('storyTitle')}</h3>
            <div className="mt-6 max-w-prose font-reading text-[1.2rem] leading-[1.65]">
              <p className="first-letter:float-left first-letter:mt-[0.09em] first-letter:mr-[0.08em] first-letter:font-display first-letter:text-[4.35rem] first-letter:leading-[0.76]">
                {t('first')}
              </p>
              <p className="mt-4">{t('second')}</p>
              <p className="mt-4">{t('third')}</p>
            </div>
          </div>
        </article>
      </div>
    </section>
  );
}
