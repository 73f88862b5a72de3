/**
 * A test runs this in its own process: it starts the database in the given folder and writes rows,
 * printing each number once its row is acknowledged, until it is killed.
 */
import pg from 'pg';
import { startEmbeddedDatabase } from '../embedded.ts';

const [dataDir = '', binaries] = process.argv.slice(2);
const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };
const database = await startEmbeddedDatabase({ dataDir, log, ...(binaries ? { binaries } : {}) });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query('create table if not exists kept (n integer primary key)');
const { rows } = await client.query('select coalesce(max(n), 0)::integer as last from kept');
for (let n = rows[0].last + 1; ; n++) {
  await client.query('insert into kept values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
