import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { favorites, stories } from '#db/schema/stories.ts';
import type { LibrarySort, StorySummary } from '#domain/stories/api.ts';
import type { Transaction } from '../platform/database.ts';
import { isNarrowed, isOwnFavorite, type LibraryFilter, matches } from './library-filter.ts';
import { asSummary, excerpt, summaryColumns } from './store.ts';

/** The place in a sorted library after which a page begins: the sort keys of the last story before it. */
export type Cursor = { sort: LibrarySort; keys: (string | boolean)[]; id: string };

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

/** A page of the user's stories that match, in order, and where the next one begins. */
export async function findPage(
  tx: Transaction,
  userId: string,
  filter: LibraryFilter,
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

/**
 * The query of a page, with one story more where there is one. For tests that look at its plan. Where an index
 * has the stories in order, they are read as it has them; else an index finds the page, and only its stories are read.
 */
export function selectPage(
  tx: Transaction,
  userId: string,
  filter: LibraryFilter,
  sort: LibrarySort,
  after: Cursor | undefined,
  limit: number,
) {
  const { keys } = orders[sort];
  const ids = isNarrowed(filter)
    ? found(userId, filter, sort, after, limit + 1)
    : sort === 'favorites' && favoritesFirst(userId, filter, after, limit + 1);
  const page = ids ? inArray(stories.id, ids) : and(matches(userId, filter), begins(sort, after));
  return tx
    .select({
      story: summaryColumns,
      excerpt,
      isFavorite: marked,
      chapter,
      // A timestamp with all its digits: a Date would lose the microseconds that keep the order.
      keys: sql<(string | boolean)[]>`json_build_array(${listed(keys)})`,
    })
    .from(stories)
    .leftJoin(favorites, ownMark(userId))
    .where(page)
    .orderBy(...inOrder(sort))
    .limit(limit + 1);
}

const ownMark = (userId: string) => and(eq(favorites.storyId, stories.id), eq(favorites.userId, userId));

function inOrder(sort: LibrarySort): SQL[] {
  const { keys, descending } = orders[sort];
  return [...keys, sql`${stories.id}`].map((key) => (descending ? desc : asc)(key));
}

const listed = (parts: SQL[]) => sql.join(parts, sql`, `);

/** What comes after this place in the order. */
function begins(sort: LibrarySort, after: Cursor | undefined): SQL | undefined {
  if (!after) return undefined;
  const { keys, types, descending } = orders[sort];
  const place = listed([...keys, sql`${stories.id}`]);
  const values = after.keys.map((key, index) => sql`${key}::${sql.raw(types[index] ?? 'text')}`);
  const start = listed([...values, sql`${after.id}::uuid`]);
  return sql`(${place}) ${sql.raw(descending ? '<' : '>')} (${start})`;
}

/**
 * The ids of a page of what a search or the filters leave. Only the index of the newest holds what they look into:
 * "offset 0" keeps another order from walking its own index with a look at the table for each story.
 */
function found(
  userId: string,
  filter: LibraryFilter,
  sort: LibrarySort,
  after: Cursor | undefined,
  limit: number,
): SQL {
  const columns = [sql`${stories.id}`, ...orders[sort].keys.filter((key) => key !== marked)];
  const marks = sort === 'favorites' ? sql`left join favorites on ${ownMark(userId)}` : sql``;
  // The newest are looked up one by one until the page is full; another order needs them all, which a join has sooner.
  const joined = filter.favorites && sort !== 'newest' ? sql`join favorites on ${ownMark(userId)}` : sql``;
  const left = matches(userId, sort === 'newest' ? filter : { ...filter, favorites: false });
  const all = sql`from stories ${joined} where ${left}`;
  const matching =
    sort === 'newest' ? all : sql`from (select ${listed(columns)} ${all} offset 0) stories ${marks} where true`;
  const start = begins(sort, after) ?? sql`true`;
  return sql`(select ${stories.id} ${matching} and ${start} order by ${listed(inOrder(sort))} limit ${limit})`;
}

/** The ids of a page of all, favourites first: the newest of the favourites, then the newest of the others. */
function favoritesFirst(userId: string, filter: LibraryFilter, after: Cursor | undefined, limit: number): SQL {
  const newest = (isMarked: boolean) => {
    const [mark, createdAt] = after?.keys ?? [];
    const start =
      after && mark === isMarked
        ? sql`(${stories.createdAt}, ${stories.id}) < (${createdAt}::timestamptz, ${after.id}::uuid)`
        : undefined;
    const group = sql`${isOwnFavorite(userId)} ${sql.raw(isMarked ? 'is true' : 'is not true')}`;
    return sql`(select id, ${sql.raw(String(isMarked))} as marked, created_at from stories
      where ${and(matches(userId, filter), group, start)} order by created_at desc, id desc limit ${limit})`;
  };
  const groups = after?.keys[0] === false ? newest(false) : sql`${newest(true)} union all ${newest(false)}`;
  return sql`(select id from (${groups}) each order by marked desc, created_at desc, id desc limit ${limit})`;
}
