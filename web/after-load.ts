import { publicSettings } from './platform/public-settings.ts';
import { storageKeys } from './platform/storage-keys.ts';
import { watchForBreaks } from './shell/broken-page.tsx';

/** What can wait until the page has settled. Nothing of it is missed where it fails. */
export function afterLoad(): void {
  const root = document.getElementById('root');
  if (root) watchForBreaks(root);
  storeSamples().catch(() => {});
  countUse().catch(() => {});
}

/** A browser that holds no saved stories gets the examples (LIB-48); without storage they are read from the product. */
async function storeSamples(): Promise<void> {
  if (localStorage.getItem(storageKeys.savedStories) !== null) return;
  const samples = await import('./stories/samples/stored-samples.ts');
  await samples.storeSamples(localStorage, new Date());
}

/** Where this server counts its use, visitors are asked (EVENT-18). */
async function countUse(): Promise<void> {
  const { analytics } = await publicSettings();
  if (!analytics) return;
  const { offerAnalytics } = await import('./platform/analytics/offer.ts');
  await offerAnalytics(analytics);
}
