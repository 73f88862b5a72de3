import { expect, test } from 'vitest';
import { storageKeys } from '../device/storage-keys.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { clearStoredSession, readStoredSession, toSessionUser, writeRecord } from './stored-session.ts';

const user = {
  id: 'u1',
  email: 'ana.ruiz@example.org',
  created_at: '2026-11-01T08:00:00.000Z',
  app_metadata: { provider: 'google' },
  user_metadata: { full_name: 'Ana Ruiz', avatar_url: 'https://pictures.example/a.png' },
};
const tokens = { access_token: 'a', refresh_token: 'r', user };
const storageWith = (value: unknown) => memoryStorage({ [storageKeys.sessionTokens]: JSON.stringify(value) });

test('[SESSION-05] a session without a lifetime lasts 3600 seconds', () => {
  expect(readStoredSession(storageWith(tokens), 5000)?.expiresAt).toBe(5000 + 3_600_000);
});

test('[SESSION-06] the session carries its lifetime and when the user was created', () => {
  const session = readStoredSession(storageWith({ ...tokens, expires_in: 60 }), 5000);
  expect(session).toMatchObject({ expiresAt: 65_000, user: { createdAt: '2026-11-01T08:00:00.000Z' } });
});

test('[SESSION-07] the session record holds the user and the expiry in milliseconds, and no token', () => {
  const storage = storageWith({ ...tokens, expires_at: 1_800_000_000 });
  const session = readStoredSession(storage);
  expect(session).toBeDefined();
  if (session !== undefined) writeRecord(storage, session);
  const record = JSON.parse(storage.getItem(storageKeys.sessionRecord) ?? '');
  expect(record).toEqual({ user: toSessionUser(user), expiresAt: 1_800_000_000_000 });
});

test.each([null, {}, { access_token: 'a' }, { ...tokens, user: {} }, 'text', 7])(
  '[SESSION-03] a record that is not a session reads as signed out: %o',
  (value) => {
    expect(readStoredSession(storageWith(value))).toBeUndefined();
    expect(readStoredSession(memoryStorage({ [storageKeys.sessionTokens]: '{' }))).toBeUndefined();
  },
);

test('[SESSION-04] clearing leaves nothing of the session behind', () => {
  const storage = storageWith(tokens);
  storage.setItem(storageKeys.sessionRecord, '{}');
  storage.setItem(storageKeys.sessionRefreshedAt, '1');
  clearStoredSession(storage);
  expect(storage.length).toBe(0);
});

test('[SESSION-20] the name is the full name, else what stands before the @, else "User"', () => {
  expect(toSessionUser(user)?.name).toBe('Ana Ruiz');
  expect(toSessionUser({ ...user, user_metadata: {} })?.name).toBe('ana.ruiz');
  expect(toSessionUser({ id: 'u1' })?.name).toBe('User');
});

test('[SESSION-21] the avatar is the avatar or the picture that the provider gave', () => {
  expect(toSessionUser(user)?.avatarUrl).toBe('https://pictures.example/a.png');
  expect(toSessionUser({ id: 'u1', user_metadata: { picture: 'https://p.example/b' } })?.avatarUrl).toBe(
    'https://p.example/b',
  );
  expect(toSessionUser({ id: 'u1' })?.avatarUrl).toBeNull();
});
