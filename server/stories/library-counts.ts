import { count, type SQL, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import { ageGroups } from '#domain/stories/options.ts';
import type { Transaction } from '../platform/database.ts';
import { type LibraryFilter, matches } from './library-filter.ts';

/**
 * What the first page says of the whole library. Whoever has the whole page of what matches knows the total
 * already.
 */
export async function countLibrary(tx: Transaction, userId: string, filter: LibraryFilter, total?: number) {
  const { rows } = await tx.execute<{ total: number; hidden: number; categories: string[] }>(
    selectCounts(tx, userId, filter, total),
  );
  return rows[0] ?? { total: 0, hidden: 0, categories: [] };
}

/**
 * The query of all counts: what matches, what is hidden for its title, and every setting and age group, which
 * are leapt to in narrow indexes and not gathered from each story.
 */
export function selectCounts(tx: Transaction, userId: string, filter: LibraryFilter, total?: number): SQL {
  const own = sql`from stories where user_id = ${userId}`;
  const matching = tx.select({ total: count() }).from(stories).where(matches(userId, filter));
  return sql`with recursive settings (setting) as (
      (select setting ${own} order by setting limit 1)
      union all
      select (select stories.setting ${own} and stories.setting > settings.setting order by stories.setting limit 1)
      from settings where settings.setting is not null
    )
    select ${total === undefined ? sql`(${matching})` : sql`${total}::integer`} as total,
      (select count(*) ${own} and is_test) as hidden,
      array(
        select category from (
          (select setting as category from settings where setting is not null limit 500)
          union select age from unnest(${sql.param([...ageGroups])}::text[]) age
          where exists (select ${own} and is_test in (false, true) and age_group = age)
        ) all_of_them order by category limit 500
      ) as categories`;
}
