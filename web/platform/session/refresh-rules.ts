import { sessionRefreshPauseSeconds, sessionRefreshWindowSeconds } from '#domain/identity/session.ts';
import { storageKeys } from '../device/storage-keys.ts';

const windowMilliseconds = sessionRefreshWindowSeconds * 1000;
const pauseMilliseconds = sessionRefreshPauseSeconds * 1000;

/** A refresh is considered only when less than the window remains (SESSION-17). */
export function isRefreshDue(expiresAt: number, now: number): boolean {
  return expiresAt - now < windowMilliseconds;
}

/** At most one refresh per pause, whichever tab made it (SESSION-18). */
export function isRefreshAllowed(refreshedAt: number | undefined, now: number): boolean {
  // A time in the future comes from a clock that was set back: it must not forbid refreshing for hours.
  return refreshedAt === undefined || refreshedAt > now || now - refreshedAt >= pauseMilliseconds;
}

/** Milliseconds until the next refresh should be considered: when the window opens and the pause is over (AMB-019). */
export function millisecondsToRefresh(expiresAt: number, refreshedAt: number | undefined, now: number): number {
  const windowOpens = expiresAt - windowMilliseconds + 1;
  const pauseEnds = refreshedAt === undefined || refreshedAt > now ? now : refreshedAt + pauseMilliseconds;
  return Math.max(0, windowOpens - now, pauseEnds - now);
}

export function readRefreshedAt(storage: Storage): number | undefined {
  const value = Number(storage.getItem(storageKeys.sessionRefreshedAt) ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

export function writeRefreshedAt(storage: Storage, now: number): void {
  try {
    storage.setItem(storageKeys.sessionRefreshedAt, String(now));
  } catch {
    // Without storage there is no other tab to share the time with.
  }
}

/** What to do about an auth error (SESSION-14 to SESSION-16). */
export type AuthErrorReaction = 'keep' | 'refresh' | 'clear';

/**
 * Network errors, server errors and 429 keep the session; an expired token asks for a refresh; an
 * invalid token, a missing user and anything unknown clear the session. A refresh that was discarded
 * because another tab refreshed first also keeps it.
 */
export function reactionTo(error: {
  name?: string;
  status?: number | undefined;
  code?: string | undefined;
}): AuthErrorReaction {
  if (error.name === 'AuthRetryableFetchError' || error.name === 'AuthRefreshDiscardedError') return 'keep';
  if (error.status === 0 || error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500) return 'keep';
  return error.code === 'SESSION_EXPIRED' ? 'refresh' : 'clear';
}
