import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, type Running, run } from './processes.ts';

const debianFolder = '/usr/lib/postgresql';

export type Postgres = {
  /** The product's login: not a superuser, as docs/operating.md describes. */
  url: string;
  version: string;
  /** Kills the server's main process with kill -9. */
  kill(): Promise<void>;
  /** Starts the server again with the same data. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL as an operator would: the system's program, its own account, passwords over TCP, every write on
 * disk before it is acknowledged. LUNATALE_TEST_POSTGRES names another program folder.
 */
export async function startPostgres(): Promise<Postgres> {
  const binaries = process.env.LUNATALE_TEST_POSTGRES ?? newestOnDebian();
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-postgres-'));
  const account = otherAccount();
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  for (const path of [folder, passwordFile]) if (account) chownSync(path, account.uid, account.gid);
  const data = join(folder, 'data');
  const program = (name: string) => join(binaries, name);
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--no-locale', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
    { ...account, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120'];
  let server: Running | undefined;
  const start = async () => {
    server = await run(program('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...account,
      until: /ready to accept connections/,
    });
  };
  await start();
  const address = (login: string, database: string) =>
    `postgresql://${login}:${password}@127.0.0.1:${port}/${database}`;
  const admin = new pg.Client({ connectionString: address('postgres', 'postgres') });
  await admin.connect();
  await admin.query(`create role lunatale login createrole password '${password}'`);
  await admin.query("create database lunatale owner lunatale encoding 'UTF8' template template0");
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  await admin.end();
  return {
    url: address('lunatale', 'lunatale'),
    version: rows[0]?.server_version ?? '',
    start,
    kill: async () => void (await server?.end('SIGKILL')),
    stop: async () => {
      await server?.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newestOnDebian(): string {
  const newest = readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))[0];
  return join(debianFolder, newest ?? '', 'bin');
}

/** PostgreSQL refuses to run as root: then this returns the account "postgres", else "nobody". */
function otherAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const number = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: number('-u', name), gid: number('-g', name) };
    } catch {
      // no such account
    }
  }
  throw new Error('there is no account "postgres" or "nobody" to run PostgreSQL as');
}
