import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { readCallback } from './callback.ts';
import { startAttempt } from './sign-in.ts';

afterEach(() => vi.unstubAllGlobals());

const hour = 3_600_000;
const address = (query: string, fragment = '') =>
  new URL(`https://lunatale.example/auth/callback?${query}${fragment && `#${fragment}`}`);
const tokens = 'access_token=a&refresh_token=r&expires_in=3600&token_type=bearer';
const begin = async (storage: Storage, now?: number) => (await startAttempt(storage, now)).attempt;

/** Plays a page on plain http, where browsers offer no digests. */
function withoutDigests(): void {
  const random = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues: random });
}

test('[P02] the code of the sign-in that this tab started comes with what its challenge was made of', async () => {
  const storage = memoryStorage();
  const { attempt, challenge } = await startAttempt(storage);
  const outcome = readCallback(address(`attempt=${attempt}&redirect=%2Fpricing&code=c`), storage);
  expect(outcome).toMatchObject({ kind: 'code', code: 'c', redirect: '/pricing' });
  const { verifier } = outcome as { verifier: string };
  expect(verifier).toMatch(/^[\w-]{43,128}$/);
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
  const next = await startAttempt(storage);
  expect(next.challenge).not.toBe(challenge);
});

test('[P02] a sign-in that was begun for a code takes no tokens, and no code of another', async () => {
  const storage = memoryStorage();
  expect(readCallback(address(`attempt=${await begin(storage)}`, tokens), storage)).toEqual({ kind: 'no-session' });
  await begin(storage);
  expect(readCallback(address('attempt=0123&code=c'), storage)).toEqual({ kind: 'no-session' });
  expect(readCallback(address('code=c'), memoryStorage())).toEqual({ kind: 'no-session' });
});

test('[CALLBACK-01] tokens of the sign-in that this tab started are taken from the fragment', async () => {
  withoutDigests();
  const storage = memoryStorage();
  const { attempt, challenge } = await startAttempt(storage);
  expect(challenge).toBeUndefined();
  expect(readCallback(address(`attempt=${attempt}&redirect=%2Fpricing`, tokens), storage)).toEqual({
    kind: 'tokens',
    tokens: { access_token: 'a', refresh_token: 'r' },
    redirect: '/pricing',
  });
});

test('[P02] [ERR-33] tokens of a sign-in that was not started here are no session', async () => {
  withoutDigests();
  const foreign = address('attempt=0123', tokens);
  expect(readCallback(foreign, memoryStorage())).toEqual({ kind: 'no-session' });
  const storage = memoryStorage();
  await begin(storage);
  expect(readCallback(foreign, storage)).toEqual({ kind: 'no-session' });
  expect(readCallback(address('', tokens), storage)).toEqual({ kind: 'no-session' });
});

test('[P02] an attempt works once and for an hour', async () => {
  const storage = memoryStorage();
  const link = address(`attempt=${await begin(storage, 0)}&code=c`);
  expect(readCallback(link, storage, 1).kind).toBe('code');
  expect(readCallback(link, storage, 2).kind).toBe('no-session');
  const late = address(`attempt=${await begin(storage, 0)}&code=c`);
  expect(readCallback(late, storage, hour).kind).toBe('no-session');
});

test("[ERR-34] the service's own message is told, but only for a sign-in of ours", async () => {
  const storage = memoryStorage();
  const refused = 'error=access_denied&error_description=Sign-in+was+cancelled&request_id=7';
  expect(readCallback(address(`attempt=${await begin(storage)}`, refused), storage)).toEqual({
    kind: 'refused',
    message: 'Sign-in was cancelled',
    number: '7',
  });
  expect(readCallback(address('attempt=0123', refused), storage)).toEqual({ kind: 'no-session' });
});

test('[ERR-34] a sign-in that was tried too often is told apart, so that it is told in the language of the page', async () => {
  const storage = memoryStorage();
  const refused = 'error=access_denied&error_code=RATE_LIMITED&error_description=Too+many+calls.';
  const link = address(`attempt=${await begin(storage)}`, refused);
  expect(readCallback(link, storage)).toEqual({ kind: 'too-often' });
});

test('a sign-in that the parent cancelled is told apart from one that failed', async () => {
  const storage = memoryStorage();
  const refused = 'error=access_denied&error_code=SIGN_IN_CANCELLED&error_description=The+sign-in+was+cancelled.';
  expect(readCallback(address(`attempt=${await begin(storage)}`, refused), storage)).toEqual({ kind: 'cancelled' });
  expect(readCallback(address('attempt=0123', refused), storage)).toEqual({ kind: 'no-session' });
});
