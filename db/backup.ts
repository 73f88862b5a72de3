import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { openOwnerConnection } from './connect.ts';

/**
 * A backup is gzipped lines of JSON. An object is a header: first the last migration, then each
 * table with its columns, each sequence, and at the end the number of rows, so that a truncated
 * file is noticed. An array is a row of the table above it, each value in PostgreSQL's text form.
 * The schema is not included: it comes from the migrations.
 */
export type BackupLine =
  | { lunatale: 1; migration: number }
  | { table: string; columns: string[] }
  | { sequence: string; value: number }
  | { end: number };

const rowsAtOnce = 500;

/**
 * Writes every row of the database to `file`, from one snapshot, while the application keeps running.
 * The file appears when it is complete, readable by its owner only. Returns the number of rows (P35).
 */
export async function backUp(url: string, file: string): Promise<number> {
  const client = await openOwnerConnection(url);
  const draft = `${file}.part`;
  let rows = 0;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(
      'set local datestyle = iso; set local intervalstyle = postgres; set local extra_float_digits = 3',
    );
    const lines = linesOf(client, (count) => {
      rows += count;
    });
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
    renameSync(draft, file);
    return rows;
  } finally {
    rmSync(draft, { force: true });
    await client.end();
  }
}

async function* linesOf(client: pg.Client, count: (rows: number) => void): AsyncGenerator<string> {
  const line = (value: BackupLine) => `${JSON.stringify(value)}\n`;
  const { rows: last } = await client.query('select max(created_at) as migration from drizzle.__drizzle_migrations');
  yield line({ lunatale: 1, migration: last[0].migration });
  let total = 0;
  for (const { name, columns } of await tablesOf(client)) {
    yield line({ table: name, columns: columns.map((column) => column.name) });
    const values = columns.map((column) => `${column.name}::text`).join();
    await client.query(
      `declare backup_rows no scroll cursor for select to_json(array[${values}])::text as row from ${name}`,
    );
    for (;;) {
      const { rows } = await client.query(`fetch ${rowsAtOnce} from backup_rows`);
      if (rows.length === 0) break;
      total += rows.length;
      count(rows.length);
      yield `${rows.map(({ row }) => row).join('\n')}\n`;
    }
    await client.query('close backup_rows');
  }
  const { rows: sequences } = await client.query(`select quote_ident(sequencename) as name, last_value
    from pg_sequences where schemaname = 'public' and last_value is not null`);
  for (const { name, last_value } of sequences) yield line({ sequence: name, value: last_value });
  yield line({ end: total });
}

export type Table = { name: string; columns: { name: string; type: string }[] };

/** The application's tables with their stored (not generated) columns, names quoted for SQL. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select quote_ident(relname) as name,
      json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    group by relname order by relname`);
  return rows;
}
