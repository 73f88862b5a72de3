import { type SQL, sql } from 'drizzle-orm';
import { adminPageSize, type UsersPage } from '#domain/operations/figures.ts';
import type { Transaction } from '../platform/database.ts';
import { rowOf, rowsOf } from './period.ts';

/** A page of the users, as both lists of them ask for it. */
type PageQuery = { search: string; page: number; order: 'asc' | 'desc'; sort: keyof typeof sortColumns };

const sortColumns = {
  created: sql`m.listed_at`,
  name: sql`m.search_text`,
  stories: sql`m.stories`,
  active: sql`m.last_active_at`,
};

/**
 * The ids of a page of `listed_users() m` in their order, and how many users there are behind all pages. Without a
 * search an index gives the order, so that few users are looked at, and `count` says how many the filters leave; a
 * search looks at all users, once.
 */
export async function findUsers(
  tx: Transaction,
  query: PageQuery,
  filters: readonly SQL[],
  count: (where: SQL) => Promise<number> = (where) => countUsers(tx, where),
): Promise<{ ids: string[] } & Pick<UsersPage, 'matching'>> {
  const column = sortColumns[query.sort];
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const limit = sql`limit ${adminPageSize} offset ${(query.page - 1) * adminPageSize}`;
  // Only the last activity may be missing; whoever has none comes last.
  const place = query.sort === 'active' ? sql`${direction} nulls last` : direction;
  if (query.search === '') {
    const where = filters.length === 0 ? sql`` : sql`where ${sql.join([...filters], sql` and `)}`;
    const rows = await rowsOf<{ id: string }>(
      tx,
      sql`select m.id from listed_users() m ${where} order by ${column} ${place}, m.id ${direction} ${limit}`,
    );
    const matching = filters.length === 0 ? await countAllUsers(tx) : await count(where);
    return { ids: rows.map(({ id }) => id), matching };
  }
  const where = sql`where ${sql.join([searchCondition(query.search), ...filters], sql` and `)}`;
  const rows = await rowsOf<{ id: string; matching: number }>(
    tx,
    sql`with found as materialized (select m.id, ${column} as place from listed_users() m ${where})
      select id, (select count(*) from found)::integer as matching from found order by place ${place}, id ${direction} ${limit}`,
  );
  return { ids: rows.map(({ id }) => id), matching: rows[0]?.matching ?? (await countUsers(tx, where)) };
}

/** How many users there are, from the counts. */
export async function countAllUsers(tx: Transaction): Promise<number> {
  const statement = sql`select coalesce(sum(count), 0)::integer as n from daily_counts where kind = 'user'`;
  return (await rowOf<{ n: number }>(tx, statement)).n;
}

async function countUsers(tx: Transaction, where: SQL): Promise<number> {
  return (await rowOf<{ n: number }>(tx, sql`select count(*)::integer as n from listed_users() m ${where}`)).n;
}

/** Rows that came in any order, in that of the ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Name or e-mail holds these letters, whatever their case; % and _ are letters like others. */
function searchCondition(search: string): SQL {
  return sql`m.search_text like lower(${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`;
}
