import { storageKeys } from '../device/storage-keys.ts';

/** Access tokens of sessions that were signed out here without the server knowing yet. */
function untold(storage: Storage): string[] {
  return (storage.getItem(storageKeys.signOuts) ?? '').split(' ').filter(Boolean);
}

function keep(storage: Storage, tokens: string[]): void {
  try {
    if (tokens.length > 0) storage.setItem(storageKeys.signOuts, tokens.join(' '));
    else storage.removeItem(storageKeys.signOuts);
  } catch {
    // Without storage there is only one attempt.
  }
}

/** Notes that the server has to be told about a sign-out. The token expires within an hour. */
export function noteSignOut(storage: Storage, token: string): void {
  keep(storage, [...untold(storage), token]);
}

/**
 * Tells the server about every pending sign-out and forgets those that it has accepted. Offline they
 * wait for the next time: a sign-out is never dropped (SESSION-04). If `signedInAgain` is true, only the
 * old session ends, so that a later sign-in stays valid.
 */
export async function tellSignOuts(storage: Storage, signedInAgain: () => boolean): Promise<void> {
  for (const token of untold(storage)) {
    const answer = await fetch(`/auth/v1/logout?scope=${signedInAgain() ? 'local' : 'global'}`, {
      method: 'POST',
      // The request goes on when the page is closed right after signing out.
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
