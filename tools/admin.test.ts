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
    expect(admin('ana@example.org', 'admin', 'new').said).toBe('ana@example.org: admin, active');
    expect(admin('bea@example.org', 'viewer', 'new').said).toBe('bea@example.org: viewer, active');
    expect(admin('cid@example.org', 'super_admin', 'new').said).toBe('cid@example.org: super_admin, active');
    expect(admin('Ana@example.org', 'super_admin', 'no:analytics.view').said).toBe(
      'ana@example.org: super_admin, active, without analytics.view',
    );
    expect(admin().said).toBe(
      'ana@example.org: super_admin, without analytics.view\nbea@example.org: viewer\ncid@example.org: super_admin',
    );
    expect(admin('ana@example.org', 'off').said).toBe(
      'ana@example.org: super_admin, switched off, without analytics.view',
    );
    expect(admin().said).toBe(
      'bea@example.org: viewer\ncid@example.org: super_admin\nana@example.org: super_admin, switched off, without analytics.view',
    );
    // An operator who is switched off stays so until somebody says otherwise.
    expect(admin('ana@example.org', 'yes:analytics.view').said).toBe('ana@example.org: super_admin, switched off');
    expect(admin('ana@example.org', 'no:analytics.view').said).toBe(
      'ana@example.org: super_admin, switched off, without analytics.view',
    );
    const owner = await openOwnerConnection(database.url);
    const { rows } = await owner.query('select permissions, is_active from admin_users order by email');
    await owner.end();
    expect(rows).toEqual([
      { permissions: { analytics: { view: false } }, is_active: false },
      { permissions: {}, is_active: true },
      { permissions: {}, is_active: true },
    ]);
  });

  test('[SEC-11] a typo makes nobody an operator, nobody locks everybody out, and each change is written down', async () => {
    for (const words of [
      ['amn@example.org', 'admin'],
      ['amn@example.org', 'no:analytics.view'],
      ['amn@example.org', 'off'],
    ]) {
      const { status, complained } = admin(...words);
      expect(status, words.join(' ')).toBe(1);
      expect(complained).toContain('amn@example.org');
    }
    expect(admin('cid@example.org', 'viewer').complained).toContain('Somebody has to be left');
    expect(admin('bea@example.org', 'admin').said).toBe('bea@example.org: admin, active');
    const owner = await openOwnerConnection(database.url);
    const { rows } = await owner.query(
      `select operator_email, action, details from audit_entries where details ->> 'email' = 'bea@example.org' order by timestamp`,
    );
    const { rows: known } = await owner.query('select email from admin_users order by email');
    await owner.end();
    expect(known.map(({ email }) => email)).toEqual(['ana@example.org', 'bea@example.org', 'cid@example.org']);
    expect(rows.at(-1)).toEqual({
      operator_email: 'npm run admin',
      action: 'change_operator',
      details: {
        email: 'bea@example.org',
        before: { role: 'viewer', isActive: true, permissions: {} },
        after: { role: 'admin', isActive: true, permissions: {} },
      },
    });
  });

  test.for([
    ['ana', 'admin'],
    ['ana@example.org'],
    ['ana@example.org', 'queen'],
    ['ana@example.org', 'no:everything'],
    ['ana@example.org', 'no:analytics.veiw'],
  ])('%j says how it is used and changes nothing', (words) => {
    const { status, complained } = admin(...words);
    expect(status).toBe(1);
    expect(complained).toContain('usage: npm run admin');
  });
});
