import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';

let server: TestServer;
let offset = 0;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google'], now: () => new Date(Date.now() + offset) });
});
afterAll(() => server.stop());

const signOut = (member: TestMember, scope = 'global') =>
  member.call(`/auth/v1/logout?scope=${scope}`, { method: 'POST' });
const refresh = async (member: TestMember) =>
  (
    await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      body: JSON.stringify({ refresh_token: member.refreshToken }),
    })
  ).status;

test('[SESSION-04] [P05] a sign-out that was made without a network counts when it is told, though its token has expired', async () => {
  offset = 0;
  const [phone, laptop] = [await server.signIn('late@example.com'), await server.signIn('late@example.com')];
  offset = 26 * 3600_000;
  expect((await phone.call('/auth/v1/user')).status).toBe(401);
  expect((await signOut(phone)).status).toBe(204);
  expect([await refresh(phone), await refresh(laptop)]).toEqual([401, 401]);
});

test('[SESSION-04] [P05] a sign-out that is told again is answered as the first, and ends nobody who came in since', async () => {
  offset = 0;
  const phone = await server.signIn('twice@example.com');
  expect((await signOut(phone)).status).toBe(204);
  const laptop = await server.signIn('twice@example.com');
  for (const scope of ['global', 'local', 'others']) expect((await signOut(phone, scope)).status).toBe(204);
  expect((await phone.call('/auth/v1/user')).status).toBe(401);
  expect((await laptop.call('/auth/v1/user')).status).toBe(200);
});

test('[SESSION-04] told late it can end its own session alone, and a token that is not ours ends nothing', async () => {
  offset = 0;
  const [phone, laptop] = [await server.signIn('again@example.com'), await server.signIn('again@example.com')];
  offset = 2 * 3600_000;
  for (const accessToken of ['', 'x.y.z', `${phone.accessToken.slice(0, -3)}AAA`]) {
    const forged = { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } };
    expect((await fetch(`${server.url}/auth/v1/logout`, forged)).status).toBe(401);
  }
  expect((await signOut(phone, 'local')).status).toBe(204);
  expect([await refresh(phone), await refresh(laptop)]).toEqual([401, 200]);
});

test('[P04] a token older than any session ends nothing', async () => {
  offset = 0;
  const phone = await server.signIn();
  offset = 61 * 24 * 3600_000;
  expect((await signOut(phone)).status).toBe(401);
});
