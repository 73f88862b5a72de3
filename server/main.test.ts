import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureLogins } from '#db/logins.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from '#db/testing.ts';
import type { PublicSettings } from '#domain/operations/api.ts';
import type { StoryPage } from '#domain/stories/api.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { createServerProcesses } from './testing/process.ts';
import { storyParams } from './testing.ts';

/** For servers that need not make a database of their own. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const processes = createServerProcesses();
afterEach(() => processes.stop());
const { newFolder } = processes;
const run = (environment: Record<string, string>) => processes.run({ SANDBOX_PACE: '2000', ...environment });

async function signIn(url: string) {
  const browser = new TestBrowser();
  const chooser = await browser.open(`${url}/auth/v1/authorize?provider=google`);
  const callback = await browser.open(chooser.url, { email: 'parent@example.com' });
  const end = (await browser.open(callback.url)).url;
  const authorization = `Bearer ${new URLSearchParams(end.hash.slice(1)).get('access_token')}`;
  const call = (path: string, json?: unknown) =>
    fetch(url + path, {
      headers: { authorization },
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
    });
  await call('/api/identity/profile/adult', { confirmed: true });
  return call;
}

const story = { title: 'Kept', content: 'A story.', options: storyParams() };

describe('a start with nothing set', () => {
  test('prints one line with the address, is healthy and ready, plays every vendor, and ends cleanly on SIGTERM', async () => {
    const server = run({ DATA_DIR: newFolder() });
    const url = await server.ready;
    expect(server.output().trim().split('\n')).toHaveLength(1);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const settings = (await (await fetch(`${url}/api/operations/settings`)).json()) as PublicSettings;
    expect(settings.sandboxVendors).toEqual(expect.arrayContaining(['google', 'deepseek', 'gemini']));
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  test('[P34] after kill -9 the next start works, the session holds and every saved story is there', async () => {
    const DATA_DIR = newFolder();
    const first = run({ DATA_DIR });
    const call = await signIn(await first.ready);
    for (let number = 0; number < 5; number += 1) {
      expect((await call('/api/stories', { ...story, title: `Kept ${number}` })).status).toBe(201);
    }
    const writing = await call('/functions/v1/generate-story-stream', { storyParams: storyParams() });
    expect(writing.status).toBe(200);
    const cut = expect(writing.text()).rejects.toThrow();
    first.child.kill('SIGKILL');
    await first.exit;
    await cut;
    const second = run({ DATA_DIR });
    const again = await signIn(await second.ready);
    const page = (await (await again('/api/stories')).json()) as StoryPage;
    expect(page.stories.map((each) => each.title)).toEqual(['Kept 4', 'Kept 3', 'Kept 2', 'Kept 1', 'Kept 0']);
  });

  test('[P34] SIGTERM lets the story that is being written come to its end', async () => {
    const server = run({ DATA_DIR: newFolder(), DATABASE_URL: database.url, SANDBOX_PACE: '600' });
    const call = await signIn(await server.ready);
    const writing = await call('/functions/v1/generate-story-stream', { storyParams: storyParams() });
    const reader = writing.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader?.read())?.value ?? '';
    server.child.kill('SIGTERM');
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) text += piece.value;
    expect(text.split(/\s+/).length).toBeGreaterThan(300);
    expect(text).not.toContain('ERROR:');
    expect(await server.exit).toBe(0);
  });
});

describe('settings', () => {
  test.for([
    [{ PORT: 'front door' }, /PORT: /],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL: expects postgresql:/],
    [{ AUTH_SECRET: 'short' }, /AUTH_SECRET: expects at least 32/],
    [{ SANDBOX: 'maybe' }, /SANDBOX: expects auto, on or off/],
    [{ SANDBOX: 'off' }, /GOOGLE_CLIENT_ID: .*\n.*DEEPSEEK_API_KEY: /],
    [{ NODE_ENV: 'production' }, /GOOGLE_CLIENT_ID: is not set and the sandbox is off/],
    [{ PORT: 'front door' }, /found "front door"/],
    [{ AUTH_SECRET: 'short' }, /found 5 characters/],
    [
      { FREE_TEXT_STORIES: 'many' },
      /FREE_TEXT_STORIES: expects a number of stories, 0 or more, or unlimited; found "many"/,
    ],
    [
      { GOOGLE_CLIENT_ID: 'id' },
      /GOOGLE_CLIENT_SECRET: is needed beside GOOGLE_CLIENT_ID and is not set; for example /,
    ],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, /GOOGLE_CLIENT_ID: is needed beside GOOGLE_CLIENT_SECRET/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, /STRIPE_SECRET_KEY: is needed beside STRIPE_WEBHOOK_SECRET/],
    [
      { STRIPE_SECRET_KEY: 'sk_test_x' },
      /STRIPE_PUBLISHABLE_KEY: is needed beside.*\nSTRIPE_WEBHOOK_SECRET: .*\nSTRIPE_PRICE_MONTHLY: /,
    ],
    [{ PUBLIC_URL: 'lunatale' }, /PUBLIC_URL: /],
  ] as [Record<string, string>, RegExp][])('%j ends with a clear message', async ([environment, message]) => {
    const server = run({ DATA_DIR: newFolder(), ...environment });
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(message);
    expect(server.output()).toContain('.env.example');
    expect(server.output()).not.toMatch(/short|mysql:\/\/x|\n {4}at /);
  });

  test('production needs a sign-in and a writer of text alone', async () => {
    const server = run({
      DATA_DIR: newFolder(),
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      SANDBOX: 'google,deepseek',
      FREE_TEXT_STORIES: 'unlimited',
    });
    const url = await server.ready;
    const settings = (await (await fetch(`${url}/api/operations/settings`)).json()) as PublicSettings;
    expect(settings.sandboxVendors).toEqual(['google', 'deepseek']);
    expect((await fetch(`${url}/api/billing/plans`)).status).toBe(404);
    const call = await signIn(url);
    const told = await call('/functions/v1/generate-story-stream', { storyParams: storyParams() });
    expect(told.status).toBe(200);
    expect((await told.text()).length).toBeGreaterThan(500);
  });

  test('[P09] a server that does not know the owner works by the two logins, once the database is prepared', async () => {
    const { member, service } = await ensureLogins(database.url);
    const logins = { DATABASE_MEMBER_URL: member, DATABASE_SERVICE_URL: service };
    const call = await signIn(await run({ DATA_DIR: newFolder(), ...logins }).ready);
    expect((await call('/api/stories')).status).toBe(200);
    const unprepared = await createBareDatabase();
    const early = run({
      DATA_DIR: newFolder(),
      DATABASE_MEMBER_URL: unprepared.addresses.member,
      DATABASE_SERVICE_URL: unprepared.addresses.service,
    });
    expect(await early.exit).toBe(1);
    expect(early.output()).toContain('run `npm run database`');
    await unprepared.drop();
    const half = run({ DATA_DIR: newFolder(), DATABASE_MEMBER_URL: member });
    expect(await half.exit).toBe(1);
    expect(half.output()).toContain('DATABASE_SERVICE_URL: is needed beside DATABASE_MEMBER_URL and is not set');
    const strong = run({ DATA_DIR: newFolder(), DATABASE_MEMBER_URL: database.url, DATABASE_SERVICE_URL: service });
    expect(await strong.exit).toBe(1);
    expect(strong.output()).toMatch(/the database login lunatale, which works as lunatale_member, .*owns tables/);
  });

  test('a taken port ends with a clear message', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const server = run({ DATA_DIR: newFolder(), PORT: port });
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(new RegExp(`Port ${port} is taken`));
    other.close();
  });

  test('[SEC-17] a vendor whose key is set is called itself and has no stand-in; the key stays inside', async () => {
    const calls: { path: string | undefined; key: string | undefined }[] = [];
    const vendor = createServer((request, response) => {
      calls.push({ path: request.url, key: request.headers.authorization });
      response.writeHead(401).end('{}');
    }).listen(0, '127.0.0.1');
    await once(vendor, 'listening');
    const DEEPSEEK_BASE_URL = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
    const DATA_DIR = newFolder();
    const server = run({
      DATA_DIR,
      DATABASE_URL: database.url,
      DEEPSEEK_BASE_URL,
      DEEPSEEK_DIALECT: 'deepseek',
      DEEPSEEK_API_KEY: 'sk-canary-key',
      LOG_LEVEL: 'trace',
    });
    const url = await server.ready;
    const settings = await (await fetch(`${url}/api/operations/settings`)).text();
    expect(JSON.parse(settings).sandboxVendors).not.toContain('deepseek');
    expect(Object.keys(JSON.parse(readFileSync(join(DATA_DIR, 'sandbox.json'), 'utf8')).urls)).not.toContain(
      'deepseek',
    );
    const call = await signIn(url);
    const answer = await call('/functions/v1/generate-story-stream', { storyParams: storyParams() });
    expect(answer.status).toBe(500);
    expect(calls).toEqual([{ path: '/chat/completions', key: 'Bearer sk-canary-key' }]);
    expect(settings + (await answer.text()) + server.output()).not.toContain('sk-canary-key');
    vendor.close();
  });

  test('.env is read, and the environment wins over it', async () => {
    const DATA_DIR = newFolder();
    writeFileSync(join(DATA_DIR, '.env'), 'SUPPORT_EMAIL=file@example.com\nPORT=not a port\n');
    const url = await run({ DATA_DIR, DATABASE_URL: database.url }).ready;
    const settings = (await (await fetch(`${url}/api/operations/settings`)).json()) as PublicSettings;
    expect(settings.supportEmail).toBe('file@example.com');
  });
});
