import { storageKeys } from '../storage-keys.ts';

/** A sign-in that takes longer than this is not ours any more. */
const attemptLifetimeMilliseconds = 60 * 60 * 1000;

/**
 * Leaves for the identity provider, which asks which account to use every time (SIGNIN-02, SIGNIN-03).
 * The return address carries a random value that only this tab knows, so that the callback accepts
 * tokens of a sign-in that was started here and of no other (P02).
 */
export function signInWith(provider: 'google' | 'oidc', turnstileToken?: string, redirectPath?: string): void {
  const attempt = startAttempt(sessionStorage);
  const back = new URL('/auth/callback', location.origin);
  back.searchParams.set('attempt', attempt);
  if (redirectPath !== undefined) back.searchParams.set('redirect', redirectPath);
  const authorize = new URL('/auth/v1/authorize', location.origin);
  authorize.searchParams.set('provider', provider);
  authorize.searchParams.set('redirect_to', back.href);
  if (provider === 'google') authorize.searchParams.set('prompt', 'select_account');
  if (turnstileToken !== undefined) authorize.searchParams.set('captcha_token', turnstileToken);
  location.assign(authorize.href);
}

export function startAttempt(storage: Storage, now = Date.now()): string {
  const attempt = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  storage.setItem(storageKeys.signInAttempt, JSON.stringify({ attempt, startedAt: now }));
  return attempt;
}

/** Whether `attempt` is the sign-in that this tab started; asking uses it up. */
export function takeAttempt(attempt: string | null, storage: Storage, now = Date.now()): boolean {
  const stored = storage.getItem(storageKeys.signInAttempt);
  storage.removeItem(storageKeys.signInAttempt);
  if (stored === null || attempt === null) return false;
  try {
    const { attempt: expected, startedAt } = JSON.parse(stored) as { attempt?: unknown; startedAt?: unknown };
    return expected === attempt && typeof startedAt === 'number' && now - startedAt < attemptLifetimeMilliseconds;
  } catch {
    return false;
  }
}
