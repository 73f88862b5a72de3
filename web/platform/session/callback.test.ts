import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { readCallback } from './callback.ts';
import { startAttempt } from './sign-in.ts';

const hour = 3_600_000;
const address = (query: string, fragment: string) =>
  new URL(`https://lunatale.example/auth/callback?${query}#${fragment}`);
const tokens = 'access_token=a&refresh_token=r&expires_in=3600&token_type=bearer';

test('[CALLBACK-01] tokens of the sign-in that this tab started are taken from the fragment', () => {
  const storage = memoryStorage();
  const attempt = startAttempt(storage);
  expect(readCallback(address(`attempt=${attempt}&redirect=%2Fpricing`, tokens), storage)).toEqual({
    kind: 'tokens',
    tokens: { access_token: 'a', refresh_token: 'r' },
    redirect: '/pricing',
  });
});

test('[P02] [ERR-33] tokens of a sign-in that was not started here are no session', () => {
  const foreign = address('attempt=0123', tokens);
  expect(readCallback(foreign, memoryStorage())).toEqual({ kind: 'no-session' });
  const storage = memoryStorage();
  startAttempt(storage);
  expect(readCallback(foreign, storage)).toEqual({ kind: 'no-session' });
  expect(readCallback(address('', tokens), storage)).toEqual({ kind: 'no-session' });
});

test('[P02] an attempt works once and for an hour', () => {
  const storage = memoryStorage();
  const link = address(`attempt=${startAttempt(storage, 0)}`, tokens);
  expect(readCallback(link, storage, 1).kind).toBe('tokens');
  expect(readCallback(link, storage, 2).kind).toBe('no-session');
  const late = address(`attempt=${startAttempt(storage, 0)}`, tokens);
  expect(readCallback(late, storage, hour).kind).toBe('no-session');
});

test("[ERR-34] the service's own message is told, but only for a sign-in of ours", () => {
  const storage = memoryStorage();
  const refused = 'error=access_denied&error_description=Sign-in+was+cancelled';
  expect(readCallback(address(`attempt=${startAttempt(storage)}`, refused), storage)).toEqual({
    kind: 'refused',
    message: 'Sign-in was cancelled',
  });
  expect(readCallback(address('attempt=0123', refused), storage)).toEqual({ kind: 'no-session' });
});

test('[ERR-34] a sign-in that was tried too often is told apart, so that it is told in the language of the page', () => {
  const storage = memoryStorage();
  const refused = 'error=access_denied&error_code=RATE_LIMITED&error_description=Too+many+calls.';
  const link = address(`attempt=${startAttempt(storage)}`, refused);
  expect(readCallback(link, storage)).toEqual({ kind: 'too-often' });
});

test('a sign-in that the parent cancelled is told apart from one that failed', () => {
  const storage = memoryStorage();
  const refused = 'error=access_denied&error_code=SIGN_IN_CANCELLED&error_description=The+sign-in+was+cancelled.';
  expect(readCallback(address(`attempt=${startAttempt(storage)}`, refused), storage)).toEqual({ kind: 'cancelled' });
  expect(readCallback(address('attempt=0123', refused), storage)).toEqual({ kind: 'no-session' });
});
