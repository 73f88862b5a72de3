import type { AnalyticsSettings } from '#domain/operations/api.ts';
import { storageKeys } from '../device/storage-keys.ts';
import type { Answer } from './question.tsx';

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/**
 * Product analytics, if this server has a key for them (EVENT-18, AMB-150). If the browser says "do not track" or
 * sends Global Privacy Control, nothing is loaded or asked; otherwise visitors are asked once, and only a yes starts
 * them. The answer can be changed on the privacy page.
 */
export async function offerAnalytics(settings: AnalyticsSettings): Promise<void> {
  if (navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  let running: Promise<() => void> | undefined;
  const start = () => {
    running ??= import('./client.ts').then(({ startClient }) => startClient(settings));
    // An extension may block the script: nobody is told.
    running.catch(() => {});
  };
  const stop = () => {
    running?.then((end) => end()).catch(() => {});
    running = undefined;
  };
  if (storedAnswer() === 'yes') start();
  const { watchQuestion } = await import('./question.tsx');
  watchQuestion({
    answer: storedAnswer,
    onAnswer: (answer) => {
      store(answer);
      if (answer === 'yes') start();
      else stop();
    },
  });
}

function storedAnswer(): Answer | null {
  try {
    const stored = localStorage.getItem(storageKeys.analytics);
    return stored === 'yes' || stored === 'no' ? stored : null;
  } catch {
    return 'no'; // an answer could not be remembered: do not ask again on every page
  }
}

function store(answer: Answer): void {
  try {
    localStorage.setItem(storageKeys.analytics, answer);
  } catch {
    // storage is switched off: it counts for this page
  }
}
