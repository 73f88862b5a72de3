import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { favorites, stories } from '#db/schema/stories.ts';
import type { LibraryQuery, LibrarySort, StorySummary } from '#domain/stories/api.ts';
import { foldForSearch, searchPartMark } from '#domain/stories/search-text.ts';
import type { Transaction } from '../platform/database.ts';
import { asSummary, excerpt, summaryColumns } from './store.ts';

/** The place in a sorted library after which a page begins: the sort keys of the last story before it. */
export type Cursor = { sort: LibrarySort; keys: (string | boolean)[]; id: string };

type Filter = Omit<LibraryQuery, 'cursor' | 'sort'>;

/** Of a story that was joined with its owner's favourites. */
const marked = sql<boolean>`(${favorites.storyId} is not null)`;

/**
 * How each order is kept by keys, and never by offset; the id settles what is left. The chapters of a story
 * stand together, where its newest stands, or its first when the oldest come first.
 */
const orders: Record<LibrarySort, { keys: SQL[]; types: string[]; descending: boolean }> = {
  newest: {
    keys: [sql`${stories.seriesTo}`, sql`${stories.series}`, sql`${stories.createdAt}`],
    types: ['timestamptz', 'uuid', 'timestamptz'],
    descending: true,
  },
  oldest: {
    keys: [sql`${stories.seriesFrom}`, sql`${stories.series}`, sql`${stories.createdAt}`],
    types: ['timestamptz', 'uuid', 'timestamptz'],
    descending: false,
  },
  title: { keys: [sql`${stories.titleKey}`], types: ['text'], descending: false },
  favorites: { keys: [marked, sql`${stories.createdAt}`], types: ['boolean', 'timestamptz'], descending: true },
};

/** Which chapter of its series a story is, and of how many; null on its own. */
const chapter = sql<{ number: number; of: number } | null>`(
  select json_build_object('number', count(*) filter (where (each.created_at, each.id) <= (${stories.createdAt}, ${stories.id})), 'of', count(*))
  from stories each where each.user_id = ${stories.userId} and each.series_to = ${stories.seriesTo} and each.series = ${stories.series}
  having count(*) > 1)`;

/**
 * A page of the user's stories that match, in order, and where the next one begins. Found by the library's
 * index alone; only the stories of the page are read.
 */
export async function findPage(
  tx: Transaction,
  userId: string,
  filter: Filter,
  sort: LibrarySort,
  after: Cursor | undefined,
  limit: number,
): Promise<{ stories: StorySummary[]; next: Cursor | undefined }> {
  const rows = await selectPage(tx, userId, filter, sort, after, limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    stories: page.map((row) => ({
      ...asSummary(row.story, row.isFavorite),
      excerpt: row.excerpt,
      chapter: row.chapter,
    })),
    next: rows.length > limit && last ? { sort, keys: last.keys, id: last.story.id } : undefined,
  };
}

/** The query of a page, with one story more where there is one. For tests that look at its plan. */
export function selectPage(
  tx: Transaction,
  userId: string,
  filter: Filter,
  sort: LibrarySort,
  after: Cursor | undefined,
  limit: number,
) {
  const { keys, types, descending } = orders[sort];
  const direction = descending ? desc : asc;
  const place = sql.join([...keys, sql`${stories.id}`], sql`, `);
  const start =
    after &&
    sql.join(
      [...after.keys.map((key, index) => sql`${key}::${sql.raw(types[index] ?? 'text')}`), sql`${after.id}::uuid`],
      sql`, `,
    );
  const order = [...keys, sql`${stories.id}`].map((key) => direction(key));
  const ownMark = and(eq(favorites.storyId, stories.id), eq(favorites.userId, userId));
  const all = tx.select({ id: stories.id }).from(stories).$dynamic();
  const found = (sort === 'favorites' ? all.leftJoin(favorites, ownMark) : all)
    .where(and(matches(userId, filter), start && sql`(${place}) ${sql.raw(descending ? '<' : '>')} (${start})`))
    .orderBy(...order)
    .limit(limit + 1)
    .as('found');
  return tx
    .select({
      story: summaryColumns,
      excerpt,
      isFavorite: marked,
      chapter,
      // A timestamp with all its digits: a Date would lose the microseconds that keep the order.
      keys: sql<(string | boolean)[]>`json_build_array(${sql.join(keys, sql`, `)})`,
    })
    .from(found)
    .innerJoin(stories, eq(stories.id, found.id))
    .leftJoin(favorites, ownMark)
    .orderBy(...order);
}

/** What the first page says of the whole library. */
export async function countLibrary(tx: Transaction, userId: string, filter: Filter) {
  const [matching] = await selectTotal(tx, userId, filter);
  const [hidden] = await tx
    .select({ total: count() })
    .from(stories)
    .where(and(eq(stories.userId, userId), eq(stories.isTest, true)));
  const { rows } = await tx.execute<{ category: string }>(selectCategories(userId));
  return { total: matching?.total ?? 0, hidden: hidden?.total ?? 0, categories: rows.map((row) => row.category) };
}

/** The query that counts all matching stories. */
export function selectTotal(tx: Transaction, userId: string, filter: Filter) {
  return tx.select({ total: count() }).from(stories).where(matches(userId, filter));
}

/** The query of every setting and age group. */
export function selectCategories(userId: string): SQL {
  return sql`select category from (
      select distinct setting as category from stories where user_id = ${userId}
      union select distinct age_group from stories where user_id = ${userId}
    ) all_of_them order by category limit 500`;
}

function matches(userId: string, { q, presets, category, favorites, includeTestStories }: Filter): SQL | undefined {
  const words = foldForSearch(q);
  const found =
    words === ''
      ? undefined
      : or(
          holds(sql`${stories.searchText}`, words),
          holds(sql`${stories.titleKey}`, words),
          ...presets.map((id) => holds(whole, `\n${id}\n`)),
        );
  const inCategory =
    category === ''
      ? undefined
      : sql`(${holds(parts, foldForSearch(category))}
          or ${stories.ageGroup} = ${category})`;
  return and(
    eq(stories.userId, userId),
    includeTestStories ? undefined : eq(stories.isTest, false),
    favorites
      ? sql`${stories.id} in (select favorites.story_id from favorites where favorites.user_id = ${userId})`
      : undefined,
    found,
    inCategory,
  );
}

/** Characters, setting and message; between line ends a preset is found whole and not as part of a word. */
const parts = sql`split_part(${stories.searchText}, ${searchPartMark}, 1)`;
const whole = sql`(e'\n' || ${parts} || e'\n')`;

/**
 * Whether a text holds these words anywhere. strpos skips ahead by the length of what it looks for: from five
 * letters on it takes half the time of LIKE, below them it takes longer.
 */
function holds(text: SQL, words: string): SQL {
  if (words.length >= 5) return sql`strpos(${text}, ${words}) > 0`;
  return sql`${text} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
}
