import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ vendors: ['google'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.ctx.recorder.flush();
  for (const table of ['story_analytics', 'daily_story_times', 'error_logs', 'error_groups', 'users']) {
    await server.sql(`delete from ${table}`);
  }
});

const person = async (joined: string) => {
  const id = randomUUID();
  await server.sql('insert into users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
  await server.sql(
    `insert into profiles (id, name, email, provider, created_at) values ($1, 'Somebody', 'x@example.com', 'google', $2)`,
    [id, `${joined}T10:00:00Z`],
  );
  return id;
};
const event = (userId: string, type: string, at: string) =>
  server.sql('insert into user_events (user_id, event_type, timestamp) values ($1, $2, $3)', [userId, type, at]);
const kept = (userId: string, at: string) =>
  server.sql(
    `insert into stories (user_id, content, length, language, characters, setting, message, age_group, model, story_type, created_at)
      values ($1, 'Once.', 'short', 'english', '{fox}', 'forest', 'sharing', 'toddler', 'deepseek', 'free_no_image', $2)`,
    [userId, at],
  );
const paid = (userId: string, at: string, amount = 999) =>
  server.sql(
    `insert into payments (invoice_id, user_id, amount_paid, currency, paid_at) values ($1, $2, $3, 'usd', $4)`,
    [randomUUID(), userId, amount, at],
  );
const cohorts = async () =>
  (
    await server.sql<{ line: string }>(
      `select joined_on || ' ' || step || ' ' || users as line from cohort_counts where users <> 0 order by joined_on, step`,
    )
  ).map(({ line }) => line);
const firsts = async () =>
  (
    await server.sql<{ line: string }>(
      `select day || ' ' || detail || ' ' || count as line from daily_counts where kind = 'first' and count <> 0 order by day, detail`,
    )
  ).map(({ line }) => line);

describe('how far users come', () => {
  test('[P43] each step counts once, on the day of the sign-up and on its own, and goes with the user', async () => {
    const one = await person('2026-11-02');
    const other = await person('2026-11-02');
    await event(one, 'story_generation_started', '2026-11-02T10:05:00Z');
    await event(one, 'story_generation_started', '2026-11-02T10:06:00Z');
    await event(one, 'story_generation_completed', '2026-11-02T10:07:00Z');
    // The seventh day belongs to the first week, the eighth to the second.
    await event(one, 'story_generation_started', '2026-11-08T23:59:00Z');
    await event(one, 'story_generation_started', '2026-11-09T00:01:00Z');
    await event(other, 'story_generation_started', '2026-11-17T08:00:00Z');
    await kept(one, '2026-11-03T20:00:00Z');
    await kept(one, '2026-11-04T20:00:00Z');
    await paid(one, '2026-11-05T20:00:00Z');
    await paid(one, '2026-12-05T20:00:00Z');
    await paid(other, '2026-11-06T20:00:00Z', -999);
    const all = [
      '2026-11-02 asked 2',
      '2026-11-02 joined 2',
      '2026-11-02 kept 1',
      '2026-11-02 paid 1',
      '2026-11-02 told 1',
      '2026-11-02 week 0 1',
      '2026-11-02 week 1 1',
      '2026-11-02 week 2 1',
    ];
    const days = [
      '2026-11-02 asked 1',
      '2026-11-02 told 1',
      '2026-11-03 kept 1',
      '2026-11-05 paid 1',
      '2026-11-17 asked 1',
    ];
    expect(await cohorts()).toEqual(all);
    expect(await firsts()).toEqual(days);
    // A recount gives the same counts, and loses nothing that was deleted in the meantime.
    await server.sql('select recount_operations()');
    expect(await cohorts()).toEqual(all);
    expect(await firsts()).toEqual(days);
    await server.sql('delete from stories');
    await server.sql('delete from user_events');
    await server.sql('select recount_operations()');
    expect(await cohorts()).toEqual(all);
    await server.sql('delete from users where id = $1', [one]);
    expect(await cohorts()).toEqual(['2026-11-02 asked 1', '2026-11-02 joined 1', '2026-11-02 week 2 1']);
    expect(await firsts()).toEqual(['2026-11-17 asked 1']);
  });
});

test('[P43] times of stories lie in buckets of a tenth, of those alone that were written to their end', async () => {
  const add = (first: number | null, whole: number, success = true) =>
    server.sql(
      `insert into story_analytics (model_used, api_provider, prompt_version, success, first_words_ms, generation_time_ms)
        values ('flash', 'deepseek', 'text.v9', $1, $2, $3)`,
      [success, first, whole],
    );
  await add(1000, 20_000);
  await add(1010, 20_000);
  await add(null, 20_000);
  await add(1000, 20_000, false);
  const times = () =>
    server.sql(
      'select measure, api_provider, model, prompt_version, stories from daily_story_times order by measure, bucket',
    );
  const common = { api_provider: 'deepseek', model: 'flash', prompt_version: 'text.v9' };
  const all = [
    { measure: 'first', ...common, stories: 2 },
    { measure: 'whole', ...common, stories: 3 },
  ];
  expect(await times()).toEqual(all);
  await server.sql('select recount_operations()');
  expect(await times()).toEqual(all);
  const [row] = await server.sql<{ ok: boolean }>(
    `select bool_and(abs(power(1.1, time_bucket(ms) + 0.5) / ms - 1) < 0.05) as ok from generate_series(1, 600000, 7) ms`,
  );
  expect(row?.ok).toBe(true);
});

test('[LOG-19] errors that are the same but for numbers are one group, which knows its first and its last', async () => {
  const fail = (message: string, at: string, type = 'generation') =>
    server.sql(`insert into error_logs (error_message, error_type, severity, timestamp) values ($1, $2, 'high', $3)`, [
      message,
      type,
      at,
    ]);
  await fail('Timeout after 300 ms', '2026-11-02T10:00:00Z');
  await fail('Timeout after 4100 ms', '2026-11-01T10:00:00Z');
  await fail(`Story ${randomUUID()} is gone`, '2026-11-03T10:00:00Z');
  await fail(`Story ${randomUUID()} is gone`, '2026-11-03T11:00:00Z');
  await fail('Timeout after 300 ms', '2026-11-03T10:00:00Z', 'window_error');
  const groups = () =>
    server.sql(
      `select error_type, count, to_char(first_at at time zone 'utc', 'DD HH24') as first, to_char(last_at at time zone 'utc', 'DD HH24') as last
        from error_groups order by error_type, last_at`,
    );
  const all = [
    { error_type: 'generation', count: 2, first: '01 10', last: '02 10' },
    { error_type: 'generation', count: 2, first: '03 10', last: '03 11' },
    { error_type: 'window_error', count: 1, first: '03 10', last: '03 10' },
  ];
  expect(await groups()).toEqual(all);
  await server.sql('select recount_operations()');
  expect(await groups()).toEqual(all);
});
