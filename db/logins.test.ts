import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, openOwnerConnection } from './connect.ts';
import { ensureLogins, requireModestLogins } from './logins.ts';
import { migrate, requireCurrent } from './migrate.ts';
import { createBareDatabase, type TestDatabase } from './testing.ts';

describe('[P09] the logins that a server works by', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createBareDatabase();
    await migrate(database.url);
  });

  afterEach(() => database.drop());

  const asOwner = async (statement: string, values: unknown[] = []) => {
    const owner = await openOwnerConnection(database.url);
    try {
      return (await owner.query(statement, values)).rows;
    } finally {
      await owner.end();
    }
  };

  test('are made once, and are the same for every server', async () => {
    const [first, second] = await Promise.all([ensureLogins(database.url), ensureLogins(database.url)]);
    expect(second).toEqual(first);
    expect(await ensureLogins(database.url)).toEqual(first);
    await requireModestLogins(first);
    const [member, service] = [new URL(first.member), new URL(first.service)];
    expect(new Set([member.username, service.username, new URL(database.url).username]).size).toBe(3);
    expect(member.password).toMatch(/^[\w-]{43}$/);
    expect(service.password).not.toBe(member.password);
    const pools = openDatabase(first);
    const seen = await Promise.all(
      [pools.member, pools.service].map(({ pool }) => pool.query('select count(*) as n from stories')),
    );
    expect(seen.map(({ rows }) => rows)).toEqual([[{ n: 0 }], [{ n: 0 }]]);
    await pools.close();
  });

  test('are found again in a copy of the database, and made where the copy came alone', async () => {
    const addresses = await ensureLogins(database.url);
    const copy = await createBareDatabase(new URL(database.url).pathname.slice(1));
    expect(new URL((await ensureLogins(copy.url)).member).username).toBe(new URL(addresses.member).username);
    await copy.drop();
    const name = new URL(addresses.member).username;
    await asOwner(`drop role ${name}`);
    const again = await ensureLogins(database.url);
    expect(again).toEqual(addresses);
    await requireModestLogins(again);
  });

  test.for([
    ['may create databases', 'alter role $login createdb'],
    ['may create roles', 'alter role $login createrole'],
    ['may act for lunatale_service', 'grant lunatale_service to $login'],
    ['owns tables or databases', 'grant create on schema public to $login; alter table favorites owner to $login'],
    ['has not the rights of lunatale_member', 'revoke lunatale_member from $login'],
  ] as const)('one that %s is not worked by, and is told so', async ([power, statement]) => {
    const addresses = await ensureLogins(database.url);
    const login = new URL(addresses.member).username;
    await asOwner(statement.replaceAll('$login', login));
    await expect(requireModestLogins(addresses)).rejects.toThrow(
      new RegExp(`the database login ${login}, which works as lunatale_member, .*${power}.*operating`),
    );
    await asOwner(`reassign owned by ${login} to current_user; drop owned by ${login}; drop role ${login}`);
  });

  test('the owner of the tables is not worked by', async () => {
    await expect(requireModestLogins({ member: database.url, service: database.url })).rejects.toThrow(
      /the database login lunatale, .*may create roles, .*owns tables or databases/,
    );
  });

  test('an owner who may create no roles is told what to do', async () => {
    const login = `plain_${randomBytes(6).toString('hex')}`;
    const url = new URL(database.url);
    await asOwner(`create role ${login} login; grant create, usage on schema drizzle to ${login}`);
    url.username = login;
    await expect(ensureLogins(url.href)).rejects.toThrow(/set DATABASE_MEMBER_URL and DATABASE_SERVICE_URL/);
    await asOwner(`grant ${login} to current_user`);
    await asOwner(`drop owned by ${login}; drop role ${login}`);
  });

  test('without the owner a server looks whether the database is prepared for its release', async () => {
    const { member, service } = await ensureLogins(database.url);
    await requireCurrent(service);
    const unprepared = /run `npm run database` with DATABASE_URL set to its owner/;
    await expect(requireCurrent(member)).rejects.toThrow(unprepared);
    await asOwner("update drizzle.applied_texts set digest = 'of another release'");
    await expect(requireCurrent(service)).rejects.toThrow(unprepared);
    const empty = await createBareDatabase();
    await expect(requireCurrent(empty.url)).rejects.toThrow(unprepared);
    await empty.drop();
  });
});
