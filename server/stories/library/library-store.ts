import { and, asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import type { LibrarySort, StorySummary } from '#domain/stories/api.ts';
import { inReadingOrder } from '#domain/stories/reading-order.ts';
import type { Adults, Transaction } from '../../platform/database/database.ts';
import { asSummary, excerpt, summaryColumns } from '../store.ts';
import { isNarrowed, isOwnFavorite, isSearched, type LibraryFilter, matches, type Shelf } from './library-filter.ts';

/** The place in a sorted library where a page begins: the sort keys and id of the last story before it. */
export type Cursor = { sort: LibrarySort; keys: (string | boolean)[]; id: string };

/**
 * How each order is paged: by keys, never by offset; the id decides between equal keys. The chapters of a story
 * stand together, in the place of the newest one, or of the first one when the oldest come first.
 */
const orders: Record<LibrarySort, { columns: SQL[]; types: string[]; descending: boolean }> = {
  newest: {
    columns: [sql`${stories.seriesTo}`, sql`${stories.series}`, sql`${stories.createdAt}`],
    types: ['timestamptz', 'uuid', 'timestamptz'],
    descending: true,
  },
  oldest: {
    columns: [sql`${stories.seriesFrom}`, sql`${stories.series}`, sql`${stories.createdAt}`],
    types: ['timestamptz', 'uuid', 'timestamptz'],
    descending: false,
  },
  title: { columns: [sql`${stories.titleKey}`], types: ['text'], descending: false },
  favorites: { columns: [sql`${stories.createdAt}`], types: ['boolean', 'timestamptz'], descending: true },
};

/** In orders other than the newest, up to this many stories are checked for matches before the whole shelf is. */
const firstLooks = 80;
/** But only if at least half of this many newest stories match: rare matches are not among the first stories either. */
const samples = 60;

const keysOf = (sort: LibrarySort, mark: SQL): SQL[] =>
  sort === 'favorites' ? [mark, ...orders[sort].columns] : orders[sort].columns;

/** Keeps the table's name, also inside another query, where a plain column loses it. */
const ofStory = (column: Column) => sql`${column}`;

/** Whether a story of the page is a favourite: looked up for each, which is cheaper for a page than the whole set. */
const markOf = (userId: string) =>
  sql<boolean>`exists (select from favorites where favorites.user_id = ${userId} and favorites.story_id = ${ofStory(stories.id)})`;

/** A story's chapter number and the count of its series, or null; adults of a household may continue each other's. */
const chapterOf = (adults: Adults) => sql<{ number: number; of: number } | null>`(
  select json_build_object('number', count(*) filter (where (each.created_at, each.id) <= (${ofStory(stories.createdAt)}, ${ofStory(stories.id)})), 'of', count(*))
  from stories each where ${adults.length === 1 ? sql`each.user_id = ${ofStory(stories.userId)}` : sql`each.user_id = any(${sql.param([...adults])}::uuid[])`} and each.series_to = ${ofStory(stories.seriesTo)} and each.series = ${ofStory(stories.series)}
  having count(*) > 1)`;

/** Returns a page of the matching stories of a shelf, in order, and where the next page begins. */
export async function findPage(
  tx: Transaction,
  shelf: Shelf,
  filter: LibraryFilter,
  sort: LibrarySort,
  after: Cursor | undefined,
  limit: number,
): Promise<{ stories: StorySummary[]; next: Cursor | undefined }> {
  const rows = await selectPage(tx, shelf, filter, sort, after, limit);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const shown = page.map((row) => ({
    ...asSummary(row.story, row.isFavorite),
    excerpt: row.excerpt,
    chapter: row.chapter,
  }));
  return {
    // By date the chapters of a book stand together and are shown from the first on.
    stories: sort === 'newest' ? inReadingOrder(shown) : shown,
    next: rows.length > limit && last ? { sort, keys: last.keys, id: last.story.id } : undefined,
  };
}

/**
 * The query of a page, with one more story if there is one; exported for tests of its plan. If an index has the stories
 * in order, they are read in its order; else an index finds the page, and only the stories of the page are read.
 */
export function selectPage(
  tx: Transaction,
  shelf: Shelf,
  filter: LibraryFilter,
  sort: LibrarySort,
  after: Cursor | undefined,
  limit: number,
) {
  const ids = isNarrowed(filter)
    ? found(shelf, filter, sort, after, limit + 1)
    : sort === 'favorites' && favoritesFirst(shelf, filter, after, limit + 1);
  const all = tx
    .select({
      story: summaryColumns,
      excerpt,
      isFavorite: markOf(shelf.userId),
      chapter: chapterOf(shelf.adults),
      // JSON keeps all digits of a timestamp: a Date would lose the microseconds that keep the order.
      keys: sql<(string | boolean)[]>`json_build_array(${listed(keysOf(sort, markOf(shelf.userId)))})`,
    })
    .from(stories)
    .$dynamic();
  return ids
    ? all
        .innerJoin(sql`unnest(${ids}) with ordinality page (id, place)`, sql`page.id = ${stories.id}`)
        .orderBy(sql`page.place`)
    : all
        .where(and(matches(shelf, filter), begins(sort, shelf.userId, after)))
        .orderBy(...inOrder(sort, shelf.userId))
        .limit(limit + 1);
}

function inOrder(sort: LibrarySort, userId: string): SQL[] {
  return [...keysOf(sort, isOwnFavorite(userId)), sql`${stories.id}`].map((key) =>
    (orders[sort].descending ? desc : asc)(key),
  );
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Returns the condition for what comes after this place in the order. */
function begins(sort: LibrarySort, userId: string, after: Cursor | undefined): SQL | undefined {
  if (!after) return undefined;
  const { types, descending } = orders[sort];
  const place = listed([...keysOf(sort, isOwnFavorite(userId)), sql`${stories.id}`]);
  const values = after.keys.map((key, index) => sql`${key}::${sql.raw(types[index] ?? 'text')}`);
  const start = listed([...values, sql`${after.id}::uuid`]);
  return sql`(${place}) ${sql.raw(descending ? '<' : '>')} (${start})`;
}

/**
 * The ids of a page of a search or filter. Only the index of the newest holds what a search and a category look into
 * (names and tags are read from the table, but of the own stories alone):
 * "offset 0" keeps the planner from walking another order's index with a look at the table for each story. But where
 * many stories match, the first 80 in that order are read in this way: they fill the page, and nothing is sorted.
 * Favourites are looked up in the order of the index, until the page is full.
 */
function found(shelf: Shelf, filter: LibraryFilter, sort: LibrarySort, after: Cursor | undefined, limit: number): SQL {
  const matching = sql`from stories where ${matches(shelf, filter)}`;
  const inPlace = sql`${begins(sort, shelf.userId, after) ?? sql`true`} order by ${listed(inOrder(sort, shelf.userId))} limit ${limit}`;
  if (sort === 'newest' || !isSearched(filter)) return sql`array(select ${stories.id} ${matching} and ${inPlace})`;
  const columns = listed([sql`${stories.id}`, ...orders[sort].columns]);
  const ofAll = sql`array(select ${stories.id} from (select ${columns} ${matching} offset 0) stories where ${inPlace})`;
  if (filter.favorites) return ofAll;
  const unsearched = { ...filter, q: '', category: '', character: '', tag: '' };
  const newest = sql`select * from stories where ${matches(shelf, unsearched)} order by ${listed(inOrder('newest', shelf.userId))} limit ${samples}`;
  // A materialized query is read in the order in which it was written, and runs only if it is used.
  return sql`(
    with first as materialized (${inTheirOrder(shelf, unsearched, sort, after, firstLooks)}),
      fit as materialized (select id from first stories where ${matches(shelf, filter)} limit ${limit})
    select case when (select count(*) from (${newest}) stories where ${matches(shelf, filter)}) >= ${samples / 2}
        and (select count(*) from fit) = ${limit}
      then array(select id from fit) else ${ofAll} end)`;
}

/** Returns the first stories after a place in an order, with the columns that a search and the filters read. */
function inTheirOrder(
  shelf: Shelf,
  filter: LibraryFilter,
  sort: LibrarySort,
  after: Cursor | undefined,
  limit: number,
): SQL {
  if (sort === 'favorites') {
    return sql`select stories.* from unnest(${favoritesFirst(shelf, filter, after, limit)}) with ordinality page (id, place)
      join stories on stories.id = page.id order by page.place`;
  }
  return sql`select * from stories where ${and(matches(shelf, filter), begins(sort, shelf.userId, after))}
    order by ${listed(inOrder(sort, shelf.userId))} limit ${limit}`;
}

/** Returns the ids of a page of all stories: the newest favourites first, then the newest of the others. */
function favoritesFirst(shelf: Shelf, filter: LibraryFilter, after: Cursor | undefined, limit: number): SQL {
  const newest = (isMarked: boolean) => {
    const [mark, createdAt] = after?.keys ?? [];
    const start =
      after && mark === isMarked
        ? sql`(${stories.createdAt}, ${stories.id}) < (${createdAt}::timestamptz, ${after.id}::uuid)`
        : undefined;
    const group = sql`${isOwnFavorite(shelf.userId)} ${sql.raw(isMarked ? 'is true' : 'is not true')}`;
    return sql`(select id, ${sql.raw(String(isMarked))} as marked, created_at from stories
      where ${and(matches(shelf, filter), group, start)} order by created_at desc, id desc limit ${limit})`;
  };
  const groups = after?.keys[0] === false ? newest(false) : sql`${newest(true)} union all ${newest(false)}`;
  return sql`array(select id from (${groups}) each order by marked desc, created_at desc, id desc limit ${limit})`;
}
