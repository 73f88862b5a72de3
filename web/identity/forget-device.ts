import { recordingsDatabase, storageKeys } from '../platform/storage-keys.ts';

/** What says nothing of anybody and would only have to be asked again; and a sign-out that is still to be told. */
const stays: readonly string[] = [storageKeys.language, storageKeys.adBlockerNotice, storageKeys.signOuts];

/** Removes what this browser kept for an account that is gone: favourites, reading places, a story not saved yet, sentences not sent yet. */
export function forgetDevice(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  globalThis.indexedDB?.deleteDatabase(recordingsDatabase);
  for (const key of keys) if (key.startsWith('lunatale') && !stays.includes(key)) storage.removeItem(key);
}
