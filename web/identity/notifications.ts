import { queryOptions } from '@tanstack/react-query';
import { type PushSettings, type PushSubscriptionInput, pushPath } from '#domain/identity/push.ts';
import { callApi } from '../platform/api.ts';

/** Whether this browser shows notifications: it cannot, the user denied them, they are off, or they are on. */
export type Notifications = 'unsupported' | 'denied' | 'off' | 'on';

/** The worker is registered seconds after the page and ready once it has cached the files: slow on a slow line. */
const workerMilliseconds = 40_000;

/** Whether this browser shows this account's notifications. Registers an active subscription again each time. */
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

/** Asks for the permission. Call it only from a press: browsers ignore it otherwise. */
export async function askForNotifications(): Promise<boolean> {
  return isSupported() && (await Notification.requestPermission()) === 'granted';
}

/** Subscribes this browser, which must have the permission. Rejects if it cannot. */
export async function turnNotificationsOn(): Promise<void> {
  const { publicKey } = await callApi<PushSettings>(pushPath, { like: { publicKey: '' } });
  const { pushManager } = await registration();
  const before = await pushManager.getSubscription();
  // A browser has one subscription; one with another key is from before a key change.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  await keep(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

/** Unsubscribes this browser only. */
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
