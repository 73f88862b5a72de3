import { displayName, type SessionUser } from '#domain/identity/api.ts';
import { sessionDefaultSeconds } from '#domain/identity/session.ts';
import { storageKeys } from '../device/storage-keys.ts';

/** A session as this browser stores it. `expiresAt` is in milliseconds since 1970. */
export type StoredSession = { accessToken: string; refreshToken: string; expiresAt: number; user: SessionUser };

/** The part of the session that pages may read, without tokens (SESSION-07). */
export type SessionRecord = { user: SessionUser; expiresAt: number };

type Fields = Record<string, unknown>;

/**
 * Reads the session from the auth client's own record, or undefined when it is missing or unreadable
 * (SESSION-03). Without a lifetime it counts as lasting `sessionDefaultSeconds` (SESSION-05).
 */
export function readStoredSession(storage: Storage, now = Date.now()): StoredSession | undefined {
  const value = readJson(storage, storageKeys.sessionTokens);
  if (!isFields(value) || typeof value.access_token !== 'string' || typeof value.refresh_token !== 'string') return;
  const user = toSessionUser(value.user);
  if (user === undefined) return;
  const lifetime = typeof value.expires_in === 'number' ? value.expires_in : sessionDefaultSeconds;
  const expiresAt = typeof value.expires_at === 'number' ? value.expires_at * 1000 : now + lifetime * 1000;
  return { accessToken: value.access_token, refreshToken: value.refresh_token, expiresAt, user };
}

/** Maps the identity service's user to ours: name (SESSION-20), picture (SESSION-21), created_at (SESSION-06). */
export function toSessionUser(value: unknown): SessionUser | undefined {
  if (!isFields(value) || typeof value.id !== 'string') return;
  const said = isFields(value.user_metadata) ? value.user_metadata : {};
  const app = isFields(value.app_metadata) ? value.app_metadata : {};
  const email = text(value.email) ?? '';
  return {
    id: value.id,
    email,
    name: displayName(text(said.full_name) ?? text(said.name), email),
    provider: text(app.provider) ?? 'google',
    avatarUrl: text(said.avatar_url) ?? text(said.picture) ?? null,
    createdAt: text(value.created_at) ?? '',
  };
}

export function writeRecord(storage: Storage, session: StoredSession): void {
  const record: SessionRecord = { user: session.user, expiresAt: session.expiresAt };
  try {
    storage.setItem(storageKeys.sessionRecord, JSON.stringify(record));
  } catch {
    // A full or forbidden storage costs the record, not the session.
  }
}

/** Removes every trace of the session from this browser (SESSION-03, SESSION-04). */
export function clearStoredSession(storage: Storage): void {
  const { sessionTokens, sessionRecord, sessionRefreshedAt, subscription } = storageKeys;
  for (const key of [sessionTokens, sessionRecord, sessionRefreshedAt, subscription]) {
    try {
      storage.removeItem(key);
    } catch {
      // Storage that cannot be written to holds nothing either.
    }
  }
}

function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
