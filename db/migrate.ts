import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { memberRole, openOwnerConnection, serviceRole } from './connect.ts';

/** The files of functions and policies, in the order in which they are applied: each may build on those before it. */
const areas = ['identity', 'billing', 'usage', 'stories', 'generation'];
const texts = {
  functions: [...areas, 'operations-logs', 'operations-counts', 'operations-people', 'operations-figures'],
  policies: [...areas, 'operations'],
};

/** An arbitrary number that nothing else in this database locks. */
const lockId = 2_026_112_018;

/**
 * Servers of the previous release keep working meanwhile. A migration that waits for a table gives up all its locks
 * before PostgreSQL detects a deadlock (after one second) and ends a server's transaction; it retries for a minute.
 */
const lockTimeout = '500ms';
const patienceMilliseconds = 60_000;

const ownFolder = fileURLToPath(new URL('.', import.meta.url));

/** Options of a migration run. */
export type MigrateOptions = {
  /** The folder with migrations, functions and policies. */
  folder?: string;
  /** Called before anything else, in the same transaction and under the same lock. */
  before?: (client: pg.Client, migrationsFolder: string) => Promise<void>;
};

/**
 * Brings a database to the current schema, functions and policies, all in one transaction: a failure
 * leaves everything as it was and names the file. A second run changes nothing and waits for no table (P35). Several
 * processes may call it at once, also while servers use the database. `url` must log in as the database's owner, who
 * may create roles (or was granted both of ours by somebody who may).
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const folder = options.folder ?? ownFolder;
  const client = await openOwnerConnection(url);
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await client.query("set client_min_messages = 'warning'");
    await ensureRoles(client);
    const deadline = Date.now() + patienceMilliseconds;
    while (!(await applyAll(client, folder, options))) {
      if (Date.now() > deadline) throw new Error('the tables were in use for a minute; start again when it is quieter');
      await wait(100 + Math.random() * 400);
    }
  } finally {
    await client.end();
  }
}

/** Does everything in one transaction. Returns false, with nothing changed, if a table it needs was in use. */
async function applyAll(client: pg.Client, folder: string, { before }: MigrateOptions): Promise<boolean> {
  const migrationsFolder = join(folder, 'migrations');
  await client.query('begin');
  try {
    if (!before) await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await before?.(client, migrationsFolder);
    const changed = await applyMigrations(client, migrationsFolder);
    await applyTexts(client, folder, changed || before !== undefined);
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    if (!before && isBusy(error)) return false;
    throw error;
  }
}

/**
 * Applies all functions and policies if one of their files, a table or one of our roles changed since the last run.
 * Policies lock their tables, and an ordinary restart beside a busy server needs none of them.
 */
async function applyTexts(client: pg.Client, folder: string, tablesChanged: boolean): Promise<void> {
  const { files, digest } = await readTexts(client, folder);
  await client.query('create table if not exists drizzle.applied_texts (digest text primary key)');
  const { rows } = await client.query('select from drizzle.applied_texts where digest = $1', [digest]);
  if (rows.length > 0 && !tablesChanged) return;
  for (const { name, text } of files) await applyText(client, name, text);
  await client.query('delete from drizzle.applied_texts');
  await client.query('insert into drizzle.applied_texts values ($1)', [digest]);
}

async function readTexts(client: pg.Client, folder: string) {
  const files = Object.entries(texts).flatMap(([kind, names]) =>
    names.map((file) => join(kind, `${file}.sql`)).map((name) => ({ name, text: readText(folder, name) })),
  );
  const { rows: roles } = await client.query('select oid from pg_roles where rolname = any($1) order by rolname', [
    [memberRole, serviceRole],
  ]);
  const digest = createHash('sha256')
    .update(JSON.stringify([files, roles]))
    .digest('base64url');
  return { files, digest };
}

/**
 * For a server without the owner's address: throws unless the database at `url` has every migration of this release
 * and exactly its functions and policies.
 */
export async function requireCurrent(url: string, folder = ownFolder): Promise<void> {
  const client = await openOwnerConnection(url);
  try {
    const { digest } = await readTexts(client, folder);
    const migrations = readMigrationFiles({ migrationsFolder: join(folder, 'migrations') });
    const { rows } = await client.query<{ current: boolean }>(
      `select (select count(*) from drizzle.__drizzle_migrations where created_at = any($1)) = cardinality($1::bigint[])
         and exists (select from drizzle.applied_texts where digest = $2) as current`,
      [migrations.map(({ folderMillis }) => folderMillis), digest],
    );
    if (rows[0]?.current) return;
  } catch (error) {
    // The table does not exist yet, or this login may not read it.
    if (!['42P01', '3F000', '42501'].includes((error as pg.DatabaseError).code ?? '')) throw error;
  } finally {
    await client.end();
  }
  throw new Error(
    'the database is not prepared for this release; run `npm run database` with DATABASE_URL set to its owner',
  );
}

/** Whether the error is a lock timeout or a deadlock. */
function isBusy(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '55P03' || code === '40P01' || (cause !== undefined && isBusy(cause));
}

/**
 * Roles belong to the whole server, so two databases that migrate at once may collide here. If the
 * other one was first, its result is as good: hence the second check after an error.
 */
async function ensureRoles(client: pg.Client): Promise<void> {
  const { rows: version } = await client.query(
    "select current_setting('server_version_num')::integer >= 160000 as is_16",
  );
  // Since PostgreSQL 16 the creator of a role is its member, but without the right to act as it.
  const right = version[0].is_16 ? 'set' : 'member';
  for (const role of [memberRole, serviceRole]) {
    await untilTrue(
      client,
      `select exists (select from pg_roles where rolname = '${role}') as done`,
      `create role ${role} nologin`,
    );
    await untilTrue(
      client,
      `select pg_has_role(current_user, '${role}', '${right}') as done`,
      `grant ${role} to current_user`,
    );
  }
  const { rows: strong } = await client.query(
    `select rolname from pg_roles where rolname = any($1)
     and (rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb)`,
    [[memberRole, serviceRole]],
  );
  if (strong[0])
    throw new Error(`the role ${strong[0].rolname} must not log in, bypass row security or create anything`);
}

async function untilTrue(client: pg.Client, question: string, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.query(question);
    if (rows[0].done) return;
    try {
      await client.query(statement);
    } catch (error) {
      if (attempt === 5) throw named(statement, error);
    }
  }
}

/**
 * Works like drizzle's own migrator, on its table, which drizzle-kit reads. Drizzle's commits by
 * itself, so functions and policies that fail later could not roll the tables back with them.
 * `until` is the time of the last migration to apply. Returns whether any was applied.
 */
export async function applyMigrations(client: pg.Client, migrationsFolder: string, until = Infinity): Promise<boolean> {
  let changed = false;
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations');
  const applied = new Set(rows.map((row) => row.created_at));
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  for (const [index, migration] of readMigrationFiles({ migrationsFolder }).entries()) {
    if (applied.has(migration.folderMillis) || migration.folderMillis > until) continue;
    try {
      for (const statement of migration.sql) await client.query(statement);
    } catch (error) {
      throw named(`migrations/${journal.entries[index].tag}.sql`, error);
    }
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
    changed = true;
  }
  return changed;
}

/** Returns an empty text for a word that has no functions or policies, and so no file. */
function readText(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

async function applyText(client: pg.Client, name: string, text: string): Promise<void> {
  try {
    await client.query(text);
  } catch (error) {
    const position = Number((error as pg.DatabaseError).position);
    throw named(position ? `${name}:${text.slice(0, position).split('\n').length}` : name, error);
  }
}

function named(place: string, error: unknown): Error {
  return new Error(`the database migration failed in ${place}: ${(error as Error).message}`, { cause: error });
}
