import { useSyncExternalStore } from 'react';
import { sessionState, subscribeToSession } from './session/session-store.ts';
import { whenLoaded } from './when-loaded.ts';

/** Registers the service worker once the page has settled, and lets it forget a reader who leaves. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  whenLoaded(() => void import('./trusted-script.ts').then(({ registerWorker }) => registerWorker()), 3000);
  let reader = sessionState().user?.id;
  subscribeToSession(() => {
    const { status, user } = sessionState();
    if (status === 'loading' || user?.id === reader) return;
    // Somebody who signs in after nobody finds nothing of others: it went when they left.
    if (reader !== undefined || status === 'signed-out') void forgetReader();
    reader = user?.id;
  });
}

/** Takes away what was kept of the stories of whoever read here, with or without a running service worker. */
async function forgetReader(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage('forget');
  // What is told from now on is told to whoever signs in next: the push service knows this browser no more.
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe().catch(() => false);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('reader-')).map((name) => caches.delete(name)));
}

/** Whether the browser says that there is a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
