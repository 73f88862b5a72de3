import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase, openOwnerConnection } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

/** Checks row-level security from PostgreSQL's catalogue, so that every future table is checked too. */
describe('[P09] the second wall', () => {
  let testDatabase: TestDatabase;
  let owner: pg.Client;
  let database: Database;
  let userTables: string[];
  const someone = randomUUID();

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    owner = await openOwnerConnection(testDatabase.url);
    database = openDatabase(testDatabase.addresses);
    userTables = (
      await owner.query(`select distinct quote_ident(relname) as name from pg_class c
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and (
        exists (select from pg_attribute where attrelid = c.oid and attname = 'user_id')
        or exists (select from pg_constraint where conrelid = c.oid and confrelid = 'users'::regclass)
        or c.oid = 'users'::regclass) order by name`)
    ).rows.map((row) => row.name);
    await fillEveryTable(owner, someone);
  });

  afterAll(async () => {
    await database.close();
    await owner.end();
    await testDatabase.drop();
  });

  test('[P09] every table with a user in it has row-level security enabled', async () => {
    const { rows } = await owner.query(
      'select relname from pg_class where oid = any($1::regclass[]) and not relrowsecurity',
      [userTables],
    );
    expect(userTables.length).toBeGreaterThan(8);
    expect(rows).toEqual([]);
  });

  test('[P09] without a user, the member role sees 0 rows in every table with a user in it', async () => {
    for (const table of userTables) {
      const all = await owner.query(`select count(*) as n from ${table}`);
      expect(all.rows[0].n, `rows of ${table} that there are`).toBeGreaterThan(0);
      expect(await rowsSeenBy('', table), `rows of ${table} seen by nobody`).toBe(0);
    }
  });

  test('[P09] another user sees 0 rows in every table with a user in it', async () => {
    for (const table of userTables) expect(await rowsSeenBy(randomUUID(), table), table).toBe(0);
  });

  test('[P09] without a user, the member role changes and deletes 0 rows', async () => {
    for (const table of userTables) {
      const columns = await owner.query(
        `select quote_ident(attname) as name from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' limit 1`,
        [table],
      );
      const column = columns.rows[0].name;
      expect(await rowsOr0(() => database.member.pool.query(`update ${table} set ${column} = ${column}`)), table).toBe(
        0,
      );
      expect(await rowsOr0(() => database.member.pool.query(`delete from ${table}`)), table).toBe(0);
    }
  });

  test('[P09] the two roles of the application own nothing and bypass nothing', async () => {
    const { rows: roles } =
      await owner.query(`select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb
      from pg_roles where rolname in ('lunatale_member', 'lunatale_service') order by rolname`);
    const powerless = {
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      rolcreatedb: false,
    };
    expect(roles).toEqual([
      { rolname: 'lunatale_member', ...powerless },
      { rolname: 'lunatale_service', ...powerless },
    ]);
    const { rows: owned } = await owner.query(`select deptype, classid::regclass::text as kind, objid from pg_shdepend
      where deptype = 'o' and refobjid in ('lunatale_member'::regrole, 'lunatale_service'::regrole)`);
    expect(owned).toEqual([]);
    const { rows: parents } = await owner.query(`select roleid::regrole::text from pg_auth_members
      where member in ('lunatale_member'::regrole, 'lunatale_service'::regrole)`);
    expect(parents).toEqual([]);
  });

  test('[P09] the logins of the application own nothing, may become nobody else and create nothing', async () => {
    const { rows } = await owner.query<{ name: string }>('select name from drizzle.logins order by kind');
    const logins = rows.map(({ name }) => name);
    for (const [index, { pool }] of [database.member, database.service].entries()) {
      const client = await pool.connect();
      try {
        const who = 'select current_user as who, session_user as login';
        const own = { who: logins[index], login: logins[index] };
        expect((await client.query(who)).rows).toEqual([own]);
        await client.query('reset role');
        expect((await client.query(who)).rows).toEqual([own]);
        const { rows: others } = await owner.query<{ name: string; roles: string[] }>(
          `select quote_ident(rolname) as name from pg_roles where rolname <> $1
           and not (current_setting('server_version_num')::integer < 160000 and rolname = $2)`,
          [logins[index], ['lunatale_member', 'lunatale_service'][index]],
        );
        expect(others.length).toBeGreaterThan(5);
        for (const { name } of others) {
          await expect(client.query(`set role ${name}`), name).rejects.toMatchObject({ code: '42501' });
          await expect(client.query(`set session authorization ${name}`), name).rejects.toMatchObject({
            code: '42501',
          });
        }
        for (const statement of [
          'create table public.mine (id integer)',
          'create schema mine',
          'create role mine',
          'alter table stories disable row level security',
          'grant lunatale_service to lunatale',
          'select * from drizzle.logins',
          'delete from drizzle.__drizzle_migrations',
        ]) {
          await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
        }
      } finally {
        client.release();
      }
    }
  });

  async function rowsSeenBy(userId: string, table: string): Promise<number> {
    return database.member.orm.transaction(async (tx) => {
      await tx.execute(`select set_config('app.user_id', '${userId}', true)`);
      return rowsOr0(() => tx.execute(`select 1 from ${table}`));
    });
  }
});

/** Counts a refused statement as no row; rethrows any other error. */
async function rowsOr0(query: () => Promise<pg.QueryResult>): Promise<number> {
  try {
    return (await query()).rowCount ?? 0;
  } catch (error) {
    const { code } = (error as { cause?: pg.DatabaseError }).cause ?? (error as pg.DatabaseError);
    if (code === '42501') return 0;
    throw error;
  }
}

/** Adds one row of `userId` to every table. It drops constraints, so values only have to fit their columns' types. */
async function fillEveryTable(owner: pg.Client, userId: string): Promise<void> {
  const { rows: constraints } = await owner.query(`select conrelid::regclass as table, quote_ident(conname) as name
    from pg_constraint where contype in ('f', 'c') and connamespace = 'public'::regnamespace and conrelid <> 0`);
  for (const { table, name } of constraints) await owner.query(`alter table ${table} drop constraint ${name}`);
  const { rows: tables } = await owner.query(`
    select attrelid::regclass::text as name, array_agg(quote_ident(attname)::text) as columns,
      array_agg(case
        when attname = 'user_id' or (attname = 'id' and attrelid in ('users'::regclass, 'profiles'::regclass)) then '$1'
        when typcategory = 'A' then '''{}'''
        when typname = 'uuid' then 'gen_random_uuid()'
        when typname in ('json', 'jsonb') then '''{}'''
        when typcategory = 'B' then 'true'
        when typcategory = 'D' then 'now()'
        when typcategory = 'N' then '1'
        when typname = 'interval' then '''1 day'''
        else '''x''' end) as values
    from pg_attribute a join pg_class c on c.oid = attrelid join pg_type t on t.oid = atttypid
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = '' group by attrelid`);
  for (const { name, columns, values } of tables) {
    const parameters = values.includes('$1') ? [userId] : [];
    await owner.query(`alter table ${name} disable trigger user`); // one row each, without those that triggers add
    await owner.query(`insert into ${name} (${columns.join()}) values (${values.join()})`, parameters);
  }
}
