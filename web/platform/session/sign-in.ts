import { storageKeys } from '../device/storage-keys.ts';

/** A sign-in that takes longer than an hour is not accepted. */
const attemptLifetimeMilliseconds = 60 * 60 * 1000;

/**
 * Goes to the identity provider; Google asks every time which account to use (SIGNIN-02, SIGNIN-03).
 * The return address carries a random value that only this tab knows, so that the callback accepts
 * only a sign-in that was started here. The provider returns a code that is worthless without this
 * tab's verifier, so that no token appears in an address (P02).
 */
export async function signInWith(
  provider: 'google' | 'oidc',
  turnstileToken?: string,
  redirectPath?: string,
): Promise<void> {
  const { attempt, challenge } = await startAttempt(sessionStorage);
  const back = new URL('/auth/callback', location.origin);
  back.searchParams.set('attempt', attempt);
  if (redirectPath !== undefined) back.searchParams.set('redirect', redirectPath);
  const authorize = new URL('/auth/v1/authorize', location.origin);
  authorize.searchParams.set('provider', provider);
  authorize.searchParams.set('redirect_to', back.href);
  if (provider === 'google') authorize.searchParams.set('prompt', 'select_account');
  if (challenge !== undefined) {
    authorize.searchParams.set('code_challenge', challenge);
    authorize.searchParams.set('code_challenge_method', 'S256');
  }
  if (turnstileToken !== undefined) authorize.searchParams.set('captcha_token', turnstileToken);
  location.assign(authorize.href);
}

/**
 * Begins a sign-in: returns its id and a challenge whose verifier only this tab has (RFC 7636). On plain http
 * browsers offer no digests: there the tokens themselves come back in the fragment (CALLBACK-01).
 */
export async function startAttempt(
  storage: Storage,
  now = Date.now(),
): Promise<{ attempt: string; challenge: string | undefined }> {
  const [attempt, verifier] = [randomHex(16), randomHex(32)];
  const digest = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(verifier));
  storage.setItem(storageKeys.signInAttempt, JSON.stringify({ attempt, startedAt: now, ...(digest && { verifier }) }));
  return { attempt, challenge: digest && base64url(new Uint8Array(digest)) };
}

/** Returns the sign-in that this tab started if its id is `attempt`; the call uses it up. */
export function takeAttempt(
  attempt: string | null,
  storage: Storage,
  now = Date.now(),
): { verifier: string | undefined } | undefined {
  const stored = storage.getItem(storageKeys.signInAttempt);
  storage.removeItem(storageKeys.signInAttempt);
  if (stored === null || attempt === null) return undefined;
  try {
    const { attempt: expected, startedAt, verifier } = JSON.parse(stored) as Record<string, unknown>;
    const isOurs =
      expected === attempt && typeof startedAt === 'number' && now - startedAt < attemptLifetimeMilliseconds;
    return isOurs ? { verifier: typeof verifier === 'string' ? verifier : undefined } : undefined;
  } catch {
    return undefined;
  }
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
