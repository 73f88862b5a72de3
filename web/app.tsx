import { StrictMode } from 'react';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { LanguageProvider } from './platform/i18n/language.tsx';
import type { Catalogue } from './platform/i18n/load.ts';
import { AppRoutes } from './routes/router.tsx';

type Props = { language: InterfaceLanguage; catalogue: Catalogue; timeZone?: string };

/** The whole app below its router: the same tree in the browser and while prerendering. */
export function App({ language, catalogue, timeZone }: Props) {
  return (
    <StrictMode>
      <LanguageProvider language={language} catalogue={catalogue} timeZone={timeZone}>
        <AppRoutes />
      </LanguageProvider>
    </StrictMode>
  );
}
