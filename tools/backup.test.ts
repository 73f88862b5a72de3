import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openOwnerConnection } from '#db/connect.ts';
import { startEmbeddedDatabase } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

test('[P35] the commands back up a database that is in use, and restore it into a new data folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-backup-'));
  const file = join(folder, 'evening.backup');
  const start = (name: string) => startEmbeddedDatabase({ dataDir: join(folder, name, 'database'), log });
  try {
    const before = await start('before');
    await migrate(before.url);
    await ask(before.url, "insert into users (email) select n || '@example.com' from generate_series(1, 20) n");
    // 60 rows: each of the 20 users has a household and a place in it.
    expect(command('backup.ts', file, join(folder, 'before'))).toBe(`${file}: 60 rows\n`);
    expect(await ask(before.url, 'select count(*) as n from users')).toEqual([{ n: 20 }]);
    await before.stop();
    const nowhere = join(folder, 'mistyped');
    expect(command('backup.ts', file, nowhere)).toBe(
      `There is no database in ${nowhere} (DATA_DIR), so nothing was done.\n`,
    );
    expect(existsSync(join(nowhere, 'database'))).toBe(false);
    expect(command('admin.ts', '', nowhere)).toBe(
      `There is no database in ${nowhere} (DATA_DIR): a new one is made there.\n`,
    );
    expect(command('backup.ts', file, join(folder, 'before'))).toBe(`${file}: 60 rows\n`);
    expect(command('restore.ts', file, join(folder, 'after'))).toBe(`${file}: 60 rows restored\n`);
    expect(command('restore.ts', file, join(folder, 'after'))).toContain('not empty');
    const after = await start('after');
    expect(await ask(after.url, 'select count(*) as n from users')).toEqual([{ n: 20 }]);
    await after.stop();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function command(script: string, file: string, dataDir: string): string {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'development', SANDBOX: 'on' };
  const path = fileURLToPath(new URL(script, import.meta.url));
  const run = spawnSync(process.execPath, [path, file], { env, encoding: 'utf8' });
  return run.stdout + run.stderr;
}

async function ask(url: string, question: string): Promise<Record<string, unknown>[]> {
  const client = await openOwnerConnection(url);
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}
