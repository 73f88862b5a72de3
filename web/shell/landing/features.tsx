import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import child from '../../.art/child.svg';
import { classNames } from '../../ui/class-names.ts';

/** Four feature cards: personal, written by AI, educational, in two languages (LAND-03). */
export function Features() {
  const t = useTranslations('shell.landing.features');
  return (
    <section
      aria-labelledby="features"
      className="below-fold-192 second-frame mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-28"
    >
      <h2 id="features" className="max-w-2xl text-4xl sm:text-5xl">
        {t('title')}
      </h2>
      <ul className="mt-8 grid gap-4 sm:mt-10 sm:gap-5 lg:grid-cols-12">
        <Feature title={t('personal.title')} text={t('personal.text')} className="lg:col-span-7 sm:pr-56">
          <img
            src={child}
            alt=""
            loading="lazy"
            className="-mb-6 mx-auto mt-2 size-36 sm:absolute sm:right-5 sm:-bottom-3 sm:mb-0 sm:size-52"
          />
        </Feature>
        <Feature title={t('ai.title')} text={t('ai.text')} className="lg:col-span-5" />
        <Feature title={t('educational.title')} text={t('educational.text')} className="lg:col-span-5">
          <p aria-hidden="true" className="mt-5 font-display text-lamp max-sm:hidden text-xl leading-relaxed">
            {t('educational.morals')}
          </p>
        </Feature>
        <Feature title={t('multilingual.title')} text={t('multilingual.text')} className="lg:col-span-7">
          <p className="mt-5 grid gap-1 font-reading text-xl">
            <span lang="en">Once upon a time, behind the moon…</span>
            <span lang="es" className="text-lamp">
              Había una vez, detrás de la luna…
            </span>
          </p>
        </Feature>
      </ul>
    </section>
  );
}

type Props = { title: string; text: string; className: string; children?: ReactNode };

function Feature({ title, text, className, children }: Props) {
  return (
    <li
      className={classNames(
        'relative overflow-hidden rounded-xl border border-hairline bg-surface p-6 shadow-paper sm:p-9',
        className,
      )}
    >
      <h3 className="text-2xl sm:text-[1.75rem]">{title}</h3>
      <p className="mt-3 max-w-md text-ink-soft text-lg">{text}</p>
      {children}
    </li>
  );
}
