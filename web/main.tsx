import './platform/no-eval.ts';
import './ui/styles.css';
import './shell/landing/hero.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isInterfaceLanguage } from '#domain/identity/language.ts';
import { App } from './app.tsx';
import { breath } from './platform/device/breath.ts';
import { whenLoaded } from './platform/device/when-loaded.ts';
import { keepAskedLanguage, storedLanguage } from './platform/i18n/language.tsx';
import { loadCatalogue } from './platform/i18n/load.ts';
import { warmFormats } from './platform/i18n/warm-formats.ts';
import { keepTitle } from './platform/keep-title.ts';
import { watchUncaught } from './platform/log.ts';
import { startOffline } from './platform/offline.ts';
import { startSession } from './platform/session/session.ts';
import { framedPages, prerenderedPages } from './routes/pages.ts';

/** Takes over the page that the server sent: hydrates prerendered pages and renders all others. */
async function start(root: HTMLElement): Promise<void> {
  watchUncaught();
  startSession();
  startOffline();
  keepAskedLanguage();
  keepTitle();
  const answered = document.documentElement.lang;
  const language = storedLanguage() ?? (isInterfaceLanguage(answered) ? answered : 'en');
  warmFormats(language);
  const prerendered = Object.entries(prerenderedPages).find(([path]) => path === root.dataset.path)?.[1];
  // A frame from the server stays until the page itself is loaded.
  const framed = framedPages[root.dataset.page ?? ''];
  const preload = prerendered?.preload ?? framed;
  const coming = Promise.all([loadCatalogue(language), preload?.(language)]);
  const [catalogue] = await coming;
  // The loaded modules have just run: yields, so that pending input is handled first.
  await breath();
  // Without transitions, a navigation and a session change render together: signing out never hits a guard.
  const app = (
    <BrowserRouter useTransitions={false}>
      <App language={language} catalogue={catalogue} />
      <Ready />
    </BrowserRouter>
  );
  const onUncaughtError = (error: unknown) => {
    // `watchForBreaks` may start after this error; it reads the mark.
    root.dataset.broken = 'yes';
    reportError(error);
  };
  // As a transition, so that rendering gives way to scrolling and other input.
  startTransition(() => {
    if (root.dataset.path === location.pathname && answered === language) {
      hydrateRoot(root, app, { onUncaughtError });
    } else {
      document.documentElement.lang = language;
      createRoot(root, { onUncaughtError }).render(app);
    }
  });
  // From here on React handles input and `public/start.js` stops recording it, so that nothing is done twice.
  dispatchEvent(new Event('lunatale:listening'));
}

/** Signals that the page is interactive: `public/start.js` now repeats the recorded input. */
function Ready() {
  // Not within the effect: React cannot hydrate a component for a click while it is busy with effects.
  useEffect(() => void setTimeout(() => dispatchEvent(new Event('lunatale:ready'))), []);
  return null;
}

const root = document.getElementById('root');
// Yields until this module has finished: work within its evaluation costs more, and the browser can handle input.
if (root) void breath().then(() => start(root));
whenLoaded(() => void import('./after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => {}), 2000);
