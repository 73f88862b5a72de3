import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { openOwnerConnection } from './connect.ts';
import { renewIndexes } from './renew-indexes.ts';
import { createTestDatabase } from './testing.ts';

test('the index that a search walks is built anew: smaller, whole, and without what a broken attempt left', async () => {
  const database = await createTestDatabase();
  const owner = await openOwnerConnection(database.url);
  try {
    const { rows } = await owner.query<{ id: string }>(
      "insert into users (email) values ('a@example.com') returning id",
    );
    // Like a growing shelf: each new story is sorted before all existing ones.
    for (let turn = 0; turn < 20; turn += 1)
      await owner.query(
        `insert into stories (user_id, title, content, length, language, characters, setting, message, age_group, model, story_type, search_text, series_to, created_at)
          select $1, 'Story', 'Once.', 'short', 'english', array['cat'], 'forest', 'sharing', 'toddler', 'deepseek', 'free_no_image',
            repeat(md5(random()::text), 5 + n % 9), at, at from (select n, now() + ($2::integer * 100 + n) * interval '1 hour' as at from generate_series(1, 100) n) each`,
        [rows[0]?.id, turn],
      );
    // All titles are equal, so building this unique index fails and leaves an unfinished index behind.
    await expect(
      owner.query('create unique index concurrently stories_library_ccnew on stories (title)'),
    ).rejects.toThrow('stories_library_ccnew');
    const left = "select 1 from pg_class where relname like 'stories_library_cc%'";
    expect((await owner.query(left)).rows).toHaveLength(1);
    const size = async () =>
      Number((await owner.query("select pg_relation_size('stories_library') as size")).rows[0]?.size);
    const before = await size();
    const { signal } = new AbortController();
    await renewIndexes(database.url, signal);
    // A server that stops later must not cancel another server's query.
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(await size()).toBeLessThan(before * 0.8);
    const { rows: whole } = await owner.query<{ indisvalid: boolean }>(
      "select indisvalid from pg_index where indexrelid = 'stories_library'::regclass",
    );
    expect(whole).toEqual([{ indisvalid: true }]);
    expect((await owner.query(left)).rows).toEqual([]);
    expect((await owner.query('select count(*)::integer as count from stories')).rows).toEqual([{ count: 2000 }]);
  } finally {
    await owner.end();
    await database.drop();
  }
});

test('a server that stops does not wait for the index that it is building', async () => {
  const database = await createTestDatabase();
  const [other, third] = [await openOwnerConnection(database.url), await openOwnerConnection(database.url)];
  try {
    // Building waits as long as another transaction changes the table.
    await other.query('begin');
    await other.query('lock table stories in row exclusive mode');
    const stopping = new AbortController();
    const renewed = renewIndexes(database.url, stopping.signal);
    await expect
      .poll(async () => (await third.query("select 1 from pg_stat_activity where query like 'reindex%'")).rows.length)
      .toBe(1);
    stopping.abort();
    await expect(renewed).rejects.toThrow('canceling statement due to user request');
    await expect(renewIndexes(database.url, stopping.signal)).rejects.toThrow('aborted');
  } finally {
    await other.end();
    await third.end();
    await database.drop();
  }
});
