import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import elephant from '../../.art/characters/elephant.svg';
import fox from '../../.art/characters/fox.svg';
import giraffe from '../../.art/characters/giraffe.svg';
import owl from '../../.art/characters/owl.svg';
import rabbit from '../../.art/characters/rabbit.svg';
import unicorn from '../../.art/characters/unicorn.svg';
import castle from '../../.art/cover-castle.svg';
import forest from '../../.art/cover-forest.svg';
import underwater from '../../.art/cover-underwater.svg';
import { classNames } from '../../ui/class-names.ts';

/** How it works, in exactly three steps (LAND-02). */
export function Steps() {
  const t = useTranslations('shell.landing.steps');
  return (
    <section
      aria-labelledby="how"
      className="below-fold-192 second-frame mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-28"
    >
      <h2 id="how" className="text-4xl sm:text-5xl">
        {t('title')}
      </h2>
      <ol className="mt-8 grid gap-9 sm:mt-10 sm:gap-12 lg:grid-cols-3 lg:gap-8">
        <Step number={1} title={t('choose.title')} text={t('choose.text')}>
          <Faces />
        </Step>
        <Step number={2} title={t('write.title')} text={t('write.text')} promise={t('write.soon')}>
          <Writing words={t('write.words')} />
        </Step>
        <Step number={3} title={t('read.title')} text={t('read.text')}>
          <Covers />
        </Step>
      </ol>
    </section>
  );
}

type StepProps = { number: number; title: string; text: string; promise?: string; children: ReactNode };

function Step({ number, title, text, promise, children }: StepProps) {
  return (
    <li className="grid content-start gap-5 md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-8">
      <div className="relative h-40 overflow-hidden sm:h-56 rounded-xl bg-raised">{children}</div>
      <div className="grid grid-cols-[1.75rem_1fr] gap-x-4">
        <span aria-hidden="true" className="font-display text-5xl text-lamp leading-none">
          {number}
        </span>
        <div>
          <h3 className="pt-1.5 text-[1.4rem]">{title}</h3>
          <p className="mt-2 text-ink-soft">
            {promise && <span className="of-quick-writer">{promise} </span>}
            {text}
          </p>
        </div>
      </div>
    </li>
  );
}

const faces = [fox, owl, unicorn, giraffe, rabbit, elephant];
const chosen = [0, 4];

function Faces() {
  return (
    <div className="grid h-full grid-cols-3 place-content-center justify-items-center gap-x-2 gap-y-3 px-12 sm:gap-y-4 sm:px-6">
      {faces.map((face, index) => (
        <img
          key={face}
          src={face}
          alt=""
          loading="lazy"
          className={classNames(
            'aspect-square w-full max-w-15 rounded-full bg-surface object-cover p-1 sm:max-w-20 shadow-paper',
            chosen.includes(index) && 'outline-3 outline-lamp outline-offset-2',
          )}
        />
      ))}
    </div>
  );
}

function Writing({ words }: { words: string }) {
  return (
    <div className="absolute inset-x-7 top-5 h-full leaf rounded-t-md px-5 pt-3 font-reading text-[1.05rem] leading-[1.75] shadow-lifted sm:top-7 sm:px-6 sm:pt-6">
      <p aria-hidden="true">
        {words}
        <span className="ml-1 inline-block h-[1.1em] w-0.5 translate-y-1 bg-lamp" />
      </p>
    </div>
  );
}

const covers = [
  { src: underwater, look: '-rotate-9 -translate-x-18 translate-y-3' },
  { src: castle, look: 'rotate-9 translate-x-18 translate-y-3' },
  { src: forest, look: '-translate-y-1' },
];

function Covers() {
  return covers.map(({ src, look }) => (
    <img
      key={src}
      src={src}
      alt=""
      loading="lazy"
      className={classNames(
        'absolute inset-x-0 top-5 mx-auto h-32 w-24 rounded-md border-4 border-surface object-cover shadow-lifted sm:top-7 sm:h-44 sm:w-33',
        look,
      )}
    />
  ));
}
