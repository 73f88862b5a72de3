import { useSyncExternalStore } from 'react';
import { signOut, startSession } from './session.ts';
import { serverSessionState, sessionState, subscribeToSession } from './session-store.ts';

/** Looks the session up when the first component uses it, and keeps it up to date from then on. */
function subscribe(listener: () => void): () => void {
  startSession();
  return subscribeToSession(listener);
}

/** Who is signed in, for components: `status` is 'loading', 'signed-in' or 'signed-out' (SESSION-01). */
export function useSession() {
  const state = useSyncExternalStore(subscribe, sessionState, serverSessionState);
  return { ...state, signOut };
}
