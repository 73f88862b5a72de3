import '../ui/styles.css';
import { type InitialEntry, MemoryRouter, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { LanguageProvider } from '../platform/i18n/language.tsx';
import { loadCatalogue } from '../platform/i18n/load.ts';
import { setSignedOut } from '../platform/session/session-store.ts';
import { clearStoredSession } from '../platform/session/stored-session.ts';
import { type Answers, serveAnswers, signInSomebody } from '../platform/testing/answers.ts';
import { AppRoutes } from '../routes/router.tsx';

type Visit = {
  answers?: Answers;
  /** `still` = as the last page left it: whoever is signed in comes back. */
  signedIn?: boolean | 'still';
  language?: InterfaceLanguage;
  /** Where the reader is; without it, the browser's own. */
  timeZone?: string;
};

/** Opens a page of the product with a fake server that returns these answers. */
export async function openPage(
  path: InitialEntry,
  { answers = {}, signedIn = false, language = 'en', timeZone }: Visit = {},
) {
  const calls = serveAnswers(answers);
  if (signedIn === true) signInSomebody();
  else if (!signedIn) {
    clearStoredSession(localStorage);
    setSignedOut();
  }
  const screen = await render(
    <LanguageProvider language={language} catalogue={await loadCatalogue(language)} timeZone={timeZone}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
        <Place />
      </MemoryRouter>
    </LanguageProvider>,
  );
  return { screen, calls };
}

let place = { address: '', state: null as unknown };

/** Returns the current address and the state of the last navigation. */
export const currentPlace = () => place;

function Place() {
  const { pathname, search, state } = useLocation();
  place = { address: pathname + search, state };
  return null;
}
