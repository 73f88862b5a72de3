import { takeAttempt } from './sign-in.ts';

/** What the identity service brought back in the address. */
export type CallbackOutcome =
  /** What is exchanged for tokens, with what this tab kept for it. */
  | { kind: 'code'; code: string; verifier: string; redirect: string | null }
  | { kind: 'tokens'; tokens: { access_token: string; refresh_token: string }; redirect: string | null }
  /** Neither, or those of a sign-in that this browser did not start (P02). */
  | { kind: 'no-session' }
  /** The parent said no at the provider: nothing happened. */
  | { kind: 'cancelled' }
  /** Tried more often than is let through. */
  | { kind: 'too-often' }
  /** New accounts are not made for everybody here. */
  | { kind: 'closed' }
  /** More accounts were made from here today than one family makes. */
  | { kind: 'limited' }
  /** The service refused; the message is its own (ERR-34). */
  | { kind: 'refused'; message: string };

/**
 * Reads the return address of a sign-in: the attempt, its code and the redirect from the query, or tokens from the
 * fragment (CALLBACK-01). Asking uses the pending attempt up. A sign-in that was begun for a code takes no tokens: they
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
  if (message && ours) return { kind: 'refused', message: message.slice(0, 300) };
  const redirect = address.searchParams.get('redirect');
  const code = address.searchParams.get('code');
  if (ours?.verifier !== undefined) {
    return code ? { kind: 'code', code, verifier: ours.verifier, redirect } : { kind: 'no-session' };
  }
  if (!ours || !access_token || !refresh_token) return { kind: 'no-session' };
  return { kind: 'tokens', tokens: { access_token, refresh_token }, redirect };
}
