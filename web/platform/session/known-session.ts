import { type SessionState, sessionState, subscribeToSession } from './session-store.ts';

/**
 * Resolves with the session as soon as it is known. Used for a press on a prerendered page before hydration,
 * when a component has seen only 'loading'.
 */
export function knownSession(): Promise<Exclude<SessionState, { status: 'loading' }>> {
  return new Promise((resolve) => {
    const look = () => {
      const state = sessionState();
      if (state.status === 'loading') return;
      stop();
      resolve(state);
    };
    const stop = subscribeToSession(look);
    look();
  });
}
