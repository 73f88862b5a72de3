import { storageKeys } from './platform/device/storage-keys.ts';
import { publicSettings } from './platform/public-settings.ts';
import { watchForBreaks } from './shell/broken-page.tsx';

/** Work that can wait until the page has settled. A failure of it is harmless. */
export function afterLoad(): void {
  const root = document.getElementById('root');
  if (root) watchForBreaks(root);
  storeSamples().catch(() => {});
  countUse().catch(() => {});
}

/** Stores the examples in a browser without saved stories (LIB-48); without storage, pages read them from the code. */
async function storeSamples(): Promise<void> {
  if (localStorage.getItem(storageKeys.savedStories) !== null) return;
  const samples = await import('./stories/samples/stored-samples.ts');
  await samples.storeSamples(localStorage, new Date());
}

/** Asks visitors for permission if this server counts its use (EVENT-18). */
async function countUse(): Promise<void> {
  const { analytics } = await publicSettings();
  if (!analytics) return;
  const { offerAnalytics } = await import('./platform/analytics/offer.ts');
  await offerAnalytics(analytics);
}
