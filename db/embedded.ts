import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Account, chooseAccount, type RootMeans } from './embedded/account.ts';
import { findBinaries, program } from './embedded/binaries.ts';
import { chooseEndpoint, type Endpoint } from './embedded/endpoint.ts';
import { announcedUrl, lockFolder } from './embedded/folder-lock.ts';
import { stopOrphan } from './embedded/orphan.ts';
import { clusterOptions, serverSettings } from './embedded/settings.ts';
import { type Log, supervise } from './embedded/supervisor.ts';

/** Crash recovery after a power cut may first read several hundred megabytes. */
const readyWithinSeconds = 120;

export type EmbeddedOptions = {
  /** A folder for this database alone; made if it does not exist. */
  dataDir: string;
  log: Log;
  /** How long to wait for another process that uses the folder; 10 by default. */
  waitSeconds?: number;
  /** PostgreSQL settings that differ from ours, for tests. */
  settings?: Record<string, string>;
  /** The program folder of a PostgreSQL (15 or later) to use instead of the installed package. */
  binaries?: string;
  /** What to use when root starts this process, instead of `unshare` and /var/lib/lunatale. */
  root?: RootMeans;
};

export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

/**
 * Starts the PostgreSQL that comes with Lunatale, on a Unix socket (on Windows: loopback with a
 * password), and keeps it running until `stop()`, which ends within seconds. `url` names the
 * database `lunatale`, owned by a login without superuser rights, as a hosted PostgreSQL would give.
 * An acknowledged row survives any crash of this process or of PostgreSQL. Throws a clear error when
 * another process uses the folder, or when this machine cannot run it (naming `DATABASE_URL`).
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log } = options;
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(options.dataDir);
  const lock = await lockFolder(folder, options.waitSeconds ?? 10);
  try {
    const account = chooseAccount(join(folder, 'postgres'), findBinaries(options.binaries), options.root);
    mkdirSync(account.home, { recursive: true, mode: 0o700 });
    const cluster = join(account.home, 'cluster');
    if (existsSync(cluster)) requireVersion(cluster, account.binaries.major);
    const endpoint = await chooseEndpoint(account.home);
    const orphan = await stopOrphan(cluster, endpoint.socketFolder, account.binaries.folder);
    if (orphan) log.warn(`stopped the PostgreSQL (process ${orphan}) that an earlier crash left behind`);
    if (!existsSync(cluster)) createCluster(account, cluster, endpoint.password);
    const settings = { ...serverSettings(account.binaries.major, endpoint), ...options.settings };
    const server = supervise(account, cluster, settings, log);
    try {
      await prepareDatabase(endpoint, server.throwIfHopeless);
    } catch (error) {
      await server.stop();
      throw error;
    }
    const url = endpoint.url('lunatale', 'lunatale');
    lock.announce(url);
    let stopped: Promise<void> | undefined;
    return {
      url,
      stop: () => {
        stopped ??= server.stop().finally(lock.release);
        return stopped;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Uses the database that another process runs in this folder, else starts it; `stop()` ends only one it started. */
export async function joinEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const url = announcedUrl(options.dataDir);
  return url ? { url, stop: async () => {} } : startEmbeddedDatabase(options);
}

/** Makes the cluster in a draft folder and then moves it, so that a crash midway leaves nothing that looks complete. */
function createCluster(account: Account, cluster: string, password: string | undefined): void {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  const authentication = ['--auth-local=trust', '--auth-host=reject'];
  if (password) {
    const file = join(account.home, 'password.new');
    writeFileSync(file, password, { mode: 0o600 });
    authentication.splice(0, 2, '--auth=scram-sha-256', `--pwfile=${file}`);
  }
  const options = ['-D', draft, '--username=postgres', ...clusterOptions(account.binaries.major), ...authentication];
  const command = account.command(program(account.binaries.folder, 'initdb'), options);
  const environment = { ...process.env, LC_ALL: undefined, LANG: 'C' };
  const run = spawnSync(command.file, command.args, {
    ...command.options,
    env: environment,
    encoding: 'utf8',
    windowsHide: true,
  });
  rmSync(join(account.home, 'password.new'), { force: true });
  if (run.status !== 0) {
    const reason = run.error?.message ?? String(run.stderr).trim();
    throw new Error(`PostgreSQL could not make its folder (${reason}); set DATABASE_URL to use a server of your own`);
  }
  renameSync(draft, cluster);
}

function requireVersion(cluster: string, major: number): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === String(major)) return;
  throw new Error(
    `${cluster} was written by PostgreSQL ${found}, this is ${major}; back up with the older release and restore with this one`,
  );
}

/** Waits until the server answers, then makes the login and database if missing, also after a crash between the two. */
async function prepareDatabase(endpoint: Endpoint, throwIfHopeless: () => void): Promise<void> {
  const deadline = Date.now() + readyWithinSeconds * 1000;
  let client: pg.Client;
  for (;;) {
    client = new pg.Client({ connectionString: endpoint.url('postgres', 'postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      break;
    } catch (error) {
      throwIfHopeless();
      if (Date.now() > deadline) throw new Error('PostgreSQL did not answer in time', { cause: error });
      await sleep(10);
    }
  }
  try {
    const { rows } = await client.query(
      `select exists (select from pg_roles where rolname = 'lunatale') as login,
              exists (select from pg_database where datname = 'lunatale') as database`,
    );
    const password = endpoint.password ? ` password ${client.escapeLiteral(endpoint.password)}` : '';
    if (!rows[0].login) await client.query(`create role lunatale login createdb createrole${password}`);
    if (!rows[0].database) await client.query('create database lunatale owner lunatale template template0');
  } finally {
    await client.end();
  }
}
