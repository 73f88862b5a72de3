import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOwnerConnection } from './connect.ts';
import { migrate } from './migrate.ts';
import { addMigration, copySql } from './migrations-copy.ts';
import { createBareDatabase, type TestDatabase } from './testing.ts';

describe('migrations', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createBareDatabase();
    folder = copySql();
  });

  afterEach(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const sql = async (statement: string) => {
    const client = await openOwnerConnection(database.url);
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };

  test('[P35] a second run changes nothing', async () => {
    await migrate(database.url);
    const once = await catalogue(database.url);
    await migrate(database.url);
    expect(await catalogue(database.url)).toEqual(once);
    expect(once.filter((line) => line.startsWith('column stories.')).length).toBeGreaterThan(10);
    expect(once.filter((line) => line.startsWith('policy ')).length).toBeGreaterThan(10);
  });

  test('[P35] functions and policies applied once more change nothing', async () => {
    await migrate(database.url);
    const once = await catalogue(database.url);
    await sql('delete from drizzle.applied_texts');
    await migrate(database.url);
    expect(await catalogue(database.url)).toEqual(once);
  });

  test('[P35] a start beside a busy server waits for no table when there is nothing new', async () => {
    await migrate(database.url);
    const busy = await openOwnerConnection(database.url);
    await busy.query('begin; lock table stories, payments in row exclusive mode');
    await migrate(database.url);
    await busy.query('commit');
    await busy.end();
  });

  test('[P35] new policies wait for a busy server, and end none of its transactions', async () => {
    await migrate(database.url);
    await sql('delete from drizzle.applied_texts');
    const busy = await openOwnerConnection(database.url);
    await busy.query('begin; lock table stories in row exclusive mode');
    const applied = migrate(database.url);
    // By now the migration holds the identity tables and waits for those of stories: a deadlock unless it gives way.
    const waiting = "select from pg_locks where not granted and relation = 'stories'::regclass";
    await expect.poll(async () => (await sql(waiting)).length, { timeout: 10_000 }).toBe(1);
    await busy.query('select count(*) from children');
    await busy.query('commit');
    await busy.end();
    await applied;
    expect(await sql('select from drizzle.applied_texts')).toHaveLength(1);
  });

  test('[P35] the login needs no superuser: it may create roles and owns the database', async () => {
    const client = await openOwnerConnection(database.url);
    const { rows } = await client.query('select rolsuper, rolcreaterole from pg_roles where rolname = current_user');
    await client.end();
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: true }]);
    await migrate(database.url);
  });

  test('[P35] a login that may create nothing is enough once both roles were granted to it', async () => {
    await migrate(database.url);
    const login = `plain_${randomBytes(6).toString('hex')}`;
    const url = new URL((await createBareDatabase()).url);
    const client = await openOwnerConnection(database.url);
    await client.query(`create role ${login} login; grant ${login} to current_user`);
    await client.query(`grant lunatale_member, lunatale_service to ${login}`);
    await client.query(`alter database ${url.pathname.slice(1)} owner to ${login}`);
    url.username = login;
    await migrate(url.href);
    expect(withoutOwner(await catalogue(url.href), login)).toEqual(
      withoutOwner(await catalogue(database.url), 'lunatale'),
    );
    await client.query(`drop database ${url.pathname.slice(1)}`);
    await client.query(`drop role ${login}`);
    await client.end();
  });

  test('[P35] several processes may migrate one fresh database at once', async () => {
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    const once = await catalogue(database.url);
    await migrate(database.url);
    expect(await catalogue(database.url)).toEqual(once);
  });

  test('[P35] several databases of one server may be migrated at once', async () => {
    const others = await Promise.all([createBareDatabase(), createBareDatabase(), createBareDatabase()]);
    try {
      await Promise.all([database, ...others].map(({ url }) => migrate(url)));
      expect(await catalogue(others[0]?.url ?? '')).toEqual(await catalogue(database.url));
    } finally {
      for (const other of others) await other.drop();
    }
  });

  test('[P35] a migration that fails leaves nothing half applied and names its file', async () => {
    const before = await catalogue(database.url);
    const broken = addMigration(
      folder,
      'create table half_done (id integer);\n--> statement-breakpoint\nselect no_such_column;',
    );
    await expect(migrate(database.url, { folder })).rejects.toThrow(
      `migrations/${broken}.sql: column "no_such_column" does not exist`,
    );
    expect(await catalogue(database.url)).toEqual(before);
    await migrate(database.url);
  });

  test('[P35] a function or policy that fails leaves nothing half applied and names its file and line', async () => {
    const before = await catalogue(database.url);
    const file = join(folder, 'policies', 'operations.sql');
    writeFileSync(file, '-- the first line\nselect 1;\ngrant select on no_such_table to lunatale_member;');
    await expect(migrate(database.url, { folder })).rejects.toThrow(
      'policies/operations.sql: relation "no_such_table"',
    );
    writeFileSync(file, '-- the first line\nselect 1;\nselect no_such_column;');
    await expect(migrate(database.url, { folder })).rejects.toThrow(
      'policies/operations.sql:3: column "no_such_column"',
    );
    expect(await catalogue(database.url)).toEqual(before);
  });

  test('[P35] a database that was migrated before takes up what is new', async () => {
    await migrate(database.url);
    addMigration(folder, 'create table later (id integer);');
    writeFileSync(
      join(folder, 'functions', 'operations-figures.sql'),
      "create or replace function word() returns text language sql as $$ select 'moon' $$;",
    );
    await migrate(database.url, { folder });
    const after = await catalogue(database.url);
    expect(after.some((line) => line.startsWith('column later.id'))).toBe(true);
    expect(after.some((line) => line.includes('word()'))).toBe(true);
  });

  test('[SAVE-03] tags that were saved in the language of a screen become ids, names are large again, own words stay', async () => {
    await migrate(database.url);
    const id = '0192f1c4-6d2a-4c3e-8f11-5b7a9e2d4c10';
    await sql(`insert into users (id, email) values ('${id}', 'ana@families.example')`);
    await sql(`insert into stories (id, user_id, title, content, length, language, characters, setting, message, age_group, model, story_type, tags)
      values ('${id}', '${id}', 'Luz', 'Luz.', 'short', 'spanish', '{fox,"Mila, con botas",owl}', 'forest', 'bravery', 'preschool', 'deepseek', 'free_text',
        '{zorro,mila,owl,bosque,being brave,preescolar,gato,Luna}')`);
    addMigration(folder, readFileSync(join(folder, 'migrations', '0051_tags-by-id.sql'), 'utf8'));
    await migrate(database.url, { folder });
    expect(await sql('select tags from stories')).toEqual([
      { tags: ['fox', 'Mila', 'owl', 'forest', 'bravery', 'preschool', 'gato', 'Luna'] },
    ]);
  });
});

function withoutOwner(lines: string[], owner: string): string[] {
  return lines.map((line) => line.replace(new RegExp(`\\b${owner}\\b`, 'g'), 'owner')).sort();
}

/** Lists everything a migration can make, one line each, with its full definition and rights. */
async function catalogue(url: string): Promise<string[]> {
  const client = await openOwnerConnection(url);
  const { rows } = await client.query(`
    with spaces as (select oid from pg_namespace where nspname in ('public', 'drizzle'))
    select format('schema %s %s', nspname, nspacl) as line from pg_namespace where oid in (select oid from spaces)
    union all select format('relation %s %s %s rls=%s force=%s %s', oid::regclass, relkind, relowner::regrole, relrowsecurity, relforcerowsecurity, relacl)
      from pg_class where relnamespace in (select oid from spaces)
    union all select format('column %s.%s %s not null=%s default=%s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull,
      (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum), attacl)
      from pg_attribute join pg_class c on c.oid = attrelid and relnamespace in (select oid from spaces) where attnum > 0
    union all select format('index %s', pg_get_indexdef(indexrelid)) from pg_index join pg_class c on c.oid = indexrelid
      where relnamespace in (select oid from spaces)
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace in (select oid from spaces)
    union all select format('policy %s %s %s %s %s %s %s %s', tablename, policyname, permissive, roles, cmd, qual, with_check, schemaname) from pg_policies
    union all select format('function %s %s %s %s', oid::regprocedure, proowner::regrole, proacl, pg_get_functiondef(oid)) from pg_proc
      where pronamespace in (select oid from spaces)
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    order by line`);
  const applied = rows.some(({ line }) => line.startsWith('relation drizzle.'))
    ? await client.query('select hash, created_at from drizzle.__drizzle_migrations order by id')
    : { rows: [] };
  await client.end();
  return [...rows.map(({ line }) => line), ...applied.rows.map((row) => `applied ${row.hash} ${row.created_at}`)];
}
