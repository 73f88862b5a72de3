import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxControl, sandboxControl } from '#sandbox/control.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start.ts';
import { storyParams } from './testing.ts';

/** Every secret of the configuration, by its variable. Google's is the one that its stand-in knows. */
const secrets = {
  AUTH_SECRET: 'canary-of-the-signing-secret-4e1f0c7a9b',
  AUTH_SECRETS_ACCEPTED: 'canary-of-an-older-signing-secret-77d2',
  GOOGLE_CLIENT_SECRET: 'lunatale-sandbox-secret',
  DEEPSEEK_API_KEY: 'canary-deepseek-2f8d1b6c',
  GEMINI_API_KEY: 'canary-gemini-91ab3e70',
  STRIPE_SECRET_KEY: 'sk_test_canaryofthepaymentkey1a2b',
  STRIPE_WEBHOOK_SECRET: 'whsec_canaryofthewebhook3c4d',
};

let sandbox: RunningSandbox;
let control: SandboxControl;
let child: ChildProcess;
let url: string;
let dataDir: string;
/** Everything that came out: answers with their headers, and what the process wrote. */
const answers: string[] = [];
let written = '';

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  dataDir = await mkdtemp(join(tmpdir(), 'lunatale-secrets-'));
  sandbox = await startSandbox({
    vendors: ['google', 'deepseek', 'gemini', 'stripe'],
    publicUrl: url,
    pace: 'instant',
  });
  control = sandboxControl(sandbox.control);
  child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      SANDBOX: 'off',
      ...secrets,
      OIDC_ISSUER: sandbox.urls.google ?? '',
      GOOGLE_CLIENT_ID: 'lunatale-sandbox',
      DEEPSEEK_BASE_URL: sandbox.urls.deepseek ?? '',
      DEEPSEEK_DIALECT: 'deepseek',
      GEMINI_BASE_URL: sandbox.urls.gemini ?? '',
      STRIPE_API_BASE: sandbox.urls.stripe ?? '',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_lunatale',
      STRIPE_PRICE_MONTHLY: 'price_lunatale_monthly',
      ADMIN_EMAILS: 'operator@example.com',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      written += text;
      if (written.includes('ready at')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${written}`)));
  });
  await ready;
});

afterAll(async () => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await sandbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

type Call = (path: string, json?: unknown, method?: string) => Promise<string>;

/** Signs in and returns a function that calls; it keeps every answer. */
async function signIn(email: string): Promise<Call> {
  const browser = new TestBrowser();
  const chooser = await browser.open(`${url}/auth/v1/authorize?provider=google`);
  const callback = await browser.open(chooser.url, { email });
  const end = (await browser.open(callback.url)).url;
  const token = new URLSearchParams(end.hash.slice(1)).get('access_token');
  answers.push(end.href);
  const call: Call = async (path, json, method = json === undefined ? 'GET' : 'POST') => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}` },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await answer.text();
    answers.push(`${method} ${path} ${answer.status} ${JSON.stringify([...answer.headers])} ${text}`);
    return text;
  };
  await call('/api/identity/profile', {});
  await call('/api/identity/profile/adult', { confirmed: true });
  return call;
}

/** One evening of a parent and an operator, in which everything that can fail does fail once. */
async function evening(): Promise<void> {
  const parent = await signIn('parent@example.com');
  const write = (illustrated = false) =>
    parent(`/functions/v1/generate-story-${illustrated ? 'gemini' : 'stream'}`, { storyParams: storyParams() });
  for (const fault of ['401', '402', '500', 'bad-json', 'reset', 'content_filter'] as const) {
    const off = await control.fault({ vendor: 'deepseek', fault });
    await write();
    await off();
  }
  for (const fault of ['401', '403', '500', 'blocked-prompt'] as const) {
    const off = await control.fault({ vendor: 'gemini', fault });
    await write(true);
    await off();
  }
  expect(await write()).toMatch(/\w+ \w+/);
  const saved = await parent('/api/stories', { title: 'Kept', content: 'A story.', options: storyParams() });
  const { id } = JSON.parse(saved) as { id: string };
  await parent(`/api/stories/${id}/share`, {});
  await parent('/api/stories?sort=wrong');
  await parent('/api/billing/plans');
  await parent('/functions/v1/create-checkout-session', {});
  await parent('/functions/v1/create-portal-session', {});
  await parent('/functions/v1/stripe-webhook', { id: 'evt_1' });
  await parent('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'none' });
  await parent('/auth/v1/callback?code=made-up&state=made-up');
  const down = await control.fault({ vendor: 'google', fault: 'token-500' });
  await signIn('another@example.com').catch(() => {});
  await down();
  for (const path of ['/', '/pricing', '/api/nowhere', '/api/operations/settings', '/api/openapi.json'])
    await parent(path);
  const operator = await signIn('operator@example.com');
  for (const page of ['dashboard', 'monitoring', 'costs', 'logs', 'users', 'audit', 'analytics']) {
    expect(await operator(`/api/operations/${page}`)).not.toContain('FORBIDDEN');
  }
  await parent('/api/identity/account', { email: 'parent@example.com' }, 'DELETE');
}

/** A secret as it is, and as it would look in a header, an address or half a line. */
function looksOf(secret: string): string[] {
  const coded = [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')];
  return [...coded, Buffer.from(secret).toString('hex'), secret.slice(0, -4), secret.slice(4)];
}

test('[SEC-17] [P26] no secret of the configuration is in an answer, a failure or a line of the log', async () => {
  await evening();
  expect(answers.length).toBeGreaterThan(40);
  expect(written).toContain('"level"');
  for (const [name, secret] of Object.entries(secrets)) {
    for (const look of looksOf(secret)) {
      expect(
        answers.filter((answer) => answer.includes(look)),
        name,
      ).toEqual([]);
      expect(
        written.split('\n').filter((line) => line.includes(look)),
        name,
      ).toEqual([]);
    }
  }
});

test('[SEC-17] nothing of the environment gets into the web: its code reads none, its build passes none on', () => {
  const web = fileURLToPath(new URL('../web', import.meta.url));
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((path) => /\.tsx?$/.test(path) && !/^(dist|dist-ssr)\b/.test(path));
  expect(sources.length).toBeGreaterThan(100);
  for (const path of sources) {
    const text = readFileSync(join(web, path), 'utf8');
    const read = [...text.matchAll(/import\.meta\.env\.(\w+)/g)].map(([, name]) => name);
    expect(
      read.filter((name) => !/^(DEV|PROD|SSR|MODE|BASE_URL)$/.test(name ?? '')),
      path,
    ).toEqual([]);
    if (/^(vite\.config|build[\w-]*|prerender)\.tsx?$/.test(path)) {
      expect(text, path).not.toMatch(/\b(define|envPrefix|envDir|loadEnv)\b\s*[:(]/);
      // That React is built for production is no secret: the value stands beside it.
    } else
      expect(text.replace("'process.env.NODE_ENV': JSON.stringify('production')", ''), path).not.toMatch(
        /process\.env/,
      );
  }
});
