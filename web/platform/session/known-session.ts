import { type SessionState, sessionState, subscribeToSession } from './session-store.ts';

/**
 * Who is signed in, as soon as that is known: for what was pressed while a prerendered page was still
 * coming to life, where a component has seen nothing but 'loading' yet.
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
