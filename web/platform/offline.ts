import { useSyncExternalStore } from 'react';
import { whenLoaded } from './device/when-loaded.ts';
import { sessionState, subscribeToSession } from './session/session-store.ts';

/** Registers the service worker 3 seconds after the page has loaded, and clears its caches when the reader leaves. */
export function startOffline(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  whenLoaded(() => void import('./trusted-script.ts').then(({ registerWorker }) => registerWorker()), 3000);
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () => void keepShelf(), { once: true });
  let reader = sessionState().user?.id;
  subscribeToSession(() => {
    const { status, user } = sessionState();
    if (status === 'loading' || user?.id === reader) return;
    // A sign-in after nobody clears nothing: the data of the previous reader went when they left.
    if (reader !== undefined || status === 'signed-out') void forgetReader();
    reader = user?.id;
  });
}

/** On a first visit the shelf was read before anything could keep it: reads it once more, for a first night offline. */
async function keepShelf(): Promise<void> {
  if (sessionState().status !== 'signed-in') return;
  const [{ callApi }, { storiesPath }] = await Promise.all([import('./api.ts'), import('#domain/stories/api.ts')]);
  await callApi(storiesPath).catch(() => {});
}

/** Deletes the previous reader's cached stories, with or without a running service worker. */
async function forgetReader(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage('forget');
  // Unsubscribes from push, so that the next reader does not get this one's notifications.
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
