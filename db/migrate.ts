import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { memberRole, openOwnerConnection, serviceRole } from './connect.ts';

/** The order in which the words may build on one another; functions and policies are applied in it. */
const words = ['identity', 'billing', 'usage', 'stories', 'generation', 'operations'];

/** Any number that nothing else in this database locks. */
const lockId = 2_026_112_018;

/**
 * Brings a database to the current schema, functions and policies, all in one transaction: a failure
 * leaves everything as it was and names the file. A second run changes nothing (P35). Safe to call
 * from several processes at once. The address must log in as the owner of the database, who may
 * create roles (or was given both of ours by somebody who may). `folder` holds migrations, functions
 * and policies.
 */
export async function migrate(
  url: string,
  folder: string = fileURLToPath(new URL('.', import.meta.url)),
): Promise<void> {
  const client = await openOwnerConnection(url);
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await client.query("set client_min_messages = 'warning'");
    await ensureRoles(client);
    await drizzle(client).transaction(async (transaction) => {
      const migrationsFolder = join(folder, 'migrations');
      try {
        await applyMigrations(transaction as never, { migrationsFolder });
      } catch (error) {
        throw named(migrationOf(error, migrationsFolder), error);
      }
      for (const kind of ['functions', 'policies']) {
        for (const word of words) await applyFile(client, folder, join(kind, `${word}.sql`));
      }
    });
  } finally {
    await client.end();
  }
}

/**
 * Roles belong to the whole server, so two databases may migrate at once and meet here; what the
 * other one did first is as good, hence the second look after an error.
 */
async function ensureRoles(client: pg.Client): Promise<void> {
  const { rows: version } = await client.query(
    "select current_setting('server_version_num')::integer >= 160000 as is_16",
  );
  // Since PostgreSQL 16 whoever creates a role is its member without the right to act as it.
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

async function applyFile(client: pg.Client, folder: string, name: string): Promise<void> {
  let text: string;
  try {
    text = readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return; // a word without functions
    throw error;
  }
  try {
    await client.query(text);
  } catch (error) {
    const position = Number((error as pg.DatabaseError).position);
    throw named(position ? `${name}:${text.slice(0, position).split('\n').length}` : name, error);
  }
}

/** The migration that holds the statement which failed. */
function migrationOf(error: unknown, migrationsFolder: string): string {
  if (!(error instanceof DrizzleQueryError)) return 'migrations';
  const index = readMigrationFiles({ migrationsFolder }).findIndex(({ sql }) => sql.includes(error.query));
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  return index < 0 ? 'migrations' : join('migrations', `${journal.entries[index].tag}.sql`);
}

function named(place: string, error: unknown): Error {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return new Error(`the database migration failed in ${place}: ${cause instanceof Error ? cause.message : cause}`, {
    cause,
  });
}
