import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { freePort } from '#server/testing/process.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('npm run dev shows pages as they are written, renews the server behind them, and leaves nothing running', {
  timeout: 120_000,
}, async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { child, output, ended } = develop(url);
  try {
    const page = await until(async () => {
      const response = await fetch(url);
      return response.ok ? await response.text() : undefined;
    });
    expect(page).toContain('/@vite/client');
    expect(await (await fetch(`${url}/app.tsx`)).text()).toContain('import.meta.hot');

    const healthy = () => fetch(`${url}/api/operations/settings`).then((response) => response.ok || undefined);
    await until(healthy);
    expect(starts(output())).toBe(1);
    utimesSync('domain/errors.ts', new Date(), new Date());
    await until(async () => (starts(output()) === 2 ? healthy() : undefined));
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  // Every child process held its end of the pipe open, so all of them have ended.
  expect(child.exitCode).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
});

const starts = (output: string) => output.split('Lunatale is ready at').length - 1;

function develop(url: string) {
  const child = spawn(process.execPath, ['tools/dev.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: new URL(url).port,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'lunatale-dev-')),
      DATABASE_URL: database.url,
      SANDBOX_PACE: '2000',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  return { child, output: () => said, ended: once(child, 'close') };
}

/** Repeats until there is an answer; the test's timeout ends it. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
