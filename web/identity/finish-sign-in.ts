import type { SignedIn } from '#domain/identity/api.ts';
import type { InterfaceLanguage } from '#domain/identity/language.ts';
import { ApiError, callApi } from '../platform/api.ts';
import { readCallback } from '../platform/session/callback.ts';
import { forgetEnded } from '../platform/session/ended.ts';
import { callbackTarget, forgetRedirect } from '../platform/session/redirect.ts';
import { adoptTokens } from '../platform/session/session.ts';
import { ensureProfile } from './ensure-profile.ts';

/** The target, whether the parent has confirmed being an adult and the account's language, or why there is no sign-in. */
export type SignInEnd =
  | { target: string; adult: boolean; language: InterfaceLanguage }
  | { problem: 'no-session' | 'cancelled' | 'too-often' | 'closed' | 'limited' }
  | { problem: 'failed'; message: string | null; number?: string | null };

type Tokens = { access_token: string; refresh_token: string };

let finishing: Promise<SignInEnd> | undefined;

/**
 * Finishes a sign-in from the address the provider sent the browser to (CALLBACK-01 to CALLBACK-07).
 * Removes query and fragment from the address before anything else (P02). Concurrent calls, as from
 * repeated renders, share one attempt.
 */
export function finishSignIn(): Promise<SignInEnd> {
  finishing ??= finish().finally(() => {
    finishing = undefined;
  });
  return finishing;
}

async function finish(): Promise<SignInEnd> {
  const address = new URL(location.href);
  history.replaceState(history.state, '', location.pathname);
  const outcome = readCallback(address, sessionStorage);
  if (outcome.kind === 'refused') return { problem: 'failed', message: outcome.message, number: outcome.number };
  if (outcome.kind === 'tokens') return enter(outcome.tokens, outcome.redirect);
  if (outcome.kind !== 'code') return { problem: outcome.kind };
  let tokens: Tokens;
  try {
    tokens = await exchange(outcome.code, outcome.verifier);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { problem: 'no-session' };
    if (error instanceof ApiError && error.status === 429) return { problem: 'too-often' };
    return { problem: 'failed', message: null };
  }
  return enter(tokens, outcome.redirect);
}

/** Exchanges a sign-in's code for tokens; works once (RFC 7636). */
function exchange(auth_code: string, code_verifier: string): Promise<Tokens> {
  return callApi('/auth/v1/token?grant_type=pkce', {
    method: 'POST',
    body: { auth_code, code_verifier },
    like: { access_token: '', refresh_token: '' },
  });
}

/** Signs in with the tokens of a sign-in that this browser started. */
export async function enter(tokens: Tokens, redirect: string | null): Promise<SignInEnd> {
  let profile: SignedIn;
  try {
    const session = await adoptTokens(tokens);
    if (session === undefined) return { problem: 'no-session' };
    profile = await ensureProfile();
  } catch (error) {
    return { problem: 'failed', message: error instanceof Error && error.message !== '' ? error.message : null };
  }
  const target = callbackTarget(redirect, sessionStorage, location.origin);
  forgetRedirect(sessionStorage);
  forgetEnded(sessionStorage);
  return { target, adult: profile.adultConfirmedAt !== null, language: profile.language };
}
