import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { openOwnerConnection } from '#db/connect.ts';
import type { Vendor } from '#domain/operations/api.ts';
import { type SandboxControl, sandboxControl } from '#sandbox/control.ts';
import { sandboxStripe } from '#sandbox/stripe/account/catalogue.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { freePort, type Running, run } from './processes.ts';

/** One server process of the product. */
export type Server = {
  url: string;
  port: number;
  pid(): number;
  output(): string;
  /** `environment` and `release` (a folder) replace the common ones for this start only. */
  start(environment?: NodeJS.ProcessEnv, release?: string): Promise<void>;
  /** Ends the server with a signal and returns its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The product as it is deployed: servers behind nginx, one PostgreSQL, one store, and the providers. */
export type Site = {
  /** The public address. */
  url: string;
  servers: readonly [Server, ...Server[]];
  nginx: Nginx;
  postgres: Postgres;
  outside: Outside;
  /** The folder of the pictures. */
  objectFolder: string;
  /** Runs SQL as the owner of the tables. */
  sql<T extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<T[]>;
  stop(): Promise<void>;
};

/** Stand-ins for the vendors, in their own process, which can be ended and started again. */
export type Outside = { control: SandboxControl; stripeUrl: string; start(): Promise<void>; end(): Promise<void> };

const ownFolder = fileURLToPath(new URL('../..', import.meta.url));
const played: readonly Vendor[] = ['google', 'deepseek', 'gemini', 'stripe'];

/** Starts a site with `servers` servers, from this checkout or from the folder `release`. */
export async function startSite(
  servers: number,
  environment: NodeJS.ProcessEnv = {},
  release = ownFolder,
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-site-'));
  const publicPort = await freePort();
  const url = `http://127.0.0.1:${publicPort}`;
  const postgres = await startPostgres();
  const { outside, settings } = await startOutside(url, join(folder, 'sandbox'));
  const objectFolder = join(folder, 'objects');
  mkdirSync(objectFolder);
  const env = {
    PATH: process.env.PATH,
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    DATABASE_URL: postgres.url,
    STORAGE_URL: `file:${objectFolder}`,
    AUTH_SECRET: randomBytes(36).toString('base64'),
    ADMIN_EMAILS: 'admin@lunatale.test',
    LOG_LEVEL: 'error',
    // The faults are those of a writer. A reader would call the same provider; its faults have their own tests.
    READER: 'off',
    ...settings,
    ...environment,
  };
  const all: Server[] = [];
  for (let number = 1; number <= servers; number += 1) all.push(await prepareServer(folder, number, env));
  const [first, ...others] = all;
  if (!first) throw new Error('a site has at least one server');
  await Promise.all(all.map((server) => server.start({}, release)));
  const nginx = await startNginx(
    publicPort,
    all.map(({ port }) => port),
  );
  return {
    url,
    servers: [first, ...others],
    nginx,
    postgres,
    outside,
    objectFolder,
    async sql(statement, values) {
      const owner = await openOwnerConnection(postgres.url);
      try {
        return (await owner.query(statement, values)).rows;
      } finally {
        await owner.end();
      }
    },
    async stop() {
      await nginx.stop();
      await Promise.all(all.map((server) => server.end()));
      await outside.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepareServer(folder: string, number: number, env: NodeJS.ProcessEnv): Promise<Server> {
  const port = await freePort();
  const dataDir = join(folder, `server-${number}`);
  mkdirSync(dataDir);
  let running: Running | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: () => running?.pid ?? 0,
    output: () => running?.output() ?? '',
    async start(environment = {}, release = ownFolder) {
      running = await run(process.execPath, ['server/main.ts'], {
        cwd: release,
        env: { ...env, PORT: String(port), DATA_DIR: dataDir, ...environment },
        until: /is ready at/,
      });
    },
    end: async (signal = 'SIGTERM') => (running ? running.end(signal) : null),
  };
}

async function startOutside(publicUrl: string, dataDir: string) {
  const port = await freePortsInARow(played.length + 1);
  const [google, deepseek, gemini, stripe] = played.map((_, index) => `http://127.0.0.1:${port + 1 + index}`);
  let running: Running | undefined;
  const start = async () => {
    const env = {
      PATH: process.env.PATH,
      SANDBOX_VENDORS: played.join(','),
      SANDBOX_PUBLIC_URL: publicUrl,
      SANDBOX_DATA_DIR: dataDir,
      SANDBOX_PORT: String(port),
      SANDBOX_PACE: '400',
    };
    running = await run(process.execPath, ['sandbox/main.ts'], { env, until: /"ready"/ });
  };
  await start();
  const outside: Outside = {
    control: sandboxControl(`http://127.0.0.1:${port}`),
    stripeUrl: stripe ?? '',
    start,
    end: async () => void (await running?.end('SIGKILL')),
  };
  const settings = {
    SANDBOX: 'off',
    OIDC_ISSUER: google,
    GOOGLE_CLIENT_ID: 'lunatale-sandbox',
    GOOGLE_CLIENT_SECRET: 'lunatale-sandbox-secret',
    DEEPSEEK_BASE_URL: deepseek,
    DEEPSEEK_DIALECT: 'deepseek',
    DEEPSEEK_API_KEY: 'sandbox',
    GEMINI_BASE_URL: gemini,
    GEMINI_API_KEY: 'sandbox',
    STRIPE_API_BASE: stripe,
    STRIPE_SECRET_KEY: sandboxStripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: sandboxStripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: sandboxStripe.webhookSecret,
    STRIPE_PRICE_MONTHLY: sandboxStripe.prices.monthly,
    STRIPE_PRICE_YEARLY: sandboxStripe.prices.yearly,
  };
  return { outside, settings };
}

/** Returns the first of `count` free ports in a row: the sandbox keeps its addresses when it is started again. */
async function freePortsInARow(count: number): Promise<number> {
  for (;;) {
    const first = await freePort();
    try {
      for (let next = 1; next < count; next += 1) await freePort(first + next);
      return first;
    } catch {
      // one of them is taken
    }
  }
}

/** Waits until `holds` returns true and returns the seconds; throws after `seconds`, naming what did not happen. */
export async function eventually(what: string, seconds: number, holds: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - begin > seconds * 1000) throw new Error(`${what} did not happen within ${seconds} s`);
    await wait(50);
  }
  return (performance.now() - begin) / 1000;
}
