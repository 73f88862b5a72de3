import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { LanguageProvider } from './platform/i18n/language.tsx';
import type { Catalogue } from './platform/i18n/load.ts';
import { Shell } from './shell/shell.tsx';

/**
 * The server does not know how this reader reads: its page follows the theme, like the reading page. Whoever has chosen
 * a light or a size waits for it, so that nothing bright is shown in a dark room.
 */
const lightOfTheme =
  'night:[&_article]:bg-dusk night:[&_article]:text-dusk-ink night:[&_article_img]:brightness-80 in-data-[reader=own]:[&_article]:invisible';

/** What React would put into the head; the head is written by `web/build/pages.ts` and the server. */
const ofHead = /<title>[^<]*<\/title>|<meta [^>]*>|<link rel="preload"[^>]*>/g;

/**
 * Renders what the server sends of a page that only a browser can render whole: shown until the browser has rendered
 * the page itself. Throws when a component does not render.
 */
export function renderFrame(language: InterfaceLanguage, catalogue: Catalogue, path: string, page: ReactNode): string {
  const markup = renderToString(
    <div className={`contents ${lightOfTheme}`}>
      <LanguageProvider language={language} catalogue={catalogue} timeZone="UTC">
        <StaticRouter location={path}>
          <Routes>
            <Route element={<Shell />}>
              <Route path="*" element={page} />
            </Route>
          </Routes>
        </StaticRouter>
      </LanguageProvider>
    </div>,
  );
  // React's marker for a component that failed and shows its fallback.
  if (markup.includes('<!--$!-->')) throw new Error(`The frame of ${path} does not render.`);
  return markup.replace(ofHead, '');
}
