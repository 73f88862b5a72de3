import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { App } from './app.tsx';
import { CreatorFrame } from './generation/creator/creator-frame.tsx';
import { SignInFrame } from './identity/components/sign-in-frame.tsx';
import { LanguageProvider } from './platform/i18n/language.tsx';
import { loadCatalogue } from './platform/i18n/load.ts';
import { log } from './platform/log.ts';
import { prerenderedPages } from './routes/pages.ts';
import { paths } from './routes/paths.ts';
import { Shell } from './shell/shell.tsx';
import { ShelfFrame } from './stories/components/shelf-frame.tsx';

const warnings: string[] = [];
log.warn = (message, facts) => {
  warnings.push(`${message}: ${JSON.stringify(facts)}`);
};

/** The addresses that are rendered at build time. */
export const prerenderedPaths = Object.keys(prerenderedPages);

/**
 * Renders one page in one language as a visitor first sees it: signed out, nothing loaded. Throws when a
 * text is missing or a component does not render, because that would affect everyone.
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
  // React's marker for a component that failed and shows its fallback.
  if (markup.includes('<!--$!-->')) throw new Error(`${path} in ${language} does not render`);
  return markup;
}

/** The head and frame of a page that only a browser can render. */
export type AppPage = { name: string; title: string; description: string; frame: string };

/**
 * Renders title and description of these pages for search engines and messengers, and their frame, which is shown
 * until the browser has rendered the rest.
 */
export async function appPages(language: InterfaceLanguage): Promise<AppPage[]> {
  const catalogue = await loadCatalogue(language);
  const { generation, identity, stories, shell } = catalogue;
  const frame = (path: string, page: ReactNode) =>
    renderToString(
      <LanguageProvider language={language} catalogue={catalogue} timeZone="UTC">
        <StaticRouter location={path}>
          <Routes>
            <Route element={<Shell />}>
              <Route path="*" element={page} />
            </Route>
          </Routes>
        </StaticRouter>
      </LanguageProvider>,
    );
  return [
    {
      name: 'create',
      title: generation.title,
      description: generation.description,
      frame: frame(paths.create, <CreatorFrame />),
    },
    {
      name: 'my-stories',
      title: stories.shelf.title,
      description: shell.landing.steps.read.text,
      frame: frame(paths.myStories, <ShelfFrame />),
    },
    {
      name: 'signin',
      title: identity.signIn.title,
      description: identity.signIn.subtitle,
      frame: frame(paths.signIn, <SignInFrame />),
    },
  ];
}
