import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp, tablesOf } from './backup.ts';
import { openOwnerConnection } from './connect.ts';
import { addMigration, copySql } from './migrations-copy.ts';
import { restore } from './restore.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from './testing.ts';

const ana = '00000000-0000-4000-8000-00000000000a';
const ben = '00000000-0000-4000-8000-00000000000b';

describe('backup and restore', () => {
  let source: TestDatabase;
  let target: TestDatabase;
  let folder: string;
  let file: string;

  beforeEach(async () => {
    source = await createTestDatabase();
    target = await createBareDatabase();
    folder = mkdtempSync(join(tmpdir(), 'lunatale-backup-'));
    file = join(folder, 'evening.backup');
    await run(
      source.url,
      `insert into users (id, email, created_at) values
         ('${ana}', 'ana@example.com', '2026-11-20T18:30:00.123456Z'), ('${ben}', 'ben@example.com', '1999-12-31T23:59:59Z');
       insert into profiles (id, name, email, provider) values ('${ana}', 'Ana "la Osa" O''Neil', 'ana@example.com', 'google');
       insert into sessions (id, user_id) values ('${ben}', '${ana}');
       insert into refresh_tokens (user_id, session_id, token_hash, expires_at) values ('${ana}', '${ben}', '\\x', now());
       insert into user_usage_limits (user_id) values ('${ana}');
       insert into stories (user_id, content, length, language, characters, setting, message, age_group, model, story_type, images)
         select '${ana}', E'Érase 🌙\\n{"a": [1, null]}\\t\\\\ end ' || n, 'short', 'spanish', array['Niña', 'a "b", {c}'], '', 'x', 'toddler',
           'deepseek', 'free_no_image', case n % 3 when 0 then '[{"url": "/a", "position": 1.50}]'::jsonb when 1 then 'null' end
         from generate_series(1, 1203) n;
       insert into favorites (user_id, story_id) select user_id, id from stories limit 7`,
    );
  });

  afterEach(async () => {
    await source.drop();
    await target.drop();
    rmSync(folder, { recursive: true });
  });

  test('[P35] after a restore every row of every table is equal', async () => {
    const before = await contents(source.url);
    const rows = await backUp(source.url, file);
    expect(await restore(target.url, file)).toBe(rows);
    expect(await contents(target.url)).toEqual(before);
    expect(before.stories?.length).toBe(1203);
    expect(rows).toBe(Object.values(before).flat().length);
  });

  test('[P35] the restored database has its constraints, and works on', async () => {
    await backUp(source.url, file);
    await restore(target.url, file);
    const foreign =
      "select count(*) as n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace";
    expect(await run(target.url, foreign)).toEqual(await run(source.url, foreign));
    await run(target.url, `delete from users where id = '${ana}'`);
    expect(await run(target.url, 'select count(*) as n from stories')).toEqual([{ n: 0 }]);
  });

  test('[P33, P35] whatever ran before the backup, deletions are due again after a restore', async () => {
    await run(
      source.url,
      `insert into job_runs (job, due_at, started_at, finished_at) values
        ('repeat-deletions', now(), now(), now()), ('retention', now(), now(), now())`,
    );
    await backUp(source.url, file);
    await restore(target.url, file);
    expect(await run(target.url, 'select job from job_runs')).toEqual([{ job: 'retention' }]);
  });

  test('[P35] a backup holds one moment: what is written meanwhile is not in it', async () => {
    const writing = run(
      source.url,
      `do $$ begin for i in 1..300 loop insert into favorites select user_id, id from stories
      where id not in (select story_id from favorites) limit 1; commit; end loop; end $$`,
    );
    await backUp(source.url, file);
    await writing;
    await restore(target.url, file);
    const [row] = await run(target.url, 'select count(*) as n from favorites f join stories s on s.id = f.story_id');
    expect(await run(target.url, 'select count(*) as n from favorites')).toEqual([row]);
  });

  test('[P35] a backup of an earlier release gets the migrations since', async () => {
    await backUp(source.url, file);
    const later = copySql();
    try {
      addMigration(
        later,
        'alter table stories add column words integer;\n--> statement-breakpoint\nupdate stories set words = 5;\n--> statement-breakpoint\nalter table stories alter column words set not null;',
      );
      await restore(target.url, file, later);
      expect(await run(target.url, 'select distinct words from stories')).toEqual([{ words: 5 }]);
    } finally {
      rmSync(later, { recursive: true });
    }
  });

  test('[P35] a backup of a later release is refused', async () => {
    await backUp(source.url, file);
    rewrite((text) => text.replace(/"migration":\d+/, '"migration":9999999999999'));
    await expect(restore(target.url, file)).rejects.toThrow('later release');
  });

  test('[P35] a file that was cut short restores nothing', async () => {
    await backUp(source.url, file);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 2000));
    await expect(restore(target.url, file)).rejects.toThrow('no whole backup');
    writeFileSync(file, whole);
    rewrite((text) => text.replace(/\n\{"end".*\n$/, '\n'));
    await expect(restore(target.url, file)).rejects.toThrow('no whole backup');
    expect(
      await run(target.url, "select count(*) as n from pg_class where relnamespace = 'public'::regnamespace"),
    ).toEqual([{ n: 0 }]);
  });

  test('[P35] a database with rows is left alone', async () => {
    await backUp(source.url, file);
    const before = await contents(source.url);
    await expect(restore(source.url, file)).rejects.toThrow('not empty');
    expect(await contents(source.url)).toEqual(before);
  });

  test('the file is for its owner alone, and only a whole one appears', async () => {
    await backUp(source.url, file);
    expect(statSync(file).mode & 0o077).toBe(0);
    await source.drop();
    await expect(backUp(source.url, join(folder, 'other.backup'))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['evening.backup']);
  });

  function rewrite(change: (text: string) => string): void {
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
  }
});

/** Every row of every table, as PostgreSQL itself writes rows as text. */
async function contents(url: string): Promise<Record<string, string[]>> {
  const client = await openOwnerConnection(url);
  const found: Record<string, string[]> = {};
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query(`select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return found;
}

async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = await openOwnerConnection(url);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
