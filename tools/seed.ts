// npm run seed [-- PEOPLE [DAYS]]: fills the database with believable months of a product in use, so that every screen can be seen full. See docs/operating.md.
import type pg from 'pg';
import { openOwnerConnection } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { openConfiguredDatabase } from './configured-database.ts';
import { buildWorld, seedDomain } from './seed/world.ts';

const rowsAtOnce = 500;
const [people = 600, days = 120] = process.argv.slice(2).map(Number);
if (!Number.isInteger(people) || !Number.isInteger(days) || people < 1 || days < 1) {
  throw new Error('usage: npm run seed [-- PEOPLE [DAYS]]');
}

const configured = await openConfiguredDatabase('expect');
try {
  await migrate(configured.url);
  const owner = await openOwnerConnection(configured.url);
  await seed(owner);
  await owner.end();
} finally {
  await configured.stop();
}

async function seed(owner: pg.Client): Promise<void> {
  const known = await owner.query(`select from users where email like '%@${seedDomain}' limit 1`);
  if (known.rowCount) {
    console.error('This database was filled before; nothing was added.');
    process.exitCode = 1;
    return;
  }
  const now = Date.now();
  const world = buildWorld(now, people, days);
  await owner.query('begin');
  const months = Math.ceil(days / 30) + 1;
  await owner.query('select ensure_log_partitions(now() - make_interval(months => $1), $1 + 1)', [months]);
  // Referenced tables first.
  const first = ['users', 'profiles', 'stories'];
  const tables = [...first, ...Object.keys(world).filter((table) => !first.includes(table))];
  for (const table of tables) await insert(owner, table, world[table] ?? []);
  await owner.query('select recount_operations()');
  await owner.query('commit');
  for (const table of tables) console.log(`${table.padEnd(18)} ${(world[table]?.length ?? 0).toLocaleString('en-US')}`);
}

async function insert(owner: pg.Client, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join();
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const chunk = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await owner.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [chunk],
    );
  }
}
