import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { App } from './app.tsx';
import { prerenderedPages } from './pages.ts';
import { loadCatalogue } from './platform/i18n/load.ts';
import { log } from './platform/log.ts';

const warnings: string[] = [];
log.warn = (message, facts) => {
  warnings.push(`${message}: ${JSON.stringify(facts)}`);
};

/** The addresses that are rendered at build time. */
export const prerenderedPaths = Object.keys(prerenderedPages);

/**
 * One page in one language as the visitor first sees it: signed out, nothing loaded. Throws when a
 * text is missing or a part does not render, for it would be so for everyone.
 */
export async function renderPage(path: string, language: InterfaceLanguage): Promise<string> {
  for (const page of Object.values(prerenderedPages)) await page.preload();
  const catalogue = await loadCatalogue(language);
  const markup = renderToString(
    <StaticRouter location={path}>
      <App language={language} catalogue={catalogue} timeZone="UTC" />
    </StaticRouter>,
  );
  const [warning] = warnings;
  if (warning !== undefined) throw new Error(`${path} in ${language}: ${warning}`);
  // What React leaves where a part failed and its fallback stands in.
  if (markup.includes('<!--$!-->')) throw new Error(`${path} in ${language} does not render`);
  return markup;
}
