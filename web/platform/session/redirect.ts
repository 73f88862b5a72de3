import { safeRedirectPath } from '#domain/identity/redirect.ts';
import { storageKeys } from '../device/storage-keys.ts';

/** Paths of the sign-in itself: nobody wants to come back to them (SIGNIN-07). */
const signInPaths = ['/signin', '/auth/callback'];

/**
 * Remembers where the user came from: navigation state first, then the `redirect` parameter, in which
 * the bare word "create" means /create (SIGNIN-06, AMB-009). Addresses outside our origin and the
 * sign-in pages themselves are not stored; an earlier value then stays.
 */
export function rememberRedirect(from: unknown, parameter: string | null, storage: Storage, origin: string): void {
  const target = askedPath(from, parameter, origin);
  if (target !== undefined) storage.setItem(storageKeys.authRedirect, target);
}

/**
 * What a parent finds right after the sign-in, as far as it is worth a word: the invitation that led to it, or the story
 * that waits in this tab's form. A story that waits begins on the creator's page only.
 */
export function findsAfterwards(target: string | undefined, storage: Storage): 'invitation' | 'story' | null {
  const path = target?.split(/[?#]/)[0];
  if (path === '/invitation') return 'invitation';
  const waits = storage.getItem(storageKeys.pendingOptions) !== null;
  return waits && (path === undefined || path === '/create') ? 'story' : null;
}

/** The path that a sign-in leads to: the one that is asked for now, else the remembered one, or undefined. */
export function comingPath(
  from: unknown,
  parameter: string | null,
  storage: Storage,
  origin: string,
): string | undefined {
  return askedPath(from, parameter, origin) ?? savedRedirect(storage, origin);
}

/** The remembered path, checked again, or undefined. */
export function savedRedirect(storage: Storage, origin: string): string | undefined {
  return returnPath(storage.getItem(storageKeys.authRedirect), origin);
}

/** Forgets the remembered path; called once it was used (AMB-009). */
export function forgetRedirect(storage: Storage): void {
  storage.removeItem(storageKeys.authRedirect);
}

/** Where the callback goes: its own parameter, else the remembered path, else /create (CALLBACK-04 to CALLBACK-07). */
export function callbackTarget(parameter: string | null, storage: Storage, origin: string): string {
  return safeRedirectPath(parameter, origin) ?? savedRedirect(storage, origin) ?? '/create';
}

function askedPath(from: unknown, parameter: string | null, origin: string): string | undefined {
  return returnPath(from, origin) ?? returnPath(parameter === 'create' ? '/create' : parameter, origin);
}

function returnPath(target: unknown, origin: string): string | undefined {
  const path = safeRedirectPath(target, origin);
  if (path === undefined) return undefined;
  return signInPaths.includes(new URL(path, origin).pathname.replace(/\/+$/, '')) ? undefined : path;
}
