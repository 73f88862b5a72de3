import { useSyncExternalStore } from 'react';
import { signOut } from './session.ts';
import { serverSessionState, sessionState, subscribeToSession } from './session-store.ts';

/** Who is signed in, for components: `status` is 'loading', 'signed-in' or 'signed-out' (SESSION-01). */
export function useSession() {
  const state = useSyncExternalStore(subscribeToSession, sessionState, serverSessionState);
  return { ...state, signOut };
}
