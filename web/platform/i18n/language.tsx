import { createContext, type ReactNode, useContext, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type InterfaceLanguage, isInterfaceLanguage } from '#domain/identity/language.ts';
import { readCookie, writeCookie } from '../device/cookies.ts';
import { storageKeys } from '../device/storage-keys.ts';
import { type Catalogue, loadCatalogue } from './load.ts';
import { describeMissing, reportMissing } from './missing.ts';

/** Each language's own name; shown by the switcher, never translated (NAV-04). */
export const languageNames: Record<InterfaceLanguage, string> = { en: 'English', es: 'Español' };

type LanguageControl = {
  language: InterfaceLanguage;
  /** Stores the choice (I18N-07) and changes every text once its catalogue is loaded (I18N-08). */
  chooseLanguage: (language: InterfaceLanguage) => Promise<void>;
  /** Goes on in the account's language after a sign-in, unless one was chosen in this browser (I18N-03). */
  keepLanguage: (language: InterfaceLanguage) => Promise<void>;
};

const LanguageContext = createContext<LanguageControl | null>(null);

/** Returns the language that the visitor chose in this browser, or undefined (I18N-03). */
export function storedLanguage(): InterfaceLanguage | undefined {
  const stored = readStored() ?? readCookie(storageKeys.language);
  return isInterfaceLanguage(stored) ? stored : undefined;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKeys.language);
  } catch {
    return null; // storage is switched off: the cookie, else the country, decides
  }
}

function store(language: InterfaceLanguage): void {
  writeCookie(storageKeys.language, language);
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // storage is switched off: the cookie still remembers
  }
}

/** Keeps the language that a link asked for (`?lang=es`), unless the visitor chose one before. */
export function keepAskedLanguage(): void {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isInterfaceLanguage(asked) && storedLanguage() === undefined) store(asked);
}

type Props = { language: InterfaceLanguage; catalogue: Catalogue; timeZone?: string | undefined; children: ReactNode };

/**
 * Gives the tree its language and texts; the page starts with `language` and `catalogue`. Without `timeZone`,
 * times are shown in the reader's own zone; asking the browser for its name would cost every page 25 ms.
 */
export function LanguageProvider({ language, catalogue, timeZone, children }: Props) {
  const [current, setCurrent] = useState({ language, catalogue });

  async function chooseLanguage(next: InterfaceLanguage): Promise<void> {
    store(next);
    const loaded = await loadCatalogue(next);
    document.documentElement.lang = next;
    // Nobody who has chosen is offered another language (public/before-paint.js).
    delete document.documentElement.dataset.speaks;
    setCurrent({ language: next, catalogue: loaded });
  }

  async function keepLanguage(known: InterfaceLanguage): Promise<void> {
    if (storedLanguage() === undefined && known !== current.language) await chooseLanguage(known);
  }

  return (
    <LanguageContext value={{ language: current.language, chooseLanguage, keepLanguage }}>
      <IntlProvider
        locale={current.language}
        // The Spanish catalogue has the same keys by type; only the literal wording differs.
        messages={current.catalogue as never}
        timeZone={timeZone}
        onError={reportMissing}
        getMessageFallback={describeMissing}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** The interface language and the way to change it. */
export function useLanguage(): LanguageControl {
  const control = useContext(LanguageContext);
  if (control === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return control;
}
