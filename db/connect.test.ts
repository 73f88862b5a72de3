import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Database, openDatabase, openOwnerConnection } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

/** A proxy in front of a database that, when told to, hangs up on every client that begins a transaction. */
async function startProxy(address: string) {
  const behind = new URL(address);
  const folder = behind.searchParams.get('host');
  const port = Number(behind.port || 5432);
  let cutting = false;
  const server = createServer((near) => {
    const far = folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, behind.hostname);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    near.on('data', (said) => (cutting && said.includes('begin') ? end() : far.write(said)));
    far.on('data', (said) => near.write(said));
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { username, password, pathname } = behind;
  return {
    url: `postgresql://${username}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    cutAtBegin: (cut: boolean) => {
      cutting = cut;
    },
    stop: async () => void (await new Promise((resolve) => server.close(resolve))),
  };
}

describe('the connection', () => {
  let testDatabase: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    database = openDatabase(testDatabase.addresses);
  });

  afterEach(async () => {
    await database.close();
    await testDatabase.drop();
  });

  test('counts come as numbers, days as text, moments as dates', async () => {
    const { rows } = await database.member.pool.query(
      "select count(*) as n, '2026-11-20'::date as day, '2026-11-20T18:00:00Z'::timestamptz as moment",
    );
    expect(rows).toEqual([{ n: 1, day: '2026-11-20', moment: new Date('2026-11-20T18:00:00Z') }]);
    const result = await database.member.orm.execute(sql`select count(*) as n`);
    expect(result.rows).toEqual([{ n: 1 }]);
  });

  test('an integer that no number can hold is an error, not a wrong number', async () => {
    await expect(database.member.pool.query('select 9007199254740993::bigint')).rejects.toThrow('too large');
    expect((await database.member.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  test('[P34] a connection lost while it is in use fails that query alone', async () => {
    const client = await database.member.pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await endSession(rows[0].pid);
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect((await database.member.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  test('[P34] a connection lost while it waits in the pool is replaced', async () => {
    const { rows } = await database.member.pool.query('select pg_backend_pid() as pid');
    const gone = new Promise((resolve) => database.member.pool.once('error', resolve));
    await endSession(rows[0].pid);
    await gone;
    expect((await database.member.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  test('[P34] a server that is lost as transactions begin takes no connection along: as soon as it is back they all work', async () => {
    const proxy = await startProxy(testDatabase.addresses.member);
    const behind = openDatabase({ member: proxy.url, service: proxy.url });
    try {
      const counted = () => behind.member.orm.transaction((tx) => tx.execute(sql`select 1 as n`));
      await counted();
      proxy.cutAtBegin(true);
      // More than the pool's 12 connections.
      for (let time = 0; time < 20; time += 1) await expect(counted()).rejects.toThrow();
      proxy.cutAtBegin(false);
      const answers = await Promise.all(Array.from({ length: 30 }, counted));
      expect(answers.map(({ rows }) => rows)).toEqual(answers.map(() => [{ n: 1 }]));
      expect([behind.member.pool.totalCount <= 12, behind.member.pool.waitingCount]).toEqual([true, 0]);
    } finally {
      await behind.close();
      await proxy.stop();
    }
  });

  test('a statement without end is stopped', async () => {
    const { rows } = await database.member.pool.query(
      "select current_setting('statement_timeout') as t, current_setting('application_name') as name",
    );
    expect(rows).toEqual([{ t: '15s', name: 'lunatale' }]);
    const client = await database.member.pool.connect();
    await client.query("set statement_timeout = '50ms'");
    await expect(client.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
    client.release(true);
  });

  async function endSession(pid: number): Promise<void> {
    const owner = await openOwnerConnection(testDatabase.url);
    await owner.query('select pg_terminate_backend($1)', [pid]);
    await owner.end();
  }
});
