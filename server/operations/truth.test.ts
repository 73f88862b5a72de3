import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateStoryGeminiPath, generateStoryStreamPath, stopGenerationPath } from '#domain/generation/api.ts';
import { profilePath } from '#domain/identity/api.ts';
import {
  type Analytics,
  adminPaths,
  type Costs,
  type Dashboard,
  type Logs,
  type LogWindow,
  type Monitoring,
  type UsersPage,
} from '#domain/operations/figures.ts';
import { type Person, personPath } from '#domain/operations/people.ts';
import { storiesPath } from '#domain/stories/api.ts';
import { runJob } from '../platform/jobs.ts';
import { startTestServer, storyParams, type TestMember, type TestServer } from '../testing.ts';
import { productJobs } from './upkeep/jobs.ts';
import { settleLost } from './upkeep/sweep-generations.ts';

let server: TestServer;
let operator: TestMember;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.signIn('admin@lunatale.test');
});
beforeEach(async () => {
  for (const breaker of Object.values(server.ctx.breakers)) breaker.succeeded();
  await server.sandbox.clearFaults();
});
afterAll(() => server.stop());

const written = async () => {
  await server.ctx.running.settled();
  await server.ctx.recorder.flush();
};
const read = async <T>(path: string): Promise<T> => {
  await written();
  const response = await operator.call(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
};
const ask = (member: TestMember, changes = {}, path = generateStoryStreamPath, generationId = randomUUID()) =>
  member.call(path, {
    json: { storyParams: storyParams(changes), generationId },
    headers: { referer: `${server.url}/create?child=Nora` },
  });
const forgetLogs = async () => {
  await written();
  for (const table of ['error_logs', 'api_usage_logs', 'story_analytics', 'user_events', 'hourly_calls']) {
    await server.sql(`delete from ${table}`);
  }
};
const stopped = async (member: TestMember) => {
  const id = randomUUID();
  await server.sandbox.fault({ vendor: 'deepseek', fault: 'stall', after: 300, times: 1 });
  const text = ask(member, {}, generateStoryStreamPath, id).then((answer) => answer.text());
  await expect.poll(() => server.ctx.running.get(id)?.text.length ?? 0).toBeGreaterThan(500);
  await member.call(stopGenerationPath(id), { method: 'POST' });
  await text;
  return id;
};

describe('what is an error, and whose', () => {
  test('[EVENT-12, DASH-19, MONITOR-08] a stop, a refusal and a cap leave the service healthy on every screen', async () => {
    await forgetLogs();
    const parent = await server.signIn();
    await stopped(parent);
    await server.sandbox.fault({ vendor: 'deepseek', fault: 'unsafe', times: 4 });
    await (await ask(parent)).text();
    const caps = server.ctx.dailyCaps as { deepseek: number | null };
    caps.deepseek = 0;
    expect((await ask(parent)).status).toBe(503);
    caps.deepseek = null;
    await (await ask(parent)).text();
    const { health } = await read<Dashboard>(adminPaths.dashboard);
    expect(health).toMatchObject({ status: 'healthy', successRate: 100 });
    const { metrics, endpoints } = await read<Monitoring>(adminPaths.monitoring);
    expect(metrics.errorRate).toBe(0);
    expect(endpoints.filter(({ status }) => status === 'error')).toEqual([]);
    const { successRate, counts, errorGroups } = await read<Logs>(adminPaths.logs);
    expect(successRate).toBe(100);
    expect([health?.recentErrors, counts.errors, errorGroups]).toEqual([0, 0, []]);
    // They are in the log all the same, each with its code.
    const codes = await server.sql<{ code: string }>(
      'select distinct error_message as code from api_usage_logs where error_message is not null order by 1',
    );
    expect(codes.map(({ code }) => code)).toEqual(['CONTENT_FILTERED', 'GENERATION_STOPPED', 'SPENDING_CAP_REACHED']);
  });

  test('[EVENT-12, DASH-21] a provider that fails is its error; while its breaker is open nobody asks it, and the failure is ours', async () => {
    await forgetLogs();
    const parent = await server.signIn();
    await server.sandbox.fault({ vendor: 'deepseek', fault: '500' });
    await (await ask(parent)).text();
    await written();
    for (let failed = 0; failed < 20; failed += 1) server.ctx.breakers.deepseek.failed();
    expect(server.ctx.breakers.deepseek.isOpen).toBe(true);
    await (await ask(parent)).text();
    await written();
    expect(
      await server.sql(
        'select api_provider, endpoint, status_code from api_usage_logs order by api_provider desc, endpoint',
      ),
    ).toEqual([
      { api_provider: 'deepseek', endpoint: 'chat-completions', status_code: 500 },
      { api_provider: 'deepseek', endpoint: 'generate-story-stream', status_code: 500 },
      { api_provider: 'app', endpoint: 'generate-story-stream', status_code: 500 },
    ]);
    const { health } = await read<Dashboard>(adminPaths.dashboard);
    expect(health).toMatchObject({ status: 'critical', successRate: 0 });
  });

  test('[DASH-15, MONITOR-05, LOG-04] dashboard, monitoring and logs say the same of one hour', async () => {
    await forgetLogs();
    const parent = await server.signIn();
    await (await ask(parent)).text();
    await (await ask(parent, {}, generateStoryGeminiPath)).text();
    await server.sandbox.fault({ vendor: 'deepseek', fault: '500' });
    await (await ask(parent)).text();
    const { health } = await read<Dashboard>(adminPaths.dashboard);
    const { metrics, endpoints } = await read<Monitoring>(adminPaths.monitoring);
    const { successRate, counts, status } = await read<Logs>(`${adminPaths.logs}?timeframe=hour`);
    expect(metrics.totalRequests).toBe(3);
    expect(counts.requests).toBe(3);
    expect(Math.round(metrics.averageResponseTime)).toBe(health?.avgResponseTime);
    expect(100 - metrics.errorRate).toBeCloseTo(health?.successRate ?? 0);
    expect(successRate).toBeCloseTo(health?.successRate ?? 0);
    // Each has its own rules, but both judge the same requests: neither is healthy while a third of the stories fails.
    expect([health?.status, status]).toEqual(['critical', 'warning']);
    // A function that nobody called has no health.
    expect(endpoints.find(({ id }) => id === 'generate-story')?.status).toBe('quiet');
  });
});

describe('who is found in the logs', () => {
  test('[LOG-06, EVENT-11, P31] a wish that the reader refused: by the number of its request, with the field, as an answer and no error', async () => {
    const own = await startTestServer({ reader: {} });
    try {
      const parent = await own.signIn();
      const words = 'hiding in the washing machine is the best spaceship of all';
      const chief = await own.signIn('admin@lunatale.test');
      for (const path of [generateStoryStreamPath, generateStoryGeminiPath]) {
        const json = { storyParams: storyParams({ message: words }), generationId: randomUUID() };
        const refused = await parent.call(path, { json });
        expect([path, refused.status]).toEqual([path, 422]);
        await own.ctx.running.settled();
        await own.ctx.recorder.flush();
        const number = refused.headers.get('x-request-id') ?? '';
        const { entries } = (await (await chief.call(`${adminPaths.logs}?about=${number}`)).json()) as Logs;
        const call = entries.find(({ message }) => message.includes('generate-story'));
        expect(call?.message).toMatch(/^POST generate-story-\w+: 422 INPUT_REFUSED$/);
        expect(call?.details.request_body).toMatchObject({ field: 'message' });
        expect(JSON.stringify(entries)).not.toContain('washing');
      }
      const person = (await (await chief.call(personPath(parent.userId))).json()) as Person;
      const told = person.timeline.filter(({ what }) => what === 'Wish refused').map(({ detail }) => detail);
      expect(told).toHaveLength(2);
      for (const detail of told) expect(detail).toMatch(/^INPUT_REFUSED, message, /);
      expect(await own.sql(`select error_message from error_logs where error_type = 'generation'`)).toEqual([]);
    } finally {
      await own.stop();
    }
  });

  test('[LOG-06, MONITOR-11] by address, by id, by the number of a request or a story; with the field that was refused', async () => {
    await forgetLogs();
    const parent = await server.signIn('lost@example.com');
    const refused = await ask(parent, { setting: 'a place to kill people with a gun' });
    expect(refused.status).toBe(422);
    const requestId = refused.headers.get('x-request-id') ?? '';
    const illustrated = await ask(parent, { setting: 'a place to kill people with a gun' }, generateStoryGeminiPath);
    expect(illustrated.status).toBe(422);
    const id = randomUUID();
    await (await ask(parent, {}, generateStoryStreamPath, id)).text();
    const about = async (words: string) =>
      (await read<Logs>(`${adminPaths.logs}?about=${encodeURIComponent(words)}`)).entries;
    const byAddress = await about('LOST@example.com');
    expect(byAddress.length).toBeGreaterThanOrEqual(6);
    expect(new Set(byAddress.map(({ userEmail }) => userEmail))).toEqual(new Set(['lost@example.com']));
    expect((await about(parent.userId)).length).toBe(byAddress.length);
    expect(await about(requestId)).toMatchObject([
      { userId: parent.userId, message: 'POST generate-story-stream: 422 INPUT_REFUSED' },
    ]);
    expect((await about(requestId))[0]?.details.request_body).toEqual({ field: 'setting' });
    const ofPictures = byAddress.filter(({ message }) => message.includes('gemini: 422'));
    expect(ofPictures).toMatchObject([{ message: 'POST generate-story-gemini: 422 INPUT_REFUSED' }]);
    expect((await about(id)).map(({ source }) => source).sort()).toEqual([
      'api_usage_logs',
      'api_usage_logs',
      'story_analytics',
    ]);
    expect(await about('nobody@example.com')).toEqual([]);
    expect(JSON.stringify(byAddress)).not.toContain('gun');
  });

  test('[DATA-55, LOG-19] older entries hold the events, stories that were saved among them', async () => {
    const parent = await server.signIn();
    await forgetLogs();
    const id = randomUUID();
    const content = await (await ask(parent, {}, generateStoryStreamPath, id)).text();
    const saved = await parent.call(storiesPath, { json: save(content, id) });
    expect(saved.status, await saved.clone().text()).toBe(201);
    const { entries } = await read<LogWindow>(`${adminPaths.logWindow}?offset=50&limit=150`);
    expect(entries.filter(({ source }) => source === 'user_events').map(({ event }) => event)).toContain(
      'story_create',
    );
  });
});

const save = (content: string, generationId: string) => ({
  title: 'A story',
  content: content.split('\n{')[0],
  generationId,
  options: storyParams(),
});

test('[LOG-15] a job that failed stands in the logs, and is noted', async () => {
  await forgetLogs();
  const job = productJobs(server.ctx).find(({ name }) => name === 'inactive-accounts');
  if (!job) throw new Error('there is no such job');
  await server.sql('alter function mark_inactive_accounts() rename to mark_inactive_accounts_away');
  const due = new Date('2026-01-02T02:40:00Z');
  await runJob(server.ctx.store, server.ctx.log, job, due, new AbortController().signal).finally(() =>
    server.sql('alter function mark_inactive_accounts_away() rename to mark_inactive_accounts'),
  );
  const { entries } = await read<Logs>(adminPaths.logs);
  expect(entries.map(({ message, level }) => `${level} ${message}`)).toContain(
    'error The job inactive-accounts failed.',
  );
});

describe('every column', () => {
  test('[DATA-39, DATA-40, DATA-41, DATA-52] of the specification is written by what the product does', async () => {
    await forgetLogs();
    const parent = await server.signIn();
    const id = randomUUID();
    const content = await (await ask(parent, {}, generateStoryStreamPath, id)).text();
    const answer = await parent.call(storiesPath, { json: save(content, id) });
    const story = (await answer.json()) as { id: string };
    await written();
    expect(await server.sql('select story_id, generation_id from story_analytics')).toEqual([
      { story_id: story.id, generation_id: id },
    ]);
    const [event] = await server.sql<{ session_id: string; page_path: string }>(
      `select session_id, page_path from user_events where event_type = 'story_generation_started'`,
    );
    expect(event?.page_path).toBe('/create');
    const [session] = await server.sql<{ id: string }>('select id from user_sessions where user_id = $1', [
      parent.userId,
    ]);
    expect(event?.session_id).toBe(session?.id);
    // A failure of ours is logged with its route, its place in the code and its user, without a word that was sent.
    await server.sql('alter table favorites rename to favorites_away');
    await parent
      .call('/api/stories?search=Nora')
      .finally(() => server.sql('alter table favorites_away rename to favorites'));
    await written();
    const [failure] = await server.sql<Record<string, string>>(
      `select page_path, stack_trace, user_id, request_id, generation_id from error_logs where error_message = 'INTERNAL' limit 1`,
    );
    expect(failure).toMatchObject({ page_path: '/api/stories', user_id: parent.userId });
    expect(failure?.request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(failure?.stack_trace).toMatch(/\n\s+at /);
    expect(failure?.stack_trace).not.toContain('Nora');
    const analytics = await read<Analytics>(adminPaths.analytics);
    const [sessions] = await server.sql<{ count: number }>(
      `select count(*)::int from user_sessions where last_seen_at >= $1`,
      [analytics.period.from],
    );
    expect(analytics.totals.sessions).toBe(sessions?.count);
  });
});

describe('money and figures', () => {
  test('[EVENT-13, COST-04, DATA-43, DASH-10, OPS-04] every sum is that of the raw rows, after stops, faults, deletions and a recount', {
    timeout: 60_000,
  }, async () => {
    await forgetLogs();
    for (const table of [
      'daily_cost_summaries',
      'daily_story_costs',
      'monthly_user_costs',
      'provider_spending',
      'stories',
      'generations',
      'daily_story_times',
      'error_groups',
      'user_journeys',
    ]) {
      await server.sql(`delete from ${table}`);
    }
    await server.sql('select recount_cohorts()');
    await server.sql('update user_usage_limits set free_no_image_stories_limit = 50');
    const parents = [await server.signIn(), await server.signIn(), await server.signIn()];
    const [first, second, third] = parents as [TestMember, TestMember, TestMember];
    for (const { userId } of parents) {
      await server.sql(
        'insert into user_usage_limits (user_id, free_no_image_stories_limit) values ($1, 50) on conflict (user_id) do update set free_no_image_stories_limit = 50',
        [userId],
      );
    }
    await stopped(first);
    for (const fault of ['cut', '500', 'content_filter', 'empty', 'unsafe', undefined] as const) {
      server.ctx.breakers.deepseek.succeeded();
      await server.sandbox.clearFaults();
      if (fault) await server.sandbox.fault({ vendor: 'deepseek', fault, after: 200, times: 1 });
      for (const parent of [first, third]) await (await ask(parent)).text();
    }
    await (await ask(second, {}, generateStoryGeminiPath)).text();
    // `first` saves and deletes twice, `second` saves once: one parent has a story of the day.
    for (const parent of [first, first, second]) {
      const id = randomUUID();
      const content = await (await ask(parent, {}, generateStoryStreamPath, id)).text();
      const saved = await parent.call(storiesPath, { json: save(content, id) });
      const story = (await saved.json()) as { id: string };
      if (parent !== second) await parent.call(`${storiesPath}/${story.id}`, { method: 'DELETE' });
    }
    // A server that died while it wrote.
    await server.sql(
      `insert into generations (id, user_id, request_hash, story_type, options, status, content, provider, cost_usd, usage_date, lease_expires_at)
       values (gen_random_uuid(), $1, 'x', 'free_no_image', '{}', 'writing', 'Once upon', 'deepseek', 0.25, now()::date, now() - interval '2 hours')`,
      [second.userId],
    );
    expect(await settleLost(server.ctx)).toBe(1);
    expect(await settleLost(server.ctx)).toBe(0);
    // A family that leaves.
    expect((await third.call('/api/identity/account', { method: 'DELETE', json: { email: third.email } })).status).toBe(
      204,
    );

    const compare = async () => {
      const [raw] = await server.sql<Record<string, number>>(
        `select (select sum(cost_usd) from api_usage_logs)::float as calls, (select sum(cost_usd) from story_analytics)::float as stories,
          (select sum(cost_usd) from provider_spending)::float as spent, (select sum(total_cost_usd) from daily_cost_summaries)::float as days,
          (select sum(cost_usd) from daily_story_costs)::float as kinds, (select sum(cost_usd) from hourly_calls)::float as hours,
          (select sum(cost_usd) from story_analytics where user_id is not null)::float as known, (select sum(cost_usd) from monthly_user_costs)::float as months,
          (select count(*) from story_analytics where success)::int as told, (select sum(stories) from daily_story_costs)::int as counted,
          (select count(*) from api_usage_logs)::int as rows, (select sum(requests) from hourly_calls)::int as requests,
          (select count(distinct user_id) from stories)::int as writers,
          (select sum(users) from daily_counts where kind = 'writers')::int as "countedWriters",
          (select count(*) from stories)::int as kept, (select sum(count) from daily_counts where kind = 'story')::int as "countedKept",
          (select count(*) from story_analytics where success)::int as whole,
          (select sum(stories) from daily_story_times where measure = 'whole')::int as "countedWhole",
          (select count(*) from story_analytics where success and first_words_ms is not null)::int as begun,
          (select sum(stories) from daily_story_times where measure = 'first')::int as "countedBegun",
          (select count(*) from error_logs)::int as errors, (select sum(count) from error_groups)::int as "countedErrors",
          (select count(distinct e.user_id) from user_events e join profiles p on p.id = e.user_id where event_type = 'story_generation_started')::int as asked,
          (select sum(users) from cohort_counts where step = 'asked')::int as "countedAsked",
          (select count(distinct e.user_id) from user_events e join profiles p on p.id = e.user_id where event_type = 'story_generation_completed')::int as heard,
          (select sum(users) from cohort_counts where step = 'told')::int as "countedHeard",
          (select count(*) from profiles)::int as joined, (select sum(users) from cohort_counts where step = 'joined')::int as "countedJoined"`,
      );
      return raw ?? {};
    };
    await written();
    const sums = await compare();
    expect(sums.calls).toBeGreaterThan(0.25);
    for (const name of ['stories', 'spent', 'days', 'kinds', 'hours'])
      expect(sums[name], name).toBeCloseTo(sums.calls ?? 0, 6);
    expect(sums.months).toBeCloseTo(sums.known ?? 0, 6);
    expect(sums.counted).toBe(sums.told);
    expect(sums.requests).toBe(sums.rows);
    expect([sums.writers, sums.countedWriters, sums.kept, sums.countedKept]).toEqual([1, 1, 1, 1]);
    for (const name of ['whole', 'begun', 'errors', 'asked', 'heard', 'joined'] as const) {
      expect(sums[`counted${name[0]?.toUpperCase()}${name.slice(1)}`], name).toBe(sums[name]);
      expect(sums[name], name).toBeGreaterThan(0);
    }

    const costs = await read<Costs>(`${adminPaths.costs}?period=day`);
    expect(costs.totalCost).toBeCloseTo(sums.calls ?? 0, 6);
    expect(costs.today).toBeCloseTo(sums.calls ?? 0, 6);
    expect(costs.storyCosts.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(sums.calls ?? 0, 6);
    const { data } = await read<Dashboard>(adminPaths.dashboard);
    expect(data?.totalStories).toBe(1);
    expect(data?.dailyStoryCreation.at(-1)).toMatchObject({ stories: 1, users: 1 });
    const { users } = await read<UsersPage>(`${adminPaths.users}?search=${second.email}`);
    expect(users[0]?.storiesCreated).toBe(1);

    // Rows that retention removed stay in the sums; existing rows are counted once.
    const old = `now() - interval '8 months'`;
    await server.sql(`insert into daily_cost_summaries values ((${old})::date, 'deepseek', 123.45, 10)`);
    await server.sql(`insert into daily_story_costs values ((${old})::date, 'text', 5, 0, 123.45)`);
    await server.sql(
      `insert into monthly_user_costs (month, user_id, text_stories, cost_usd) values (date_trunc('month', ${old})::date, $1, 5, 123.45)`,
      [first.userId],
    );
    await server.sql(
      `insert into daily_counts values ((now() - interval '2 years')::date, 'event', 'auth_signup', 7, 7)`,
    );
    const before = await compare();
    await server.sql('select recount_operations()');
    expect(await compare()).toEqual(before);
    expect(before.days).toBeCloseTo(123.45 + (sums.calls ?? 0), 6);
    const [events] = await server.sql<{ count: number }>(
      `select count from daily_counts where kind = 'event' and day < now() - interval '1 year'`,
    );
    expect(events?.count).toBe(7);
  });
});

test('[LOG-24] that somebody new has no profile yet is no warning', async () => {
  await forgetLogs();
  const parent = await server.signIn(undefined, { adult: false });
  const stranger = randomUUID();
  await server.sql(`delete from profiles where id = $1`, [parent.userId]);
  expect((await parent.call(profilePath)).status).toBe(404);
  expect((await parent.call(`/api/stories/${stranger}`)).status).toBe(404);
  const { entries } = await read<LogWindow>(`${adminPaths.logWindow}?hours=1`);
  const levels = Object.fromEntries(entries.map(({ message, level }) => [message, level]));
  expect(levels[`GET ${profilePath}: 404 PROFILE_NOT_FOUND`]).toBe('info');
  expect(Object.values(levels)).toContain('warn');
});
