import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnerConnection } from './connect.ts';
import { stopOrphan } from './embedded/orphan.ts';
import { isAlive } from './embedded/process.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { ensureLogins, type WorkingAddresses } from './logins.ts';
import { migrate } from './migrate.ts';

const folderPrefix = 'lunatale-test-';
const template = 'lunatale_template';
/** `url` logs in as the owner; the server works with the two logins in `addresses`. */
export type TestDatabase = { url: string; addresses: WorkingAddresses; drop(): Promise<void> };

/** The environment variable by which the processes of a test run find its server. */
export const testServerVariable = 'LUNATALE_TEST_SERVER';
/** The two logins of the template database, which every copy shares. */
const testLoginsVariable = 'LUNATALE_TEST_LOGINS';

/** Memory if over 2 GiB are free (a copy takes 15 ms there, up to 300 ms on a busy disk), else the temporary folder. */
export function temporaryFolder(): string {
  try {
    const memory = statfsSync('/dev/shm');
    if (memory.bavail * memory.bsize > 2 ** 31) return '/dev/shm';
  } catch {
    // not on Linux
  }
  return tmpdir();
}

/** Tests keep no data, so nothing waits for the disk. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

/**
 * Starts one server for a whole test run, with one migrated database to copy from. It runs the PostgreSQL
 * in the program folder `LUNATALE_TEST_POSTGRES` if that is set, else the embedded one. Call it once,
 * before starting the processes that call `createTestDatabase`: they find it by their environment.
 */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  await sweep();
  const dataDir = mkdtempSync(join(temporaryFolder(), `${folderPrefix}${process.pid}-`));
  const binaries = process.env.LUNATALE_TEST_POSTGRES;
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: console.error };
  const server = await startEmbeddedDatabase({
    dataDir,
    log: quiet,
    settings: fastSettings,
    ...(binaries ? { binaries } : {}),
  });
  const stop = async () => {
    delete process.env[testServerVariable];
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await onServer(server.url, `create database ${template}`);
    await migrate(addressOf(server.url, template));
    process.env[testLoginsVariable] = JSON.stringify(await ensureLogins(addressOf(server.url, template)));
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[testServerVariable] = server.url;
  return { url: server.url, stop };
}

/** Whether this process, or the one that started it, runs a test server. */
export function hasTestServer(): boolean {
  return process.env[testServerVariable] !== undefined;
}

/** Makes a private, migrated, empty database, within a test run only. `drop` also ends connections left open. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createBareDatabase(template);
}

/** Makes a database without migrations, or a copy of another one. */
export async function createBareDatabase(from = 'template0'): Promise<TestDatabase> {
  const server = process.env[testServerVariable];
  if (!server)
    throw new Error('no test server is running; call startTestServer() first (Vitest does by db/testing-setup.ts)');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${from} strategy file_copy`);
  const { member, service } = JSON.parse(process.env[testLoginsVariable] ?? '{}') as WorkingAddresses;
  return {
    url: addressOf(server, name),
    addresses: { member: addressOf(member, name), service: addressOf(service, name) },
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

/** Returns the address of another database for the same server and login. */
function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = await openOwnerConnection(url);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Removes what killed test runs left behind. */
async function sweep(): Promise<void> {
  const parent = temporaryFolder();
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(folderPrefix) ? Number.parseInt(name.slice(folderPrefix.length), 10) : 0;
    if (!pid || isAlive(pid)) continue;
    const home = join(parent, name, 'postgres');
    await stopOrphan(join(home, 'cluster'), join(home, 'socket'), '');
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}
