import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { App } from './app.tsx';
import { prerenderedPages } from './pages.ts';
import { loadCatalogue } from './platform/i18n/load.ts';
import { log } from './platform/log.ts';

// A text that is missing here would be missing for everyone: the build fails.
log.warn = (message, facts) => {
  throw new Error(`${message}: ${JSON.stringify(facts)}`);
};

/** The addresses that are rendered at build time. */
export const prerenderedPaths = Object.keys(prerenderedPages);

/** One page in one language as the visitor first sees it: signed out, nothing loaded. */
export async function renderPage(path: string, language: InterfaceLanguage): Promise<string> {
  for (const page of Object.values(prerenderedPages)) await page.preload();
  const catalogue = await loadCatalogue(language);
  return renderToString(
    <StaticRouter location={path}>
      <App language={language} catalogue={catalogue} timeZone="UTC" />
    </StaticRouter>,
  );
}
