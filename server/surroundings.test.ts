import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { generateStoryStreamPath } from '#domain/generation/api.ts';
import { adultConfirmationPath, openSignInLinkPath, signInLinkPath } from '#domain/identity/account.ts';
import { profilePath } from '#domain/identity/api.ts';
import type { PublicSettings } from '#domain/operations/api.ts';
import { type UsageStats, usageStatsPath } from '#domain/usage/allowance.ts';
import { manners, startChatServer } from '#sandbox/dialects/server.ts';
import { startMailServer } from '#sandbox/mail/server.ts';
import { createServerProcesses, freePort, signInByMail } from './testing/process.ts';
import { storyParams } from './testing.ts';

const processes = createServerProcesses();
const stops: (() => Promise<unknown>)[] = [];
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await processes.stop();
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => database.drop());

test('[P39] with a model that is not there, an issuer that is down and mails that bounce the product runs and says so', async () => {
  const [chat, mail] = [await startChatServer(manners.ollama, {}), await startMailServer()];
  stops.push(chat.stop, mail.stop);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = processes.run({
    DATA_DIR: processes.newFolder(),
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a secret for tests that is long enough',
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: url,
    DEEPSEEK_BASE_URL: chat.url,
    DEEPSEEK_MODEL: 'no-such-model',
    OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
    OIDC_CLIENT_ID: 'lunatale',
    OIDC_NAME: 'Hearth',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Lunatale <hello@example.org>',
    READER: 'off',
  });
  await server.ready;
  // The log names the models that exist.
  await expect.poll(server.output).toMatch(/the text model does not answer/);
  expect(server.output()).toContain('"has":["a-model"]');
  const settings = async () => (await (await fetch(`${url}/api/operations/settings`)).json()) as PublicSettings;
  await expect.poll(async () => (await settings()).signIn.oidc).toEqual({ name: 'Hearth', icon: false, up: false });

  const token = await signInByMail(url, mail, 'ana@example.org');
  const call = (path: string, body?: object) =>
    fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  await call(profilePath, {});
  await call(adultConfirmationPath, { confirmed: true });
  const refused = await call(generateStoryStreamPath, { storyParams: storyParams() });
  expect(refused.status).toBeGreaterThanOrEqual(500);
  const { freeText } = (await (await call(usageStatsPath)).json()) as UsageStats;
  expect(freeText.used).toBe(0);

  // The mail was taken and returned later: the page said to ask again, and a second link works as well.
  await signInByMail(url, mail, 'ana@example.org');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('[P39] [P36] a scanner that opens a link, by GET or HEAD, as often as it likes, uses nothing up', async () => {
  const mail = await startMailServer();
  stops.push(mail.stop);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = processes.run({
    DATA_DIR: processes.newFolder(),
    DATABASE_URL: database.url,
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Lunatale <hello@example.org>',
    SANDBOX: 'deepseek',
  });
  await server.ready;
  const asked = await fetch(url + signInLinkPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bea@example.org' }),
  });
  const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await expect.poll(() => mail.mails.length).toBe(1);
  const link = /http\S+/.exec(mail.mails[0]?.text ?? '')?.[0] ?? '';
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
  for (const method of ['GET', 'HEAD', 'GET']) {
    expect((await fetch(link, { method })).status).toBe(200);
    // Even with the token, and with the browser's own cookie.
    const sent = await fetch(`${url}${openSignInLinkPath}?token=${token}`, { method, headers: { cookie } });
    expect(sent.status).toBe(404);
  }
  const opened = await fetch(url + openSignInLinkPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ token }),
  });
  expect(opened.status).toBe(200);
});

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const ofTheHouse = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  DEEPSEEK_BASE_URL: 'http://127.0.0.1:9/v1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@example.org',
};
/** Starts the server on a volume of its own, if this system allows that; returns its exit status and output. */
function startOn(mount: string) {
  const folder = processes.newFolder();
  const script = `mount -t tmpfs -o ${mount} none "$1" || exit 77; "$2" "$3"`;
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--map-root-user', '--mount', 'sh', '-c', script, 'sh', folder, process.execPath, main],
    {
      env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: folder, ...ofTheHouse },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status, said: `${stdout}${stderr}` };
}
const mayMount =
  spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', 'mount -t tmpfs none /tmp'], { stdio: 'ignore' })
    .status === 0;

test.skipIf(!mayMount).for([
  ['read-only', 'ro', /DATA_DIR: expects a folder that this user can write to; found .*[^l]; /],
  ['full', 'size=8k,nr_inodes=2', /DATA_DIR: expects a folder that this user can write to; found .*the disk is full/],
  ['full after its first files', 'size=256k', /DATA_DIR: expects a folder .*the disk is full/],
] as const)('[P39] on a volume that is %s the start ends and says so', ([, mount, says]) => {
  const { status, said } = startOn(mount);
  expect([status, said]).toEqual([1, expect.stringMatching(says)]);
  expect(said).not.toMatch(/\n {4}at /);
});
