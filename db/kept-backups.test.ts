import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOwnerConnection } from './connect.ts';
import { keepBackup, migrationsWait } from './kept-backups.ts';
import { migrate } from './migrate.ts';
import { addMigration, copySql } from './migrations-copy.ts';
import { restore } from './restore.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from './testing.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
beforeEach(async () => {
  [source, target] = [await createTestDatabase(), await createBareDatabase()];
  folder = mkdtempSync(join(tmpdir(), 'lunatale-kept-'));
});
afterEach(async () => {
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true });
});

async function sql<T extends object>(url: string, statement: string): Promise<T[]> {
  const client = await openOwnerConnection(url);
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('[P35] the newest backups stay, those of updates apart, and the newest can be restored', async () => {
  const backups = join(folder, 'backups');
  for (let day = 10; day < 15; day += 1) {
    await sql(source.url, `insert into users (email) values ('day${day}@example.com')`);
    const now = new Date(`2026-11-${day}T04:10:00Z`);
    await keepBackup(source.url, backups, { kind: 'evening', keep: 3, now });
    if (day === 10) await keepBackup(source.url, backups, { kind: 'update', keep: 3, now });
  }
  expect(readdirSync(backups).sort()).toEqual([
    'evening-2026-11-12T04-10-00.backup',
    'evening-2026-11-13T04-10-00.backup',
    'evening-2026-11-14T04-10-00.backup',
    'update-2026-11-10T04-10-00.backup',
  ]);
  await restore(target.url, join(backups, 'evening-2026-11-14T04-10-00.backup'));
  const emails = 'select email from users order by email';
  expect(await sql(target.url, emails)).toEqual(await sql(source.url, emails));
});

test('[P35] an update that fails changes nothing, and what was before it can be restored', async () => {
  await sql(source.url, "insert into users (email) values ('ana@example.com')");
  expect(await migrationsWait(source.url)).toBe(false);
  expect(await migrationsWait(target.url)).toBe(false);
  const next = copySql();
  addMigration(next, 'alter table users add column hat text; select 1 / 0;');
  expect(await migrationsWait(source.url, join(next, 'migrations'))).toBe(true);
  const { file } = await keepBackup(source.url, join(folder, 'backups'), { kind: 'update', keep: 3 });
  await expect(migrate(source.url, { folder: next })).rejects.toThrow();
  expect(await sql(source.url, 'select email, email_verified from users')).toHaveLength(1);
  await expect(sql(source.url, 'select hat from users')).rejects.toThrow('hat');
  await restore(target.url, file);
  expect(await sql(target.url, 'select email from users')).toEqual([{ email: 'ana@example.com' }]);
  rmSync(next, { recursive: true });
});

test('a folder that cannot be written leaves the older backups where they are', async () => {
  const backups = join(folder, 'backups');
  await keepBackup(source.url, backups, { kind: 'evening', keep: 1, now: new Date('2026-11-10T04:10:00Z') });
  await expect(
    keepBackup('postgresql://nobody@127.0.0.1:9/none', backups, { kind: 'evening', keep: 1 }),
  ).rejects.toThrow();
  expect(readdirSync(backups)).toEqual(['evening-2026-11-10T04-10-00.backup']);
});
