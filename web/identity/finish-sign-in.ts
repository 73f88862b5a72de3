import { readCallback } from '../platform/session/callback.ts';
import { forgetEnded } from '../platform/session/ended.ts';
import { callbackTarget, forgetRedirect } from '../platform/session/redirect.ts';
import { adoptTokens } from '../platform/session/session.ts';
import { ensureProfile } from './ensure-profile.ts';

/** Where to go now and whether the parent has confirmed being an adult, or why the sign-in failed: without a session, tried too often, not let in, or with the service's own message. */
export type SignInEnd =
  | { target: string; adult: boolean }
  | { problem: 'no-session' | 'cancelled' | 'too-often' | 'closed' | 'limited' }
  | { problem: 'failed'; message: string | null };

let finishing: Promise<SignInEnd> | undefined;

/**
 * Finishes a sign-in from the address the provider sent the browser to (CALLBACK-01 to CALLBACK-07).
 * The fragment is taken out of the address before anything else happens (P02). Page drawings that
 * follow each other share one attempt.
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
  if (outcome.kind === 'refused') return { problem: 'failed', message: outcome.message };
  if (outcome.kind !== 'tokens') return { problem: outcome.kind };
  return enter(outcome.tokens, outcome.redirect);
}

/** Comes in with the tokens of a sign-in that this browser began. */
export async function enter(
  tokens: { access_token: string; refresh_token: string },
  redirect: string | null,
): Promise<SignInEnd> {
  let adult: boolean;
  try {
    const session = await adoptTokens(tokens);
    if (session === undefined) return { problem: 'no-session' };
    adult = (await ensureProfile()).adultConfirmedAt !== null;
  } catch (error) {
    return { problem: 'failed', message: error instanceof Error && error.message !== '' ? error.message : null };
  }
  const target = callbackTarget(redirect, sessionStorage, location.origin);
  forgetRedirect(sessionStorage);
  forgetEnded(sessionStorage);
  return { target, adult };
}
