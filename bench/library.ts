import { eq, type SQL, sql } from 'drizzle-orm';
import { renewIndexes } from '#db/renew-indexes.ts';
import { stories } from '#db/schema/stories.ts';
import { type LibrarySort, libraryQuerySchema, storyPageSize } from '#domain/stories/api.ts';
import type { AppServices } from '#server/context.ts';
import { createStore, type Transaction } from '#server/platform/database/database.ts';
import type { Member } from '#server/platform/database/member.ts';
import { readLibrary } from '#server/stories/library/library.ts';
import { countMatching, outlineLibrary, selectOutline, selectTotal } from '#server/stories/library/library-counts.ts';
import type { LibraryFilter } from '#server/stories/library/library-filter.ts';
import { type Cursor, findPage, selectPage } from '#server/stories/library/library-store.ts';
import { type Bench, type Figure, percentile } from './figures.ts';
import { type ExplainedQuery, shortPlan } from './library/plans.ts';
import { measureSaving } from './library/save.ts';
import { fillLibrary, type LibraryWorld } from './library/world.ts';
import { inOwnDatabase } from './own-database.ts';

const repeats = 200;
/** The query of a shelf that nothing narrows, as an address without parameters asks for it. */
const everything = { ...libraryQuerySchema().parse({}), presets: [] };

/**
 * The library of a parent with 10,000 stories among 1,000,000. Targets: the database's answers to the server under 10
 * ms at p95, the first page under 100 KB, saving three pictures under 1.5 s.
 */
export const library: Bench = {
  name: 'Library, 10,000 stories of 1,000,000',
  baseline: 'the least there is',
  below:
    'The plans, in the same run: each step with the rows that it handed on, "of" those that it looked at. A page is 8 KB of memory; the last two steps of a page count the chapters of its stories.',
  run: () =>
    inOwnDatabase(async (owner, pool, url) => {
      const begin = performance.now();
      const world = await fillLibrary(owner);
      console.log(
        `${world.shelf} stories of ${world.stories} were made in ${Math.round((performance.now() - begin) / 1000)} s\n`,
      );
      // The product renews its indexes each month.
      await renewIndexes(url, new AbortController().signal);
      const store = createStore(pool);
      return [
        ...(await measureReads(store, world)),
        await measurePage({ store } as AppServices, world),
        await measureSaving(),
      ];
    }),
};

type Store = AppServices['store'];

/** A read of the server, and the query that it sends to the database. */
type Read = { what: string; work: (tx: Transaction) => Promise<unknown>; query: (tx: Transaction) => SQL };

/** Identifies the shelf of a household of one. */
const alone = (userId: string) => ({ userId, adults: [userId] });

function pageOf(what: string, userId: string, filter: Partial<LibraryFilter>, sort: LibrarySort, after?: Cursor): Read {
  const asked = [alone(userId), { ...everything, ...filter }, sort, after, storyPageSize] as const;
  return { what, work: (tx) => findPage(tx, ...asked), query: (tx) => selectPage(tx, ...asked).getSQL() };
}

function countOf(what: string, userId: string, filter: Partial<LibraryFilter>): Read {
  const asked = [alone(userId), { ...everything, ...filter }] as const;
  return { what, work: (tx) => countMatching(tx, ...asked), query: (tx) => selectTotal(tx, ...asked).getSQL() };
}

async function measureReads(store: Store, { userId }: LibraryWorld): Promise<Figure[]> {
  const read = <T>(work: (tx: Transaction) => Promise<T>) => store.onBehalfOf(userId, work);
  const turn = (after?: Cursor) =>
    read((tx) => findPage(tx, alone(userId), everything, 'newest', after, storyPageSize));
  let place = (await turn()).next;
  for (let turns = 0; turns < 100 && place; turns += 1) place = (await turn(place)).next ?? place;

  const page = (what: string, filter: Partial<LibraryFilter> = {}, sort: LibrarySort = 'newest') =>
    pageOf(what, userId, filter, sort);
  const reads: Read[] = [
    page('first page'),
    pageOf('page 100', userId, {}, 'newest', place),
    page('oldest first', {}, 'oldest'),
    page('by title', {}, 'title'),
    page('favourites first', {}, 'favorites'),
    page('favourites only', { favorites: true }),
    page('favourites only, by title', { favorites: true }, 'title'),
    page('search, in one story of a hundred', { q: 'porridge' }),
    page('search by title, in one story', { q: 'zeppelin' }, 'title'),
    page('search by title, in every story', { q: 'lantern' }, 'title'),
    page('search, oldest first, in every story', { q: 'lantern' }, 'oldest'),
    page('search, favourites first, in every story', { q: 'lantern' }, 'favorites'),
    page('search, favourites first, in one story', { q: 'zeppelin' }, 'favorites'),
    page('search, in no story', { q: 'nowhere to be found' }),
    page('search by a preset name', { q: 'zorro', presets: [['fox']] }),
    page('category', { category: 'castle' }),
    page('category, favourites and search together', { category: 'toddler', favorites: true, q: 'lantern' }),
    {
      what: 'what is hidden, and the categories',
      work: (tx) => outlineLibrary(tx, [userId]),
      query: () => selectOutline(userId),
    },
    countOf('count of all', userId, {}),
    countOf('count of a search', userId, { q: 'lantern' }),
    countOf('count of the favourites', userId, { favorites: true }),
  ];
  const [one] = await read((tx) => tx.select({ id: stories.id }).from(stories).limit(1));
  const bare = await times(() =>
    read((tx) =>
      tx
        .select({ id: stories.id })
        .from(stories)
        .where(eq(stories.id, one?.id ?? '')),
    ),
  );
  const bareQuery = (tx: Transaction) =>
    sql`${tx
      .select({ id: stories.id })
      .from(stories)
      .where(eq(stories.id, one?.id ?? ''))}`;
  const bareInside = await timesInside(read, bareQuery);
  const figures: Figure[] = [];
  for (const { what, work, query } of reads) {
    const taken = await times(() => read(work));
    const inside = await timesInside(read, query);
    const unit = 'ms';
    const figure = (share: number, ours: number[], baseline: number[]) => ({
      unit,
      ours: percentile(ours, share),
      baseline: percentile(baseline, share),
    });
    figures.push(
      { what: `${what}, in PostgreSQL, p95`, ...figure(0.95, inside, bareInside) },
      { what: `${what}, as the server waits for it, p50`, ...figure(0.5, taken, bare) },
      {
        what: `${what}, as the server waits for it, p95`,
        ...figure(0.95, taken, bare),
        how: `${what}: ${shortPlan(await read((tx) => explained(tx, query(tx), { countPages: true })))}`,
      },
    );
  }
  return figures;
}

/** Explains a query under the member's row-level security; counting the pages makes it a little slower. */
async function explained(
  tx: Transaction,
  query: SQL,
  { countPages }: { countPages: boolean },
): Promise<ExplainedQuery> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': [ExplainedQuery] }>(
    sql`explain (analyze, buffers ${sql.raw(String(countPages))}, timing off, format json) ${query}`,
  );
  const [answer] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!answer) throw new Error('the database explained nothing');
  return answer;
}

/** Returns the milliseconds of planning and running, by the database's own clock. */
async function timesInside(
  read: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
  query: (tx: Transaction) => SQL,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const plan = await read((tx) => explained(tx, query(tx), { countPages: false }));
    taken.push(plan['Planning Time'] + plan['Execution Time']);
  }
  return taken;
}

/** Measures the first page as JSON, before any compression, beside its titles and ids alone. */
async function measurePage(ctx: AppServices, { userId }: LibraryWorld): Promise<Figure> {
  const page = await readLibrary(ctx, { userId } as Member, everything);
  const least = page.stories.map(({ id, title }) => ({ id, title }));
  const kilobytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) / 1000;
  return { what: 'first page of 50, not compressed', unit: 'KB', ours: kilobytes(page), baseline: kilobytes(least) };
}

/** Returns the milliseconds of each of `repeats` reads, after 10 warm-up reads. */
async function times(work: () => Promise<unknown>): Promise<number[]> {
  for (let round = 0; round < 10; round += 1) await work();
  const taken: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    const begin = performance.now();
    await work();
    taken.push(performance.now() - begin);
  }
  return taken;
}
