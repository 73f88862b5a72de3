import { storageKeys } from '../storage-keys.ts';

/** Notes that a session ended by itself: the sign-in page says so. */
export function noteEnded(storage: Storage): void {
  try {
    storage.setItem(storageKeys.sessionEnded, '1');
  } catch {
    // Then the page does not say why it is there.
  }
}

export function hasEnded(storage: Storage): boolean {
  return storage.getItem(storageKeys.sessionEnded) !== null;
}

/** Signed in or out on purpose, nothing has ended. */
export function forgetEnded(storage: Storage): void {
  storage.removeItem(storageKeys.sessionEnded);
}
