import { eq, sql } from 'drizzle-orm';
import { stories } from '#db/schema/stories.ts';
import { type LibraryQuery, type LibrarySort, storyPageSize } from '#domain/stories/api.ts';
import type { AppServices } from '#server/context.ts';
import type { Member } from '#server/identity/member.ts';
import { createStore, type Transaction } from '#server/platform/database.ts';
import { readLibrary } from '#server/stories/library.ts';
import { type Cursor, countLibrary, findPage, selectPage, selectTotal } from '#server/stories/library-store.ts';
import { type Bench, type Figure, percentile } from './figures.ts';
import { measureSaving } from './library/save.ts';
import { fillLibrary, type LibraryWorld } from './library/world.ts';
import { inOwnDatabase } from './own-database.ts';

const repeats = 200;
const everything = { q: '', presets: [], category: '', favorites: false, includeTestStories: false };
type Filter = Omit<LibraryQuery, 'cursor' | 'sort'>;

/**
 * The library of a parent with 10,000 stories among 1,000,000, as the database answers it to the server: wanted
 * under 10 ms at p95; its first page, wanted under 100 KB; saving three pictures, wanted under 1.5 s.
 */
export const library: Bench = {
  name: 'Library, 10,000 stories of 1,000,000',
  baseline: 'the least there is',
  run: () =>
    inOwnDatabase(async (owner, pool) => {
      const begin = performance.now();
      const world = await fillLibrary(owner);
      console.log(
        `${world.shelf} stories of ${world.stories} were made in ${Math.round((performance.now() - begin) / 1000)} s\n`,
      );
      const store = createStore(pool.orm);
      return [
        ...(await measureReads(store, world)),
        await measurePage({ store } as AppServices, world),
        await measureSaving(),
      ];
    }),
};

type Store = AppServices['store'];

async function measureReads(store: Store, { userId }: LibraryWorld): Promise<Figure[]> {
  const read = <T>(work: (tx: Transaction) => Promise<T>) => store.asMember(userId, work);
  const page =
    (filter: Partial<Filter> = {}, sort: LibrarySort = 'newest', after?: Cursor) =>
    (tx: Transaction) =>
      findPage(tx, userId, { ...everything, ...filter }, sort, after, storyPageSize);
  const deep = await read(page());
  let place = deep.next;
  for (let turn = 0; turn < 100 && place; turn += 1) place = (await read(page({}, 'newest', place))).next ?? place;

  const reads: [string, (tx: Transaction) => Promise<unknown>][] = [
    ['first page', page()],
    ['page 100', page({}, 'newest', place)],
    ['oldest first', page({}, 'oldest')],
    ['by title', page({}, 'title')],
    ['favourites first', page({}, 'favorites')],
    ['favourites only', page({ favorites: true })],
    ['search, in one story of a hundred', page({ q: 'porridge' })],
    ['search by title, in one story', page({ q: 'zeppelin' }, 'title')],
    ['search, in no story', page({ q: 'nowhere to be found' })],
    ['search by a preset name', page({ q: 'zorro', presets: ['fox'] })],
    ['category', page({ category: 'castle' })],
    ['category, favourites and search together', page({ category: 'toddler', favorites: true, q: 'lantern' })],
    ['counts and categories of all', (tx) => countLibrary(tx, userId, everything)],
    ['counts and categories of a search', (tx) => countLibrary(tx, userId, { ...everything, q: 'lantern' })],
  ];
  const id = (await read((tx) => tx.select({ id: stories.id }).from(stories).limit(1)))[0]?.id ?? '';
  const bare = await times(() => read((tx) => tx.select({ id: stories.id }).from(stories).where(eq(stories.id, id))));
  const figures: Figure[] = [];
  for (const [what, work] of reads) {
    const taken = await times(() => read(work));
    for (const [name, share] of [
      ['p50', 0.5],
      ['p95', 0.95],
    ] as const)
      figures.push({
        what: `${what}, ${name}`,
        unit: 'ms',
        ours: percentile(taken, share),
        baseline: percentile(bare, share),
      });
  }
  await read(async (tx) => {
    const shown = { ...everything, q: 'nowhere to be found' };
    for (const [what, query] of [
      ['first page', selectPage(tx, userId, everything, 'newest', undefined, storyPageSize)],
      ['favourites first', selectPage(tx, userId, everything, 'favorites', undefined, storyPageSize)],
      ['search, in no story', selectPage(tx, userId, shown, 'newest', undefined, storyPageSize)],
      ['count of a search', selectTotal(tx, userId, shown)],
    ] as const) {
      const { rows } = await tx.execute<Record<string, string>>(sql`explain (analyze, buffers, costs off) ${query}`);
      console.log(`${what}:\n${rows.map((row) => Object.values(row)[0]).join('\n')}\n`);
    }
  });
  return figures;
}

/** The first page as JSON, before any compression, beside its titles and ids. */
async function measurePage(ctx: AppServices, { userId }: LibraryWorld): Promise<Figure> {
  const query: LibraryQuery = { ...everything, sort: 'newest', cursor: undefined };
  const page = await readLibrary(ctx, { userId } as Member, query);
  const least = page.stories.map(({ id, title }) => ({ id, title }));
  const kilobytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) / 1000;
  return { what: 'first page of 50, not compressed', unit: 'KB', ours: kilobytes(page), baseline: kilobytes(least) };
}

/** Milliseconds of each of many reads, after a few that warm up. */
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
