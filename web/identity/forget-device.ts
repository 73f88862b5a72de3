import { recordingsDatabase, storageKeys } from '../platform/device/storage-keys.ts';

/** Keys that stay: impersonal choices that would be asked again, and sign-outs the server has not heard of yet. */
const stays: readonly string[] = [storageKeys.language, storageKeys.adBlockerNotice, storageKeys.signOuts];

/** Removes a deleted account's data from this browser: favourites, reading places, unsaved story, unsent sentences. */
export function forgetDevice(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  globalThis.indexedDB?.deleteDatabase(recordingsDatabase);
  for (const key of keys) if (key.startsWith('lunatale') && !stays.includes(key)) storage.removeItem(key);
}
