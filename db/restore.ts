import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { type BackupLine, type Table, tablesOf } from './backup.ts';
import { applyMigrations, migrate } from './migrate.ts';

const rowsAtOnce = 500;

/**
 * Fills an empty database from a backup of this release or an earlier one: first the schema of that
 * time, then the rows, then the later migrations, all or nothing. Throws if the database has rows
 * already, or if the file is damaged, truncated or from a later release. Returns the number of rows
 * (P35). `folder` holds the migrations, functions and policies, if they are not ours.
 */
export async function restore(url: string, file: string, folder?: string): Promise<number> {
  let rows = 0;
  await migrate(url, {
    ...(folder ? { folder } : {}),
    before: async (client, migrationsFolder) => {
      await emptyOrThrow(client);
      rows = await load(client, file, migrationsFolder);
    },
  });
  return rows;
}

async function emptyOrThrow(client: pg.Client): Promise<void> {
  const tables = await tablesOf(client);
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) throw new Error(`the database is not empty (${name} has rows); restore into a new one`);
  }
  for (const { name } of tables) await client.query(`drop table ${name} cascade`);
  await client.query('drop schema if exists drizzle cascade');
}

async function load(client: pg.Client, file: string, migrationsFolder: string): Promise<number> {
  let putBack: string[] = [];
  let tables: Table[] = [];
  let insertion = '';
  let waiting: string[] = [];
  let rows = 0;
  let isWhole = false;

  const insert = async () => {
    if (waiting.length > 0) await client.query(insertion, [`[${waiting.join()}]`]);
    rows += waiting.length;
    waiting = [];
  };

  for await (const line of linesOf(file)) {
    if (line.startsWith('[')) {
      waiting.push(line);
      if (waiting.length === rowsAtOnce) await insert();
      continue;
    }
    await insert();
    const said = JSON.parse(line) as BackupLine;
    if ('lunatale' in said) {
      requireKnown(said.migration, migrationsFolder);
      await applyMigrations(client, migrationsFolder, said.migration);
      putBack = await setConstraintsAside(client);
      tables = await tablesOf(client);
    } else if ('table' in said) {
      insertion = insertionInto(tables, said.table, said.columns);
    } else if ('sequence' in said) {
      await client.query('select setval($1, $2)', [said.sequence, said.value]);
    } else {
      isWhole = said.end === rows;
    }
  }
  if (!isWhole) throw new Error(`${file} is no whole backup`);
  for (const statement of putBack) await client.query(statement);
  // So that the first server that starts repeats the deletions since the backup, instead of when they are due next.
  await client.query(`do $$ begin
    if to_regclass('public.job_runs') is not null then delete from job_runs where job = 'repeat-deletions'; end if;
  end $$`);
  return rows;
}

/** Builds a statement that inserts many rows from one JSON array and casts each value to its column's type. */
function insertionInto(tables: Table[], name: string, columns: string[]): string {
  const types = new Map(
    tables.find((table) => table.name === name)?.columns.map((column) => [column.name, column.type]),
  );
  const values = columns.map((column, index) => `(r->>${index})::${types.get(column)}`);
  return `insert into ${name} (${columns.join()}) overriding system value
    select ${values.join()} from jsonb_array_elements($1::jsonb) r`;
}

/** Reads the archive's lines. A damaged archive throws instead of looking like a short file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  const reading = pipeline(createReadStream(file), text);
  reading.catch(() => {}); // thrown below, after the lines that could be read
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    await reading;
  } catch (error) {
    throw new Error(`${file} is no whole backup: ${(error as Error).message}`, { cause: error });
  }
}

function requireKnown(migration: number, migrationsFolder: string): void {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  if (journal.entries.some((entry: { when: number }) => entry.when === migration)) return;
  throw new Error('the backup was made by a later release than this one; restore it with that one');
}

/** Drops the foreign keys, as rows refer to tables loaded later; adding them back makes PostgreSQL check all rows. */
async function setConstraintsAside(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`
    select conrelid::regclass::text as name, quote_ident(conname) as constraint, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const row of rows) await client.query(`alter table ${row.name} drop constraint ${row.constraint}`);
  return rows.map((row) => `alter table ${row.name} add constraint ${row.constraint} ${row.definition}`);
}
