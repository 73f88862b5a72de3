import type pg from 'pg';

/**
 * Fills tables without row-by-row work: drops indexes and constraints, disables triggers, and builds each again once
 * after `fill`. Primary keys that a foreign key refers to stay. Only for the databases of benches.
 */
export async function bulkLoad(owner: pg.Client, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const list = async (statement: string) =>
    (await owner.query<{ drop: string; make: string }>(statement, [tables])).rows;
  const constraints =
    await list(`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid)) as make
    from pg_constraint c where conrelid = any($1::regclass[])
      and (contype in ('u', 'f') or contype = 'p' and not exists (select from pg_constraint r where r.confrelid = c.conrelid))
    order by contype = 'f'`);
  const indexes =
    await list(`select format('drop index %s', indexrelid::regclass) as drop, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as make
    from pg_index where indrelid = any($1::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`);
  for (const { drop } of [...constraints, ...indexes]) await owner.query(drop);
  await fill();
  for (const { make } of [...constraints, ...indexes]) await owner.query(make);
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`);
}
