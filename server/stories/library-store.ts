import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import type { LibraryQuery, LibrarySort, StorySummary } from '#domain/stories/api.ts';
import { foldForSearch, searchPartMark } from '#domain/stories/search-text.ts';
import type { Transaction } from '../platform/database.ts';
import { asSummary, excerpt, isFavorite, summaryColumns } from './store.ts';

/** The place in a sorted library after which a page begins: the sort keys of the last story before it. */
export type Cursor = { sort: LibrarySort; keys: (string | boolean)[]; id: string };

type Filter = Omit<LibraryQuery, 'cursor' | 'sort'>;

/** How each order is kept by keys, and never by offset. */
const orders: Record<LibrarySort, { keys: SQL[]; types: string[]; descending: boolean }> = {
  newest: { keys: [sql`${stories.createdAt}`], types: ['timestamptz'], descending: true },
  oldest: { keys: [sql`${stories.createdAt}`], types: ['timestamptz'], descending: false },
  title: { keys: [sql`${stories.titleKey}`], types: ['text'], descending: false },
  favorites: { keys: [isFavorite, sql`${stories.createdAt}`], types: ['boolean', 'timestamptz'], descending: true },
};

/** A page of the user's stories that match, in order, and where the next one begins. */
export async function findPage(
  tx: Transaction,
  userId: string,
  filter: Filter,
  sort: LibrarySort,
  after: Cursor | undefined,
  limit: number,
): Promise<{ stories: StorySummary[]; next: Cursor | undefined }> {
  const { keys, types, descending } = orders[sort];
  const direction = descending ? desc : asc;
  const place = sql.join([...keys, sql`${stories.id}`], sql`, `);
  const start =
    after &&
    sql.join(
      [...after.keys.map((key, index) => sql`${key}::${sql.raw(types[index] ?? 'text')}`), sql`${after.id}::uuid`],
      sql`, `,
    );
  const rows = await tx
    .select({
      story: summaryColumns,
      excerpt,
      isFavorite,
      // A timestamp with all its digits: a Date would lose the microseconds that keep the order.
      keys: sql<(string | boolean)[]>`json_build_array(${sql.join(keys, sql`, `)})`,
    })
    .from(stories)
    .where(and(matches(userId, filter), start && sql`(${place}) ${sql.raw(descending ? '<' : '>')} (${start})`))
    .orderBy(...keys.map((key) => direction(key)), direction(stories.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    stories: page.map((row) => ({ ...asSummary(row.story, row.isFavorite), excerpt: row.excerpt })),
    next: rows.length > limit && last ? { sort, keys: last.keys, id: last.story.id } : undefined,
  };
}

/** What the first page says of the whole library. */
export async function countLibrary(tx: Transaction, userId: string, filter: Filter) {
  const [matching] = await tx.select({ total: count() }).from(stories).where(matches(userId, filter));
  const [hidden] = await tx
    .select({ total: count() })
    .from(stories)
    .where(and(eq(stories.userId, userId), eq(stories.isTest, true)));
  const { rows } = await tx.execute<{ category: string }>(
    sql`select distinct category from stories, unnest(array[setting, age_group]) as category
      where user_id = ${userId} order by category limit 500`,
  );
  return { total: matching?.total ?? 0, hidden: hidden?.total ?? 0, categories: rows.map((row) => row.category) };
}

function matches(userId: string, { q, presets, category, favorites, includeTestStories }: Filter): SQL | undefined {
  const words = foldForSearch(q);
  const found =
    words === ''
      ? undefined
      : sql`(${stories.searchText} like ${contains(words)} or ${stories.titleKey} like ${contains(words)}
          ${presets.length === 0 ? sql`` : sql`or ${stories.characters} && ${sql.param(presets)}::text[] or ${stories.setting} = any(${sql.param(presets)}::text[]) or ${stories.message} = any(${sql.param(presets)}::text[])`})`;
  const inCategory =
    category === ''
      ? undefined
      : sql`(split_part(${stories.searchText}, ${searchPartMark}, 1) like ${contains(foldForSearch(category))}
          or ${stories.ageGroup} = ${category})`;
  return and(
    eq(stories.userId, userId),
    includeTestStories ? undefined : eq(stories.isTest, false),
    favorites ? isFavorite : undefined,
    found,
    inCategory,
  );
}

/** A LIKE pattern for text that is anywhere in it; the text's own wildcards mean themselves. */
function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
