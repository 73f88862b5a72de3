import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type InterfaceLanguage, interfaceLanguages, isInterfaceLanguage } from '#domain/identity/language.ts';
import { languageNames, useLanguage } from '../../platform/i18n/language.tsx';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { LiveRegion } from '../../ui/states/live-region.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BarIcon } from './bar-icons.tsx';

/** Shows the name of the current language and offers the other one (NAV-04). */
export function LanguageSwitcher() {
  const t = useTranslations('shell');
  const { language, chooseLanguage } = useLanguage();
  return (
    <label className="relative inline-flex min-h-11 items-center rounded-full transition-colors duration-150 ease-soft hover:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <VisuallyHidden>{t('language')}</VisuallyHidden>
      <BarIcon name="globe" className="pointer-events-none absolute left-3 size-5" />
      <select
        value={language}
        onChange={(event) => {
          if (isInterfaceLanguage(event.target.value)) void chooseLanguage(event.target.value);
        }}
        className="min-h-11 cursor-pointer appearance-none bg-transparent pr-3 pl-10 font-medium outline-none"
      >
        {interfaceLanguages.map((code) => (
          <option key={code} value={code} lang={code} className="bg-surface text-ink">
            {languageNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Classes that show an offer of a language to a browser that speaks it (public/before-paint.js knows that). */
const spokenBy: Record<InterfaceLanguage, string> = {
  en: 'in-data-[speaks=en]:block',
  es: 'in-data-[speaks=es]:block',
};

/** Whether the bar offers a language: the browser's own one, where none was chosen and this one is shown. */
export function isLanguageOffered(shown: InterfaceLanguage): boolean {
  const { speaks } = document.documentElement.dataset;
  return interfaceLanguages.some((code) => code === speaks && code !== shown);
}

/**
 * Offers the browser's own language, in its words, where the visitor's country gave another one and none was chosen: the
 * switcher stands behind a word of a language that the visitor may not read, on a phone inside the menu. Once taken, the
 * offer is gone: the focus goes to what stands beside it, and the new language is told.
 */
export function LanguageOffer() {
  const t = useTranslations('shell');
  const { language, chooseLanguage } = useLanguage();
  const [taken, setTaken] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const beside = () => {
    const next = place.current?.nextElementSibling;
    return next?.matches('a, button') ? (next as HTMLElement) : next?.querySelector<HTMLElement>('a, button');
  };
  return (
    <div ref={place}>
      {interfaceLanguages
        .filter((code) => code !== language)
        .map((code) => (
          <button
            key={code}
            ref={passFocus(beside)}
            type="button"
            lang={code}
            onClick={() => void chooseLanguage(code).then(() => setTaken(true))}
            className={`hidden min-h-11 font-medium underline md:mr-2 ${spokenBy[code]}`}
          >
            {languageNames[code]}
          </button>
        ))}
      <LiveRegion>{taken && `${t('language')}: ${languageNames[language]}`}</LiveRegion>
    </div>
  );
}
