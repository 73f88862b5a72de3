import { useTranslations } from 'use-intl';
import elephant from '../../.art/characters/elephant.svg';
import owl from '../../.art/characters/owl.svg';
import rabbit from '../../.art/characters/rabbit.svg';
import { useDemonstration } from '../../platform/use-demonstration.ts';
import { classNames } from '../../ui/class-names.ts';

const voices = [
  { key: 'first', picture: owl, look: 'md:col-span-2 md:text-[1.7rem]' },
  { key: 'second', picture: rabbit, look: '' },
  { key: 'third', picture: elephant, look: '' },
] as const;

/**
 * Three sample testimonials, marked as examples and without numbers or ratings (LAND-04, AMB-022). Shown only in a
 * demonstration: invented people must not vouch for the product.
 */
export function Voices() {
  const t = useTranslations('shell.landing.voices');
  const shown = useDemonstration();
  if (!shown) return null;
  return (
    <section
      aria-labelledby="voices"
      className="below-fold-192 second-frame mx-auto max-w-6xl px-4 pb-14 sm:px-6 sm:pb-28"
    >
      <h2 id="voices" className="text-4xl sm:text-5xl">
        {t('title')}
      </h2>
      <p className="mt-3 text-ink-soft">{t('examples')}</p>
      <div className="mt-8 grid gap-x-14 gap-y-8 sm:mt-10 sm:gap-y-10 md:grid-cols-2">
        {voices.map(({ key, picture, look }) => (
          <figure
            key={key}
            className={classNames('border-lamp border-l-3 pl-6 font-reading text-lg leading-relaxed sm:text-xl', look)}
          >
            <blockquote className="max-w-3xl text-pretty">{t(`${key}.quote`)}</blockquote>
            <figcaption className="mt-4 flex items-center gap-3 font-sans text-base">
              <img src={picture} alt="" loading="lazy" className="size-12 rounded-full bg-raised p-0.5" />
              <span className="text-ink-soft">{t(`${key}.role`)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
