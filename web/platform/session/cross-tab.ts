import { crossTabPauseMilliseconds } from '#domain/identity/session.ts';
import { storageKeys } from '../device/storage-keys.ts';

/** "out", or the id of the user who is signed in. */
type TabState = string;

/**
 * Tells this tab what other tabs did to the session (SESSION-12). The browser reports every change of
 * the stored session to the other tabs; the stored session is the truth and is read again each time.
 * A repetition of the same state within the pause is dropped; a changed state, above all a sign-out,
 * is always delivered at once (SESSION-13, AMB-018).
 *
 * Returns a function that stops listening.
 */
export function listenToOtherTabs(
  target: EventTarget,
  readState: () => TabState,
  deliver: () => void,
  now: () => number = Date.now,
): () => void {
  let last: { state: TabState; at: number } | undefined;
  const onStorage = (event: Event) => {
    const key = (event as StorageEvent).key ?? null;
    // A null key means that the whole storage was cleared.
    if (key !== null && key !== storageKeys.sessionTokens) return;
    const state = readState();
    const repeated = last !== undefined && last.state === state && now() - last.at < crossTabPauseMilliseconds;
    if (repeated) return;
    last = { state, at: now() };
    deliver();
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
