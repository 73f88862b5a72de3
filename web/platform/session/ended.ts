import { storageKeys } from '../device/storage-keys.ts';

/** Notes that a session ended by itself, so that the sign-in page can say so. */
export function noteEnded(storage: Storage): void {
  try {
    storage.setItem(storageKeys.sessionEnded, '1');
  } catch {
    // Without storage, the sign-in page does not say why it opened.
  }
}

export function hasEnded(storage: Storage): boolean {
  return storage.getItem(storageKeys.sessionEnded) !== null;
}

/** Clears the note: called when somebody signs in or out on purpose. */
export function forgetEnded(storage: Storage): void {
  storage.removeItem(storageKeys.sessionEnded);
}
