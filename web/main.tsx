import './platform/no-eval.ts';
import './ui/styles.css';
import './shell/landing/hero.css';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { isInterfaceLanguage } from '#domain/identity/language.ts';
import { App } from './app.tsx';
import { framedPages, prerenderedPages } from './pages.ts';
import { breath } from './platform/breath.ts';
import { storedLanguage } from './platform/i18n/language.tsx';
import { loadCatalogue } from './platform/i18n/load.ts';
import { warmFormats } from './platform/i18n/warm-formats.ts';
import { watchUncaught } from './platform/log.ts';
import { startOffline } from './platform/offline.ts';
import { startSession } from './platform/session/session.ts';
import { whenLoaded } from './platform/when-loaded.ts';

/** Takes over what the server sent: prerendered pages are hydrated, everything else is rendered. */
async function start(root: HTMLElement): Promise<void> {
  watchUncaught();
  startSession();
  startOffline();
  const answered = document.documentElement.lang;
  const language = storedLanguage() ?? (isInterfaceLanguage(answered) ? answered : 'en');
  warmFormats(language);
  const prerendered = Object.entries(prerenderedPages).find(([path]) => path === root.dataset.path)?.[1];
  // What the server framed stays until the page itself is here.
  const framed = framedPages[root.dataset.page ?? ''];
  const coming = Promise.all([loadCatalogue(language), (prerendered ?? framed)?.preload()]);
  const [catalogue] = await coming;
  // What came was run just now: whoever touches the page meanwhile goes first.
  await breath();
  // Without transitions a navigation and a change of the session show together: signing out never passes a guard.
  const app = (
    <BrowserRouter useTransitions={false}>
      <App language={language} catalogue={catalogue} />
      <Ready />
    </BrowserRouter>
  );
  const onUncaughtError = (error: unknown) => {
    // Whoever watches for an empty page may come after it.
    root.dataset.broken = 'yes';
    reportError(error);
  };
  // As a transition, so that rendering gives way to a finger that scrolls.
  startTransition(() => {
    if (root.dataset.path === location.pathname && answered === language) {
      hydrateRoot(root, app, { onUncaughtError });
    } else {
      document.documentElement.lang = language;
      createRoot(root, { onUncaughtError }).render(app);
    }
  });
  // From here on React hears what is pressed, and what was pressed before is kept: nothing is done twice.
  dispatchEvent(new Event('lunatale:listening'));
}

/** Says that the page answers: `public/start.js` does now what was asked for before. */
function Ready() {
  // Not within the effect: React cannot bring a part to life for a press that it is not free to hear.
  useEffect(() => void setTimeout(() => dispatchEvent(new Event('lunatale:ready'))), []);
  return null;
}

const root = document.getElementById('root');
// Once this file has been run through: what is done from within it costs more, and the browser may breathe.
if (root) void breath().then(() => start(root));
whenLoaded(() => void import('./after-load.ts').then(({ afterLoad }) => afterLoad()).catch(() => {}), 2000);
