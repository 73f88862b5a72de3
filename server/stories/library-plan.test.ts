import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LibraryQuery, type LibrarySort, libraryQuerySchema, librarySorts } from '#domain/stories/api.ts';
import { startTestServer, type TestMember, type TestServer } from '../testing.ts';
import { selectOutline, selectTotal } from './library/library-counts.ts';
import { findPage, selectPage } from './library/library-store.ts';

let server: TestServer;
let parent: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  parent = await server.signIn();
  const others = await server.sql<{ id: string }>(
    "insert into users (email) select 'other' || n || '@example.com' from generate_series(1, 40) n returning id",
  );
  for (const { id } of [{ id: parent.userId }, ...others]) {
    await server.sql(
      `insert into stories (user_id, title, title_key, content, length, language, characters, setting, message, age_group, model, story_type, search_text, created_at)
       select $1, 'Story ' || n, 'story ' || n, repeat('A quiet night. ', 100), 'short', 'english', array['cat'], 'forest', 'sharing', 'toddler',
         'deepseek', 'free_no_image', 'cat' || e'\\nforest\\nsharing' || e'\\x1f' || 'shape-' || n % 3 || case when n in (5, 300, 777, 999) then ' in a hidden glade' else '' end || repeat('. a quiet night', 10), now() - n * interval '1 hour'
       from generate_series(1, 1000) n`,
      [id],
    );
  }
  await server.sql('insert into favorites (user_id, story_id) select user_id, id from stories where random() < 0.05');
  await server.sql('vacuum analyze stories');
  await server.sql('vacuum analyze favorites');
});
afterAll(() => server.stop());

type Filter = Omit<LibraryQuery, 'cursor' | 'sort'>;
/** The query of a shelf that nothing narrows, as an address without parameters asks for it. */
const everything: Filter = { ...libraryQuerySchema().parse({}), presets: [] };
const narrow: [string, Partial<Filter>][] = [
  ['nothing', {}],
  ['a search', { q: 'nowhere', presets: [['fox']] }],
  ['a category', { category: 'castle' }],
  ['all at once', { q: 'quiet', category: 'forest', favorites: true }],
];

/** Each order in SQL, for stories that are not chapters. */
const ordersSaid: Record<LibrarySort, string> = {
  newest: 'stories.created_at desc',
  oldest: 'stories.created_at',
  title: 'title_key',
  favorites: 'story_id is null, stories.created_at desc',
};

/** The shelf of a household of one. */
const alone = (userId: string) => ({ userId, adults: [userId] });

/** Returns the steps of a plan and the indexes they use, under the member's own row-level security. */
async function planOf(query: (tx: Parameters<typeof findPage>[0]) => SQL): Promise<string> {
  const rows = await server.ctx.store.onBehalfOf(parent.userId, async (tx) => {
    const answer = await tx.execute<Record<string, string>>(sql`explain (costs off) ${query(tx)}`);
    return answer.rows;
  });
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

const scansIn = (plan: string) => plan.match(/^.*\bScan\b.* on stories\b.*$/gm) ?? [];

for (const sort of librarySorts) {
  test.for(narrow)(
    `a page by ${sort}, narrowed by %s, reads an index of the own stories and never the whole table`,
    async ([, filter]) => {
      const plan = await planOf((tx) =>
        selectPage(
          tx,
          alone(parent.userId),
          { ...everything, ...filter },
          sort satisfies LibrarySort,
          undefined,
          50,
        ).getSQL(),
      );
      expect(plan).not.toMatch(/Seq Scan on stories/);
      expect(plan).toMatch(/Index (Only )?Scan (using|on) stories_/);
    },
  );
}

test.for(librarySorts)(
  'a shelf that is narrowed to a name and a tag by %s reads the own stories alone, and so does its count',
  async (sort) => {
    const filter = { ...everything, character: 'Nora', tag: 'moon' };
    const shelf = alone(parent.userId);
    for (const plan of [
      await planOf((tx) => selectPage(tx, shelf, filter, sort, undefined, 50).getSQL()),
      await planOf((tx) => selectTotal(tx, shelf, filter).getSQL()),
    ]) {
      expect(plan).not.toMatch(/Seq Scan on stories/);
      expect(plan).toMatch(/(Index (Only )?Scan using|Bitmap Index Scan on) stories_/);
    }
  },
);

for (const sort of librarySorts) {
  test.for(narrow.slice(1))(`what %s leaves is found by ${sort} in the library's index alone`, async ([, filter]) => {
    const plan = await planOf((tx) =>
      selectPage(tx, alone(parent.userId), { ...everything, ...filter }, sort, undefined, 50).getSQL(),
    );
    expect(plan).toMatch(/Index Only Scan using stories_library on stories/);
    // The table is read for the page only, by ids, and for the first few of another order where many stories match.
    const looks = sort === 'newest' || filter.favorites ? 1 : 2;
    expect(plan.match(/\b(Index Scan using|Bitmap Heap Scan on) stories\w*/g)).toHaveLength(looks);
    expect(plan.match(/CTE first/g) ?? []).toHaveLength(looks - 1);
    expect(plan).toMatch(/Index Scan (using|on) stories_pkey\b/);
  });
}

test.for(librarySorts)(
  'favourites alone are found by %s in an index of that order, and marked without the table',
  async (sort) => {
    const plan = await planOf((tx) =>
      selectPage(tx, alone(parent.userId), { ...everything, favorites: true }, sort, undefined, 50).getSQL(),
    );
    const index = { newest: 'library', oldest: 'oldest', title: 'by_title', favorites: 'by_date' }[sort];
    expect(plan).toContain(`Index Only Scan using stories_${index} on stories`);
    expect(plan).toMatch(/Index Scan (using|on) stories_pkey\b/);
  },
);

test.for([
  ['every story', 'quiet', 1000],
  ['one of three', 'shape-1', 334],
  ['a few', 'glade hidden', 4],
  ['none', 'nowhere', 0],
] as const)(
  '[LIB-23] a search that finds %s gives each of its stories once and in order, by every order',
  async ([, q, count]) => {
    const { userId } = parent;
    const read = <T>(work: (tx: Parameters<typeof findPage>[0]) => Promise<T>) =>
      server.ctx.store.onBehalfOf(userId, work);
    for (const sort of librarySorts) {
      const all = await server.sql<{ id: string }>(
        `select stories.id from stories left join favorites on story_id = stories.id
        where stories.user_id = $1 and search_text like all ($2::text[]) order by ${ordersSaid[sort]}`,
        [userId, q.split(' ').map((word) => `%${word}%`)],
      );
      const pages: string[] = [];
      let after: Parameters<typeof findPage>[4];
      do {
        const page = await read((tx) => findPage(tx, alone(userId), { ...everything, q }, sort, after, 50));
        pages.push(...page.stories.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(pages).toEqual(all.map(({ id }) => id));
      expect(pages).toHaveLength(count);
    }
  },
);

test.for(narrow)('a count with %s is answered by an index alone', async ([, filter]) => {
  const plan = await planOf((tx) => selectTotal(tx, alone(parent.userId), { ...everything, ...filter }).getSQL());
  expect(scansIn(plan)).toHaveLength(1);
  expect(scansIn(plan)[0]).toMatch(/Index Only Scan/);
});

test('what is hidden and the categories are answered by indexes alone', async () => {
  const scans = scansIn(await planOf(() => selectOutline(parent.userId)));
  // As long as the recursive query does not run, its plan shows only the beginning.
  expect(scans.length).toBeGreaterThanOrEqual(3);
  for (const scan of scans) expect(scan).toMatch(/Index Only Scan/);
});

test.for(['newest', 'oldest', 'title'] as const)(
  '[LIB-42] the first page by %s stops after its 51 stories, and a later one begins where it begins',
  async (sort) => {
    const { userId } = parent;
    const read = (after?: Parameters<typeof findPage>[4]) =>
      server.ctx.store.onBehalfOf(userId, (tx) => findPage(tx, alone(userId), everything, sort, after, 50));
    const { next } = await read();
    for (const after of [undefined, next]) {
      const plan = await planOf((tx) => selectPage(tx, alone(userId), everything, sort, after, 50).getSQL());
      const inner = plan.slice(plan.indexOf('Limit'));
      expect(inner).not.toMatch(/Sort\b/);
      if (after) expect(inner).toMatch(/Index Cond:.*ROW\(/);
    }
  },
);

test('favourites first are walked in order twice, and each walk stops after its 51', async () => {
  const { userId } = parent;
  const { next } = await server.ctx.store.onBehalfOf(userId, (tx) =>
    findPage(tx, alone(userId), everything, 'favorites', undefined, 50),
  );
  for (const after of [undefined, next]) {
    const plan = await planOf((tx) => selectPage(tx, alone(userId), everything, 'favorites', after, 50).getSQL());
    const walks = plan.match(
      /^.*-> {2}Limit\n(?:.*InitPlan.*\n.*Result\n)?.*Index Only Scan using stories_by_date on stories.*$/gm,
    );
    expect(walks).toHaveLength(after?.keys[0] === false ? 1 : 2);
    if (after) expect(plan).toMatch(/Index Cond:.*ROW\(created_at, id\) </);
  }
});

test.for(librarySorts)(
  '[LIB-42] a shelf of two adults has each story of both once and in order by %s, and reads no whole table',
  async (sort) => {
    const { userId } = parent;
    const [other] = await server.sql<{ id: string }>("select id from users where email = 'other1@example.com'");
    const adults = [userId, other?.id ?? ''].toSorted();
    await server.sql(
      `update household_members set role = 'adult', household_id = (select household_id from household_members where user_id = $1)
     where user_id = $2 and role = 'owner'`,
      [userId, other?.id],
    );
    const shelf = { userId, adults };
    for (const filter of [{}, { q: 'glade hidden' }, { q: 'quiet' }]) {
      const all = await server.sql<{ id: string }>(
        `select stories.id from stories left join favorites on story_id = stories.id and favorites.user_id = $1
       where stories.user_id = any($2) and search_text like all ($3::text[]) order by ${ordersSaid[sort]}`,
        [userId, adults, (filter.q ?? '').split(' ').map((word) => `%${word}%`)],
      );
      const pages: string[] = [];
      let after: Parameters<typeof findPage>[4];
      do {
        const page = await server.ctx.store.onBehalfOf(userId, (tx) =>
          findPage(tx, shelf, { ...everything, ...filter }, sort, after, 50),
        );
        pages.push(...page.stories.map(({ id }) => id));
        after = page.next;
      } while (after);
      // Of two stories saved in the same moment either may come first.
      expect(new Set(pages)).toEqual(new Set(all.map(({ id }) => id)));
      expect(pages).toHaveLength(all.length);
      const plan = await planOf((tx) =>
        selectPage(tx, shelf, { ...everything, ...filter }, sort, undefined, 50).getSQL(),
      );
      expect(plan).not.toMatch(/Seq Scan on stories/);
    }
  },
);
