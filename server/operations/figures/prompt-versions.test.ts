import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateStoryStreamPath, stopGenerationPath } from '#domain/generation/api.ts';
import { adminPaths, type Monitoring } from '#domain/operations/figures.ts';
import { favoritePath, storiesPath, storyPath } from '#domain/stories/api.ts';
import { promptVersions } from '../../generation/prompts/prompt.ts';
import { startTestServer, storyParams, type TestServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the back office tells what became of the stories of each version of the prompts', async () => {
  const parent = await server.signIn();
  const ask = async (generationId: string) =>
    (await parent.call(generateStoryStreamPath, { json: { storyParams: storyParams(), generationId } })).text();
  const generationId = randomUUID();
  const content = await ask(generationId);
  const saved = await parent.call(storiesPath, {
    json: { title: 'One', content, options: storyParams(), generationId },
  });
  const { id } = (await saved.json()) as { id: string };
  await parent.call(favoritePath(id), { json: { isFavorite: true } });
  // Opened on the evening it is saved, and twice on another day: that is one reread.
  await parent.call(storyPath(id));
  await server.sql("update stories set created_at = now() - interval '2 days' where id = $1", [id]);
  for (let times = 0; times < 2; times += 1) await parent.call(storyPath(id));
  const rereads = async () => (await server.sql('select rereads from generations where id = $1', [generationId]))[0];
  await expect.poll(rereads).toEqual({ rereads: 1 });
  await server.sql('update stories set created_at = now() where id = $1', [id]);
  await server.sandbox.fault({ vendor: 'deepseek', fault: 'unsafe' });
  await ask(randomUUID());
  await server.sandbox.clearFaults();
  await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall' });
  const stopped = randomUUID();
  const coming = await parent.call(generateStoryStreamPath, {
    json: { storyParams: storyParams(), generationId: stopped },
  });
  expect((await parent.call(stopGenerationPath(stopped), { method: 'POST' })).status).toBe(204);
  await coming.text();
  await server.ctx.recorder.flush();
  const operator = await server.signIn('admin@lunatale.test');
  const answer = await operator.call(`${adminPaths.monitoring}?range=1h`);
  expect(((await answer.json()) as Monitoring).promptVersions).toEqual([
    {
      version: promptVersions.text,
      stories: 3,
      saved: 1,
      rereads: 1,
      favorites: 1,
      continued: 0,
      stopped: 1,
      refused: 1,
    },
  ]);
});

/** The figures of the saved stories of each version and day, counted from the rows themselves. */
const raw = () =>
  server.sql(`select utc_day(s.created_at) as day, g.prompt_version as version, count(*)::int as saved, sum(g.rereads)::int as rereads,
      count(*) filter (where exists (select from favorites f where f.story_id = s.id))::int as favorites,
      count(*) filter (where exists (select from stories n where n.chapter_of = s.id))::int as continued
    from stories s join generations g on g.id = s.generation_id where g.prompt_version is not null group by 1, 2 order by 1, 2`);
const kept = () =>
  server.sql(`select day, version, saved, rereads, favorites, continued from daily_prompt_versions
    where (saved, rereads, favorites, continued) <> (0, 0, 0, 0) order by 1, 2`);

test('[MONITOR-06] what is kept of the versions by day is what the rows say, whatever happens to stories', async () => {
  const parent = await server.signIn();
  const { userId } = parent;
  const told = async (version: string) => {
    const id = randomUUID();
    await server.sql(
      `insert into generations (id, user_id, request_hash, story_type, options, status, prompt_version, usage_date, lease_expires_at)
       values ($1, $2, 'x', 'free_no_image', '{}', 'completed', $3, now()::date, now())`,
      [id, userId, version],
    );
    return id;
  };
  const save = async (version: string, day: string, chapterOf: string | null = null) => {
    const [row] = await server.sql<{ id: string }>(
      `insert into stories (user_id, generation_id, chapter_of, content, length, language, characters, setting, message, age_group, model, story_type, created_at)
       values ($1, $2, $3, 'Once.', 'short', 'english', array['fox'], 'forest', 'x', 'toddler', 'deepseek', 'free_no_image', $4) returning id`,
      [userId, await told(version), chapterOf, `${day}T12:00:00Z`],
    );
    return row?.id ?? '';
  };
  const same = async (step: string) => expect(await kept(), step).toEqual(await raw());
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const first = await save('v1', yesterday);
  const second = await save('v2', today, first);
  const third = await save('v2', today, first);
  const alone = await save('v1', today);
  await same('saved, two of them chapters of one');
  for (const id of [first, third]) await parent.call(favoritePath(id), { json: { isFavorite: true } });
  await same('two favourites');
  await parent.call(favoritePath(third), { json: { isFavorite: false } });
  await server.sql(
    'update generations set rereads = rereads + 2 where id = (select generation_id from stories where id = $1)',
    [first],
  );
  await same('one favourite less, and read again twice');
  await server.sql("update stories set title = title, created_at = created_at - interval '1 day' where id = $1", [
    alone,
  ]);
  await same('of another day');
  expect((await parent.call(storyPath(first), { method: 'DELETE' })).status).toBe(204);
  await same('the first of a book is deleted with its heart; the next one leads it');
  await server.sql('select restore_deleted_story($1, $2)', [userId, first]);
  await same('it comes back, with its heart');
  expect((await parent.call(storyPath(third), { method: 'DELETE' })).status).toBe(204);
  expect((await parent.call(storyPath(second), { method: 'DELETE' })).status).toBe(204);
  await same('the book is gone');
  const before = await kept();
  // A recount is for a database to which nobody writes: what is still to be recorded would lock the same counts.
  await server.ctx.recorder.flush();
  await server.sql('select recount_operations()');
  expect(await kept()).toEqual(before);
  await parent.call('/api/identity/account', { method: 'DELETE', json: { email: parent.email } });
  await same('the family has left');
});
