import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, openOwnerConnection } from './connect.ts';
import { isAlive } from './embedded/process.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbeddedDatabase } from './embedded.ts';
import { ensureLogins } from './logins.ts';
import { migrate } from './migrate.ts';
import { temporaryFolder } from './testing.ts';

const isRoot = process.getuid?.() === 0;

describe('the embedded database', () => {
  let parent: string;
  let dataDir: string;
  let messages: string[];
  let running: EmbeddedDatabase[];
  /** A folder after one start and stop. Making it takes seconds, copying it milliseconds. */
  let used: string;

  beforeAll(async () => {
    used = mkdtempSync(join(temporaryFolder(), 'lunatale-embedded-used-'));
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const binaries = process.env.LUNATALE_TEST_POSTGRES;
    const database = await startEmbeddedDatabase({ dataDir: used, log, ...(binaries ? { binaries } : {}) });
    await database.stop();
  });
  afterAll(() => rmSync(used, { recursive: true, force: true }));

  beforeEach(() => {
    parent = mkdtempSync(join(temporaryFolder(), 'lunatale-embedded-'));
    dataDir = join(parent, 'database');
    messages = [];
    running = [];
  });

  afterEach(async () => {
    for (const database of running) await database.stop();
    rmSync(parent, { recursive: true, force: true });
  });

  async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
    const note = (message: string) => messages.push(message);
    const log = { debug: () => {}, info: note, warn: note, error: note };
    const binaries = process.env.LUNATALE_TEST_POSTGRES;
    const database = await startEmbeddedDatabase({ dataDir, log, ...(binaries ? { binaries } : {}), ...options });
    running.push(database);
    return database;
  }

  /** Copies the used folder, for tests that are not about a first start. */
  function useAgain(folder = dataDir): void {
    cpSync(used, folder, { recursive: true });
    // Other users may read the copied folder, which PostgreSQL refuses.
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700);
    }
    chmodSync(folder, 0o700);
  }

  test('a fresh folder becomes a database in UTF-8 that writes to disk and listens to nobody else', async () => {
    const { url } = await start();
    const [row] = await ask(
      url,
      `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
         current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone, lower('ÑANDÚ') as lower,
         (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    );
    expect(row).toEqual({
      encoding: 'UTF8',
      fsync: 'on',
      addresses: '',
      zone: 'UTC',
      lower: 'ñandú',
      superuser: false,
    });
    for (const folder of [dataDir, join(dataDir, 'postgres'), join(dataDir, 'postgres', 'cluster')]) {
      expect(statSync(folder).mode & 0o077, folder).toBe(0);
    }
  });

  test('the rows are there after a stop and a start', async () => {
    useAgain();
    const first = await start();
    await ask(first.url, 'create table kept as select 1 as n');
    await first.stop();
    await first.stop();
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
    const second = await start();
    expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test('the process killed while it writes, again and again: every acknowledged row is there', async () => {
    useAgain();
    for (let round = 1; round <= 3; round++) {
      const { last, postmaster } = await writeAndKill(200);
      expect(isAlive(postmaster), 'PostgreSQL outlives the killed process').toBe(true);
      const { url, stop } = await start();
      expect(isAlive(postmaster), 'the orphan is ended').toBe(false);
      expect(messages.join()).toContain(`process ${postmaster}`);
      const [row] = await ask(url, 'select count(*) as n, max(n) as last from kept');
      expect(row?.n).toBe(row?.last);
      expect(row?.n).toBeGreaterThanOrEqual(last);
      await stop();
    }
  });

  test('process and PostgreSQL killed together while they write: every acknowledged row is there', async () => {
    useAgain();
    const { last, postmaster } = await writeAndKill(200);
    process.kill(postmaster, 'SIGKILL');
    const { url } = await start();
    const [row] = await ask(url, 'select count(*) as n, max(n) as last from kept');
    expect(row?.n).toBe(row?.last);
    expect(row?.n).toBeGreaterThanOrEqual(last);
  });

  test('[P34] PostgreSQL killed while we run is started again, and the same pool serves again with every row', async () => {
    useAgain();
    const { url } = await start();
    await migrate(url);
    const { member, close } = openDatabase(await ensureLogins(url));
    await ask(url, 'create table kept as select 1 as n; grant select on kept to lunatale_member');
    for (const _ of [1, 2]) {
      const killed = postmasterId();
      process.kill(killed, 'SIGKILL');
      await waitFor(async () => expect(postmasterId()).not.toBe(killed));
      await waitFor(async () => expect((await member.pool.query('select n from kept')).rows).toEqual([{ n: 1 }]));
    }
    expect(messages.filter((message) => message.includes('starting it again')).length).toBeGreaterThanOrEqual(2);
    await close();
  });

  test('a stop during the pause before a restart is final', async () => {
    useAgain();
    const { stop } = await start();
    const pid = postmasterId();
    process.kill(pid, 'SIGKILL');
    await waitFor(async () => expect(messages.join()).toContain('starting it again'));
    await stop();
    await sleep(600);
    expect(isAlive(pid)).toBe(false);
    const again = await start({ waitSeconds: 0 });
    expect(await ask(again.url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('a second start on the folder says which process uses it', async () => {
    useAgain();
    await start();
    await expect(start({ waitSeconds: 0.1 })).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
  });

  test('a second start waits for the first to finish', async () => {
    useAgain();
    const first = await start();
    const second = start({ waitSeconds: 20 });
    await ask(first.url, 'create table kept as select 1 as n');
    await first.stop();
    expect(await ask((await second).url, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test('two first starts at once: one makes the database, the other waits and uses it', async () => {
    const starts = [start({ waitSeconds: 20 }), start({ waitSeconds: 20 })];
    const first = await Promise.race(starts);
    await ask(first.url, 'create table kept as select 1 as n');
    await first.stop();
    const both = await Promise.all(starts);
    const second = both.find((database) => database !== first);
    expect(await ask(second?.url ?? '', 'select n from kept')).toEqual([{ n: 1 }]);
  });

  test('what dead processes left behind is no obstacle, even when their ids belong to others now', async () => {
    useAgain();
    const stranger = `${process.pid}\n${join(dataDir, 'postgres', 'cluster')}\n1\n5432\n\n\n\n`;
    writeFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), stranger, { mode: 0o600 });
    writeFileSync(join(dataDir, 'supervisor.json'), JSON.stringify({ pid: process.pid, start: 'another time' }));
    const { url } = await start({ waitSeconds: 0 });
    expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('a first start that was cut half-way is begun again', async () => {
    mkdirSync(join(dataDir, 'postgres', 'cluster.new', 'base'), { recursive: true });
    const { url } = await start();
    expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  test('a folder whose path is too long for a socket works', async () => {
    const long = join(parent, 'a-rather-long-name-for-a-folder'.repeat(4), 'database');
    useAgain(long);
    const { url } = await start({ dataDir: long });
    expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    const folder = new URL(url).searchParams.get('host') ?? '';
    expect(statSync(folder).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });

  test('the data of another major version is refused, and left alone', async () => {
    useAgain();
    const file = join(dataDir, 'postgres', 'cluster', 'PG_VERSION');
    writeFileSync(file, '9\n');
    await expect(start()).rejects.toThrow('was written by PostgreSQL 9');
    expect(readFileSync(file, 'utf8')).toBe('9\n');
  });

  test('a server that cannot start says why', async () => {
    useAgain();
    await expect(start({ settings: { shared_buffers: 'plenty' } })).rejects.toThrow('shared_buffers');
    await expect(start({ binaries: parent })).rejects.toThrow('DATABASE_URL');
  });

  test.runIf(isRoot)(
    'root without user namespaces runs it as nobody, in the same folder if nobody can reach it',
    async () => {
      const root = { unshare: 'no-such-program', sharedHome: join(parent, 'shared') };
      useAgain();
      chmodSync(parent, 0o711);
      const { url, stop } = await start({ root });
      expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }]);
      expect(statSync(`/proc/${postmasterId()}`).uid).toBe(65534);
      expect(readdirSync(parent)).toEqual(['database']);
      await ask(url, 'create table kept as select 1 as n');
      await stop();
      const back = await start();
      expect(await ask(back.url, 'select n from kept')).toEqual([{ n: 1 }]);
    },
  );

  test.runIf(isRoot)(
    'root without user namespaces below a closed folder runs it in a place that nobody can reach',
    async () => {
      const reachable = mkdtempSync(join(temporaryFolder(), 'lunatale-shared-'));
      chmodSync(reachable, 0o755);
      const root = { unshare: 'no-such-program', sharedHome: reachable };
      try {
        const first = await start({ root });
        await ask(first.url, 'create table kept as select 1 as n');
        await first.stop();
        expect(readdirSync(reachable).some((name) => name.startsWith('data-'))).toBe(true);
        const second = await start({ root: { sharedHome: reachable } });
        expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
        await second.stop();
      } finally {
        rmSync(reachable, { recursive: true });
      }
    },
  );

  test.runIf(isRoot)('root with no way out is told about DATABASE_URL', async () => {
    const root = { unshare: 'no-such-program', sharedHome: join(parent, 'shared') };
    await expect(start({ root })).rejects.toThrow('DATABASE_URL');
  });

  function postmasterId(): number {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10);
  }

  /** Runs the writer until it has written `rows` rows, kills it, and returns the last acknowledged row. */
  async function writeAndKill(rows: number): Promise<{ last: number; postmaster: number }> {
    const script = fileURLToPath(new URL('embedded/write-until-killed.ts', import.meta.url));
    const child = spawn(process.execPath, [script, dataDir, process.env.LUNATALE_TEST_POSTGRES ?? ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let last = 0;
    let written = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      last = Number(line);
      written += 1;
      if (written === rows) child.kill('SIGKILL');
    }
    return { last, postmaster: postmasterId() };
  }
});

async function ask(url: string, question: string): Promise<Record<string, unknown>[]> {
  const client = await openOwnerConnection(url);
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

/** Retries until it passes, for at most 20 seconds. */
async function waitFor(check: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; await sleep(50)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
