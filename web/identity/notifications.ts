import { queryOptions } from '@tanstack/react-query';
import { type PushSettings, type PushSubscriptionInput, pushPath } from '#domain/identity/push.ts';
import { callApi } from '../platform/api.ts';

/** Whether this browser shows notifications: it cannot, its user said no, it does not yet, or it does. */
export type Notifications = 'unsupported' | 'denied' | 'off' | 'on';

/** A worker is registered some seconds after its page, and ready once it keeps the pages: on a slow line that takes its time. */
const workerMilliseconds = 40_000;

/** Whether this browser shows notifications of this account. One that does is made known again: whoever signed out took it back. */
export const notificationsQuery = queryOptions({
  queryKey: ['identity', 'notifications'],
  queryFn: async (): Promise<Notifications> => {
    if (!isSupported()) return 'unsupported';
    if (Notification.permission === 'denied') return 'denied';
    const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
    if (Notification.permission !== 'granted' || !subscription) return 'off';
    const { publicKey } = await callApi<PushSettings>(pushPath, { like: { publicKey: '' } });
    if (keyOf(subscription) !== publicKey) return 'off';
    await keep(subscription);
    return 'on';
  },
  retry: false,
  staleTime: 0,
});

/** Asks for the permission; to be called by a press and nothing else, for browsers take no other question. */
export async function askForNotifications(): Promise<boolean> {
  return isSupported() && (await Notification.requestPermission()) === 'granted';
}

/** Subscribes this browser, which has the permission. Rejects where it cannot. */
export async function turnNotificationsOn(): Promise<void> {
  const { publicKey } = await callApi<PushSettings>(pushPath, { like: { publicKey: '' } });
  const { pushManager } = await registration();
  const before = await pushManager.getSubscription();
  // Of one key a browser has one subscription; one of another is of before a change of it.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  await keep(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

/** Ends it here; other browsers go on. */
export async function turnNotificationsOff(): Promise<void> {
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!subscription) return;
  await callApi(pushPath, { method: 'DELETE', body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function registration(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no worker')), workerMilliseconds)),
  ]);
}

function keep(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as PushSubscriptionInput;
  return callApi(pushPath, { method: 'PUT', body: { endpoint, keys } });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
