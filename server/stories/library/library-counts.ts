import { count, type SQL, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import { ageGroups } from '#domain/stories/options.ts';
import type { Adults, Transaction } from '../../platform/database/database.ts';
import { type LibraryFilter, matches, type Shelf } from './library-filter.ts';

/** Returns how many stories match. */
export async function countMatching(tx: Transaction, shelf: Shelf, filter: LibraryFilter): Promise<number> {
  const [row] = await selectTotal(tx, shelf, filter);
  return row?.total ?? 0;
}

export const selectTotal = (tx: Transaction, shelf: Shelf, filter: LibraryFilter) =>
  tx.select({ total: count() }).from(stories).where(matches(shelf, filter));

/** Describes the whole library, whatever the search: the number of stories hidden for their title, and categories. */
export async function outlineLibrary(tx: Transaction, adults: Adults) {
  let hidden = 0;
  const categories = new Set<string>();
  for (const adult of adults) {
    const { rows } = await tx.execute<{ hidden: number; categories: string[] }>(selectOutline(adult));
    hidden += Number(rows[0]?.hidden ?? 0);
    for (const category of rows[0]?.categories ?? []) categories.add(category);
  }
  return { hidden, categories: adults.length === 1 ? [...categories] : [...categories].toSorted() };
}

/** The outline of one adult's stories: skips through narrow indexes for settings and age groups, reads no story. */
export function selectOutline(userId: string): SQL {
  const own = sql`from stories where user_id = ${userId}`;
  return sql`with recursive settings (setting) as (
      (select setting ${own} order by setting limit 1)
      union all
      select (select stories.setting ${own} and stories.setting > settings.setting order by stories.setting limit 1)
      from settings where settings.setting is not null
    )
    select (select count(*) ${own} and is_test) as hidden,
      array(
        select category from (
          (select setting as category from settings where setting is not null limit 500)
          union select age from unnest(${sql.param([...ageGroups])}::text[]) age
          where exists (select ${own} and is_test in (false, true) and age_group = age)
        ) all_of_them order by category limit 500
      ) as categories`;
}
