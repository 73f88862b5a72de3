import { storageKeys } from '../storage-keys.ts';

/** Access tokens of sessions that were signed out here and that the server has not been told about. */
function untold(storage: Storage): string[] {
  return (storage.getItem(storageKeys.signOuts) ?? '').split(' ').filter(Boolean);
}

function keep(storage: Storage, tokens: string[]): void {
  try {
    if (tokens.length > 0) storage.setItem(storageKeys.signOuts, tokens.join(' '));
    else storage.removeItem(storageKeys.signOuts);
  } catch {
    // Where nothing can be kept, one attempt is all there is.
  }
}

/** Notes that the server has to be told about a sign-out. The token opens nothing for longer than an hour. */
export function noteSignOut(storage: Storage, token: string): void {
  keep(storage, [...untold(storage), token]);
}

/**
 * Tells the server about every sign-out that it does not know of, and forgets those that it has taken.
 * Without a network they stay for the next time: a sign-out is never dropped (SESSION-04). `signedInAgain`
 * ends the old session alone, so that a sign-in that came later goes on.
 */
export async function tellSignOuts(storage: Storage, signedInAgain: () => boolean): Promise<void> {
  for (const token of untold(storage)) {
    const answer = await fetch(`/auth/v1/logout?scope=${signedInAgain() ? 'local' : 'global'}`, {
      method: 'POST',
      // Whoever signs out and closes the page is signed out.
      keepalive: true,
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => undefined);
    if (!answer || answer.status >= 500 || answer.status === 429) return;
    keep(
      storage,
      untold(storage).filter((each) => each !== token),
    );
  }
}
