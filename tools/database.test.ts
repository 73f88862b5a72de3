import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openOwnerConnection } from '#db/connect.ts';
import { createTestDatabase } from '#db/testing.ts';

test('[P42] the owner’s commands end every session, count anew and give the logins other passwords', {
  timeout: 180_000,
}, async () => {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'lunatale-database-'));
  const owner = await openOwnerConnection(database.url);
  const command = (...words: string[]) => {
    const script = fileURLToPath(new URL('./database.ts', import.meta.url));
    const { PATH = '', NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), DATABASE_URL: database.url };
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    return { status, said: stdout.trim(), complained: stderr };
  };
  try {
    await owner.query(`insert into users (email) select n || '@example.com' from generate_series(1, 3) n`);
    await owner.query(`insert into sessions (user_id) select id from users`);
    expect(command('sign-out')).toMatchObject({ status: 0, said: '3 sessions are ended' });
    expect((await owner.query('select from sessions')).rowCount).toBe(0);
    const { rows } = await owner.query('select operator_email, action, details from audit_entries');
    expect(rows).toEqual([{ operator_email: 'npm run admin', action: 'end_sessions', details: { sessions: 3 } }]);
    expect(command('sign-out').said).toBe('0 sessions are ended');

    await owner.query(
      `insert into daily_counts (day, kind, detail, count) values ('2026-01-01', 'story', 'free_image', 9)`,
    );
    expect(command('recount').said).toBe('the counts are made anew');
    expect((await owner.query(`select from daily_counts where kind = 'story'`)).rowCount).toBe(0);

    const addresses = (said: string) => [...said.matchAll(/=(postgres\S+)/g)].map(([, address]) => address ?? '');
    const old = addresses(command('logins').said);
    const fresh = addresses(command('new-logins').said);
    expect(new Set([...old, ...fresh]).size).toBe(4);
    const mayWork = async (address: string) => {
      const client = new pg.Client({ connectionString: address });
      const works = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => {});
      return works;
    };
    expect(await Promise.all(fresh.map(mayWork))).toEqual([true, true]);

    const wrong = command('signout');
    expect([wrong.status, wrong.complained]).toEqual([1, expect.stringContaining('usage: npm run database')]);
  } finally {
    await owner.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
