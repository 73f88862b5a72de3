import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { backUp } from './backup.ts';
import { openOwnerConnection } from './connect.ts';

/** `evening` is a daily backup, `update` one before a migration. Each kind replaces only its own old backups. */
export type BackupKind = 'evening' | 'update';

/**
 * Writes a backup into a folder and deletes the oldest of its kind, so that `keep` are left. Nothing is deleted before
 * the new backup is complete. Returns its file and the number of rows.
 */
export async function keepBackup(
  url: string,
  folder: string,
  { kind, keep, now = new Date() }: { kind: BackupKind; keep: number; now?: Date },
): Promise<{ file: string; rows: number }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${kind}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup`);
  const rows = await backUp(url, file);
  const names = readdirSync(folder).filter((name) => new RegExp(`^${kind}-[\\dT-]+\\.backup$`).test(name));
  for (const name of names.sort().slice(0, Math.max(0, names.length - keep))) rmSync(join(folder, name));
  return { file, rows };
}

/** Whether this release has migrations that a database already in use still lacks. */
export async function migrationsWait(
  url: string,
  folder = fileURLToPath(new URL('./migrations', import.meta.url)),
): Promise<boolean> {
  const client = await openOwnerConnection(url);
  try {
    const { rows } = await client.query<{ known: boolean }>(
      "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
    );
    if (!rows[0]?.known) return false;
    const last = await client.query<{ at: string | null }>(
      'select max(created_at) as at from drizzle.__drizzle_migrations',
    );
    const applied = Number(last.rows[0]?.at ?? 0);
    const newest = Math.max(
      ...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis),
    );
    return applied > 0 && applied < newest;
  } finally {
    await client.end();
  }
}
