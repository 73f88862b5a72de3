import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile } from '#domain/identity/api.ts';
import { startTestServer, type TestServer } from '../../testing.ts';
import { findOrCreateUser } from '../store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google'] });
});
afterAll(() => server.stop());

test('[CALLBACK-03] [DATA-19] [SESSION-20] a parent who comes back under a new name or address has it in the one profile', async () => {
  const parent = await server.signIn('before@example.com');
  const [known] = await server.sql<{ subject: string }>('select subject from identities where user_id = $1', [
    parent.userId,
  ]);
  const account = { provider: 'google', subject: known?.subject ?? '', emailVerified: true };
  const back = await server.ctx.store.asService((tx) =>
    findOrCreateUser(tx, { ...account, email: 'after@example.com', fullName: null, avatarUrl: 'https://a.example/b' }),
  );
  expect(back.id).toBe(parent.userId);
  const profile = (await (await parent.call('/api/identity/profile')).json()) as Profile;
  expect(profile).toMatchObject({ name: 'after', email: 'after@example.com', avatarUrl: 'https://a.example/b' });
  expect(profile.adultConfirmedAt).toEqual(expect.any(String));
  expect(await server.sql('select 1 from profiles')).toHaveLength(1);
});
