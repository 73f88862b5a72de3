import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { sandboxControl } from './control.ts';
import { startSandbox } from './start.ts';

type Ready = { type: 'ready'; urls: Record<string, string>; control: string };

async function run(env: Record<string, string>): Promise<{ child: ChildProcess; ready: Ready }> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = fork(main, {
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [ready] = await once(child, 'message');
  return { child, ready: ready as Ready };
}

function stripe({ urls }: Ready): Stripe {
  const { hostname, port } = new URL(urls.stripe ?? '');
  return new Stripe('sk_test_1', { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

async function signingKey(google: string | undefined): Promise<unknown> {
  return (await fetch(`${google}/oauth2/v3/certs`)).json();
}

test('as a child process it names its addresses, keeps its keys and customers over a restart, and leaves with its parent', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const env = { SANDBOX_VENDORS: 'google,deepseek,stripe', SANDBOX_DATA_DIR: dataDir, SANDBOX_PACE: 'instant' };
  const first = await run(env);
  expect(Object.keys(first.ready.urls)).toEqual(['google', 'deepseek', 'stripe']);
  for (const url of [...Object.values(first.ready.urls), first.ready.control])
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await sandboxControl(first.ready.control).urls()).toEqual(first.ready.urls);
  const key = await signingKey(first.ready.urls.google);
  const { id } = await stripe(first.ready).customers.create({ email: 'ana@example.com' });
  first.child.disconnect();
  await once(first.child, 'exit');

  const second = await run(env);
  expect(await signingKey(second.ready.urls.google)).toEqual(key);
  expect((await stripe(second.ready).customers.retrieve(id)).id).toBe(id);
  second.child.kill('SIGTERM');
  const [code] = await once(second.child, 'exit');
  expect(code).toBe(0);
  await rm(dataDir, { recursive: true });
});

test('the control server takes only known faults, only JSON, and only from this machine', async () => {
  const sandbox = await startSandbox({ vendors: [], publicUrl: 'http://127.0.0.1:3999', pace: 'instant' });
  const json = { 'content-type': 'application/json' };
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`${sandbox.control}/faults`, { method: 'POST', headers, body }).then(({ status }) => status);
  expect(await send('{"vendor":"deepseek","fault":"500"}', json)).toBe(201);
  expect(await send('{"vendor":"deepseek","fault":"flood"}', json)).toBe(400);
  expect(await send('{"vendor":"deepseek","fault":"500"}', { 'content-type': 'text/plain' })).toBe(415);
  const control = sandboxControl(sandbox.control);
  const repair = await control.fault({ vendor: 'google', fault: 'denied' });
  await repair();
  await control.clearFaults();
  expect(await (await fetch(`${sandbox.control}/faults`)).json()).toEqual([]);
  await sandbox.stop();
  await expect(fetch(`${sandbox.control}/faults`)).rejects.toThrow();
});
