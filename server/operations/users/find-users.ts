import { type SQL, sql } from 'drizzle-orm';
import { adminPageSize } from '#domain/operations/figures.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rowOf, rowsOf } from '../figures/period.ts';

/** The request for a page of users, as both user lists make it. */
type PageQuery = { search: string; page: number; order: 'asc' | 'desc'; sort: keyof typeof sortColumns };

const sortColumns = {
  created: sql`m.listed_at`,
  name: sql`m.search_text`,
  stories: sql`m.stories`,
  active: sql`m.last_active_at`,
};

/** Conditions on `listed_users() m`. */
type Filters = {
  conditions: readonly SQL[];
  /** Whether the conditions leave few users, whom an index finds. */
  few?: boolean;
  /** Whether the caller knows a faster way to count the users that they leave. */
  counted?: boolean;
};

/**
 * Returns the ids of a page of `listed_users() m` in order, and the number of users on all pages. Usually an index
 * gives the order, so that few users are read; the users that a search, or a filter for few, leaves are read all at
 * once and sorted. The number is undefined where the caller counts (`counted`).
 */
export async function findUsers(
  tx: Transaction,
  query: PageQuery,
  { conditions, few = false, counted = false }: Filters,
): Promise<{ ids: string[]; matching: number | undefined }> {
  const column = sortColumns[query.sort];
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const limit = sql`limit ${adminPageSize} offset ${(query.page - 1) * adminPageSize}`;
  // Only the last activity may be null; users without one come last.
  const place = query.sort === 'active' ? sql`${direction} nulls last` : direction;
  const isSearch = query.search !== '';
  const all = isSearch ? [searchCondition(query.search), ...conditions] : [...conditions];
  const where = all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
  if (!isSearch && !few) {
    const rows = await rowsOf<{ id: string }>(
      tx,
      sql`select m.id from listed_users() m ${where} order by ${column} ${place}, m.id ${direction} ${limit}`,
    );
    const count = () => (all.length === 0 ? countAllUsers(tx) : countUsers(tx, where));
    return { ids: rows.map(({ id }) => id), matching: counted ? undefined : await count() };
  }
  const rows = await rowsOf<{ id: string; matching: number }>(
    tx,
    sql`with found as materialized (select m.id, ${column} as place from listed_users() m ${where})
      select id, (select count(*) from found)::integer as matching from found order by place ${place}, id ${direction} ${limit}`,
  );
  // A page after the last one has no row that holds the count.
  const matching = rows[0]?.matching ?? (query.page === 1 ? 0 : await countUsers(tx, where));
  return { ids: rows.map(({ id }) => id), matching };
}

/** The number of all users, from the daily counts. */
export async function countAllUsers(tx: Transaction): Promise<number> {
  const statement = sql`select coalesce(sum(count), 0)::integer as n from daily_counts where kind = 'user'`;
  return (await rowOf<{ n: number }>(tx, statement)).n;
}

async function countUsers(tx: Transaction, where: SQL): Promise<number> {
  return (await rowOf<{ n: number }>(tx, sql`select count(*)::integer as n from listed_users() m ${where}`)).n;
}

/** These of `listed_users()`. `offset 0` makes the planner work out each tier once. */
export const these = (ids: readonly string[]) =>
  sql`(select * from listed_users() l where l.id = any(${sql.param(ids)}::uuid[]) offset 0)`;

/**
 * Returns those of these users who are free alone, and for whom the plan of somebody in their household counts. Lists
 * show it; sums and filters count a plan once, for whoever pays.
 */
export async function householdsOf(
  tx: Transaction,
  users: readonly { id: string; tier: string }[],
): Promise<Set<string>> {
  const free = users.filter(({ tier }) => tier === 'free').map(({ id }) => id);
  // The rule of usage_tier(), for all at once: asked one by one, fifty users took as long as the whole list.
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select own.user_id as id from household_members own
      where own.user_id = any(${sql.param(free)}::uuid[]) and exists (
        select from household_members other left join user_usage_limits used on used.user_id = other.user_id
        where other.household_id = own.household_id and other.user_id <> own.user_id
          and (used.has_ever_paid or own_subscription_status(other.user_id) in ('active', 'trialing')))`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The subscription as both lists show it; one that was never completed is none. */
export const shownSubscription = ({ subscription }: { subscription: string }, isShared: boolean): string =>
  isShared ? 'household' : subscription === 'incomplete' ? 'free' : subscription;

/** Sorts rows into the order of the ids. */
export function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Matches names and e-mails that contain the search in any case. */
export function searchCondition(search: string): SQL {
  return sql`strpos(m.search_text, lower(${search})) > 0`;
}
