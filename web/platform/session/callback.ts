import { takeAttempt } from './sign-in.ts';

/** The outcome of a sign-in, as the return address says. */
export type CallbackOutcome =
  /** A code to exchange for tokens, with the verifier that this tab kept. */
  | { kind: 'code'; code: string; verifier: string; redirect: string | null }
  | { kind: 'tokens'; tokens: { access_token: string; refresh_token: string }; redirect: string | null }
  /** Neither code nor tokens, or they belong to a sign-in that this browser did not start (P02). */
  | { kind: 'no-session' }
  /** The parent cancelled at the provider. */
  | { kind: 'cancelled' }
  /** Too many attempts. */
  | { kind: 'too-often' }
  /** Sign-ups are not open to everybody here. */
  | { kind: 'closed' }
  /** Too many accounts were created from this device or network today. */
  | { kind: 'limited' }
  /** The service refused; the message comes from it (ERR-34), with the number under which operators find it. */
  | { kind: 'refused'; message: string; number: string | null };

/**
 * Reads the return address of a sign-in: the attempt, its code and the redirect from the query, or tokens from the
 * fragment (CALLBACK-01). The call uses up the pending attempt. A sign-in that expects a code accepts no tokens: they
 * would be somebody else's.
 */
export function readCallback(address: URL, storage: Storage, now = Date.now()): CallbackOutcome {
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ''));
  const ours = takeAttempt(address.searchParams.get('attempt'), storage, now);
  const access_token = fragment.get('access_token');
  const refresh_token = fragment.get('refresh_token');
  const message = [fragment, address.searchParams]
    .map((from) => from.get('error_description') ?? from.get('error'))
    .find((text) => text !== null && text.trim() !== '');
  if (ours && fragment.get('error_code') === 'SIGN_IN_CANCELLED') return { kind: 'cancelled' };
  if (ours && fragment.get('error_code') === 'RATE_LIMITED') return { kind: 'too-often' };
  if (ours && fragment.get('error_code') === 'SIGN_UPS_CLOSED') return { kind: 'closed' };
  if (ours && fragment.get('error_code') === 'SIGN_UPS_LIMITED') return { kind: 'limited' };
  if (message && ours) return { kind: 'refused', message: message.slice(0, 300), number: fragment.get('request_id') };
  const redirect = address.searchParams.get('redirect');
  const code = address.searchParams.get('code');
  if (ours?.verifier !== undefined) {
    return code ? { kind: 'code', code, verifier: ours.verifier, redirect } : { kind: 'no-session' };
  }
  if (!ours || !access_token || !refresh_token) return { kind: 'no-session' };
  return { kind: 'tokens', tokens: { access_token, refresh_token }, redirect };
}
