import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOwnerConnection } from '#db/connect.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'lunatale-admin-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function admin(...words: string[]) {
  const command = [fileURLToPath(new URL('./admin.ts', import.meta.url)), ...words];
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), DATABASE_URL: database.url },
  });
  return { status, said: stdout.trim(), complained: stderr };
}

describe('npm run admin', () => {
  test('[DATA-49] adds operators, changes them, switches them off, and lists those who are active', async () => {
    expect(admin('ana@example.org', 'admin').said).toBe('ana@example.org: admin, active');
    expect(admin('bea@example.org', 'viewer').said).toBe('bea@example.org: viewer, active');
    expect(admin('Ana@example.org', 'super_admin', 'no:analytics.view').said).toBe(
      'ana@example.org: super_admin, active',
    );
    expect(admin().said).toBe('ana@example.org: super_admin\nbea@example.org: viewer');
    expect(admin('ana@example.org', 'off').said).toBe('ana@example.org: super_admin, switched off');
    expect(admin().said).toBe('bea@example.org: viewer');
    const owner = await openOwnerConnection(database.url);
    const { rows } = await owner.query('select permissions, is_active from admin_users order by email');
    await owner.end();
    expect(rows).toEqual([
      { permissions: { analytics: { view: false } }, is_active: false },
      { permissions: {}, is_active: true },
    ]);
  });

  test.for([['ana', 'admin'], ['ana@example.org'], ['ana@example.org', 'queen'], ['ana@example.org', 'no:everything']])(
    '%j says how it is used and changes nothing',
    (words) => {
      const { status, complained } = admin(...words);
      expect(status).toBe(1);
      expect(complained).toContain('usage: npm run admin');
    },
  );
});
