import { BookOpenText, Volume2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import dragon from '../../.art/sample-dragon-tall.svg';
import { sampleStory } from '../../routes/paths.ts';
import { SamplePicture } from '../../stories/samples/sample-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** The example stories: one open at its first page, two as covers, each to read or to hear at once. */
export function Samples() {
  const t = useTranslations('shell.landing.samples');
  return (
    <section id="samples" aria-labelledby="samples-title" className="below-fold-192 second-frame bg-raised">
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-28">
        <h2 id="samples-title" className="text-4xl sm:text-5xl">
          {t('title')}
        </h2>
        <p className="mt-3 text-ink-soft text-lg">{t('lead')}</p>
        <article className="leaf mt-8 grid overflow-hidden sm:mt-10 rounded-lg shadow-lifted lg:grid-cols-[5fr_6fr]">
          <img
            src={dragon}
            alt={t('dragon.alt')}
            loading="lazy"
            draggable={false}
            className="aspect-square w-full object-cover sm:max-lg:aspect-[4/3] sm:max-lg:object-bottom lg:aspect-9/10 lg:h-full"
          />
          <div className="px-6 py-7 sm:px-12 sm:py-14">
            <h3 className="text-3xl sm:text-[2.5rem]">{t('dragon.title')}</h3>
            <div className="mt-6 max-w-prose font-reading text-[1.2rem] leading-[1.65]">
              <p className="first-letter:float-left first-letter:mt-[0.09em] first-letter:mr-[0.08em] first-letter:font-display first-letter:text-[4.35rem] first-letter:leading-[0.76]">
                {t('dragon.first')}
              </p>
              {/* A phone shows only the beginning; the rest is one press away. */}
              <p className="mt-4 max-sm:hidden">{t('dragon.second')}</p>
              <p className="mt-4 max-sm:hidden">{t('dragon.third')}</p>
            </div>
            <Ways sample="dragon" />
          </div>
        </article>
        <div className="mt-4 grid gap-4 sm:mt-6 sm:gap-6 md:grid-cols-2">
          <Cover sample="space" />
          <Cover sample="garden" />
        </div>
      </div>
    </section>
  );
}

function Cover({ sample }: { sample: 'space' | 'garden' }) {
  const t = useTranslations('shell.landing.samples');
  return (
    <article className="leaf flex overflow-hidden sm:flex-col large-text:flex-col rounded-lg shadow-paper">
      <SamplePicture
        sample={sample}
        loading="lazy"
        className={classNames(
          'w-26 shrink-0 object-cover sm:aspect-[4/3] sm:w-full large-text:w-full',
          // A phone's narrow picture has room for one of the two figures: it shows the whole star.
          sample === 'space' && 'max-sm:object-[76%]',
        )}
      />
      <div className="flex flex-1 flex-col p-4 sm:px-8 sm:pt-6 sm:pb-8">
        <h3 className="text-xl sm:text-2xl">{t(`${sample}.title`)}</h3>
        <p className="mt-3 flex-1 font-reading text-[1.1rem] leading-[1.6] max-sm:hidden">{t(`${sample}.first`)}</p>
        <Ways sample={sample} />
      </div>
    </article>
  );
}

/** Links to the sample's page: to read it, or to hear it in the device's voice. */
function Ways({ sample }: { sample: 'dragon' | 'space' | 'garden' }) {
  const t = useTranslations('shell.landing.samples');
  const title = t(`${sample}.title`);
  return (
    <div className="mt-5 flex flex-wrap gap-3 font-sans sm:mt-7">
      <ButtonLink
        to={sampleStory(sample)}
        aria-label={t('about', { action: t('read'), title })}
        icon={<BookOpenText aria-hidden="true" className="size-5" />}
      >
        {t('read')}
      </ButtonLink>
      <ButtonLink
        to={sampleStory(sample)}
        state={{ listen: true }}
        look="secondary"
        aria-label={t('about', { action: t('listen'), title })}
        icon={<Volume2 aria-hidden="true" className="size-5" />}
      >
        {t('listen')}
      </ButtonLink>
    </div>
  );
}
