import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  passkeyOptionsPath,
  passkeySignInOptionsPath,
  passkeySignInPath,
  passkeysPath,
} from '#domain/identity/account.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';

let now = new Date('2026-11-20T20:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google'], host: 'localhost', now: () => now });
});
afterAll(() => server.stop());

type Device = ReturnType<typeof createAuthenticator>;
type Given = { cookie: string; challenge: string };

async function given(answer: Response): Promise<Given> {
  const { challenge } = (await answer.json()) as { challenge: string };
  return { cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '', challenge };
}
const askToMake = async (parent: TestMember) => given(await parent.call(passkeyOptionsPath, { json: {} }));
const make = (parent: TestMember, device: Device, { cookie, challenge }: Given) =>
  parent.call(passkeysPath, { json: device.make(challenge), headers: { cookie } });
const askToShow = async () => given(await fetch(server.url + passkeySignInOptionsPath, { method: 'POST' }));
const show = (device: Device, { cookie, challenge }: Given) =>
  fetch(server.url + passkeySignInPath, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(device.show(challenge)),
  });
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

test('[P02] a passkey opens its account, and what it said once opens nothing again', async () => {
  const parent = await server.signIn();
  const device = createAuthenticator(server.url);
  expect((await make(parent, device, await askToMake(parent))).status).toBe(201);

  const asked = await askToShow();
  later(3000);
  const opened = await show(device, asked);
  expect(opened.status).toBe(200);
  expect(await opened.json()).toMatchObject({ user: { id: parent.userId } });
  later(1000);
  const again = await show(device, asked);
  expect([again.status, await again.json()]).toEqual([
    expect.any(Number),
    expect.objectContaining({ code: 'PASSKEY_REFUSED' }),
  ]);
  // A new challenge is accepted later.
  later(1000);
  expect((await show(device, await askToShow())).status).toBe(200);
});

test('[P02] what was asked for by a server whose clock is ahead is spent by one that is behind', async () => {
  const parent = await server.signIn();
  const device = createAuthenticator(server.url);
  await make(parent, device, await askToMake(parent));
  const asked = await askToShow();
  later(-5000);
  expect((await show(device, asked)).status).toBe(200);
  expect((await show(device, asked)).status).toBeGreaterThanOrEqual(400);
  later(6000);
});

test('[P11] an account keeps twenty passkeys, however many are made from one question or at once', async () => {
  const parent = await server.signIn();
  const asked = await askToMake(parent);
  const made = await Promise.all(
    Array.from({ length: 25 }, () => make(parent, createAuthenticator(server.url), asked)),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(made.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(await (await parent.call(passkeysPath)).json()).toHaveLength(20);
});
