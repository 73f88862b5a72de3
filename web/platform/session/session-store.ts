import type { SessionUser } from '#domain/identity/api.ts';

/** Auth starts as loading and becomes signed in or signed out (SESSION-01). */
export type SessionState =
  | { status: 'loading'; user: null }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'signed-out'; user: null };

const loading: SessionState = { status: 'loading', user: null };
const signedOut: SessionState = { status: 'signed-out', user: null };

let state: SessionState = loading;
const listeners = new Set<() => void>();

export function sessionState(): SessionState {
  return state;
}

/** The state that a prerendered page shows. */
export function serverSessionState(): SessionState {
  return loading;
}

/** Calls `listener` after each change; returns a function that stops it. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setSignedIn(user: SessionUser): void {
  if (state.status === 'signed-in' && JSON.stringify(state.user) === JSON.stringify(user)) return;
  change({ status: 'signed-in', user });
}

export function setSignedOut(): void {
  if (state.status !== 'signed-out') change(signedOut);
}

function change(next: SessionState): void {
  state = next;
  for (const listener of [...listeners]) listener();
}
