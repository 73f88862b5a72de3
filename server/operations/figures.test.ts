import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Analytics,
  adminPaths,
  type Costs,
  type Dashboard,
  type Logs,
  type LogWindow,
  type Monitoring,
  type UsageOverview,
  type UsageUsersPage,
  type UsersPage,
} from '#domain/operations/figures.ts';
import { presetCharacters, presetSettings } from '#domain/stories/options.ts';
import { startTestServer, type TestMember, type TestServer } from '../testing.ts';
import { newestEntries } from './newest-entries.ts';

// Just after midnight UTC: whoever counts days in another zone, or hours as days, is wrong here.
const now = new Date('2026-11-20T00:10:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

describe('the figures of the back office', () => {
  let server: TestServer;
  let operator: TestMember;
  let people: string[];

  beforeAll(async () => {
    server = await startTestServer({ vendors: ['google'], now: () => now });
    await server.sql(`select ensure_log_partitions('2026-08-01', 6)`);
    operator = await server.signIn('admin@lunatale.test');
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    await server.ctx.recorder.flush();
    for (const log of ['user_events', 'error_logs', 'api_usage_logs', 'story_analytics', 'user_sessions']) {
      await server.sql(`delete from ${log}`);
    }
    await server.sql(`delete from users where id <> $1`, [operator.userId]);
    people = [];
    for (let index = 0; index < 4; index++) people.push(await person(`Person ${index}`));
    await server.sql('select recount_operations()');
  });

  const read = async <T>(path: string): Promise<T> => {
    const response = await operator.call(path);
    expect(response.status, path).toBe(200);
    return (await response.json()) as T;
  };

  async function person(name: string, email = `${randomUUID()}@example.com`): Promise<string> {
    const [user] = await server.sql<{ id: string }>(
      'insert into users (email, created_at) values ($1, $2) returning id',
      [email, hoursAgo(48)],
    );
    const id = user?.id ?? '';
    await server.sql(`insert into profiles (id, name, email, provider, created_at) values ($1, $2, $3, 'google', $4)`, [
      id,
      name,
      email,
      hoursAgo(48),
    ]);
    return id;
  }

  async function story(userId: string | undefined, at: string, changes: Record<string, unknown> = {}) {
    const row = {
      user_id: userId,
      content: 'Once.',
      length: 'short',
      language: 'english',
      characters: ['fox', 'Nora'],
      setting: 'forest',
      message: 'sharing',
      age_group: 'toddler',
      model: 'deepseek',
      story_type: 'free_no_image',
      created_at: at,
      ...changes,
    };
    const names = Object.keys(row);
    await server.sql(
      `insert into stories (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    );
  }

  const call = (at: string, changes: Record<string, unknown> = {}) => {
    const row = {
      api_provider: 'deepseek',
      endpoint: 'generate-story-stream',
      method: 'POST',
      status_code: 200,
      response_time_ms: 1000,
      timestamp: at,
      ...changes,
    };
    const names = Object.keys(row);
    return server.sql(
      `insert into api_usage_logs (${names}) values (${names.map((_, index) => `$${index + 1}`)})`,
      Object.values(row),
    );
  };
  const event = (userId: string | undefined, type: string, at: string) =>
    server.sql('insert into user_events (user_id, event_type, timestamp) values ($1, $2, $3)', [userId, type, at]);

  test('[DASH-10, DASH-12, DASH-18, DATA-45, DATA-52] the dashboard counts the last seven UTC days, and users once a day', async () => {
    await story(people[1], hoursAgo(24 * 7)); // eight UTC days ago
    await story(people[1], hoursAgo(1));
    await story(people[1], hoursAgo(1));
    await story(people[0], hoursAgo(0.3)); // 23:52 of the day before
    await story(people[0], hoursAgo(0.1));
    await event(people[0], 'story_create', hoursAgo(1));
    await event(people[0], 'story_create', hoursAgo(1));
    await event(people[1], 'story_create', hoursAgo(2));
    await event(people[2], 'auth_signup', hoursAgo(24 * 30));
    const { data, period } = await read<Dashboard>(adminPaths.dashboard);
    expect(data?.totalUsers).toBe(5);
    expect(data?.totalStories).toBe(5);
    expect(data?.userEvents).toBe(4);
    expect(data?.dailyStoryCreation).toHaveLength(7);
    expect(data?.dailyStoryCreation.at(-1)).toEqual({ date: '2026-11-20', stories: 1, users: 1 });
    expect(data?.dailyStoryCreation.at(-2)).toEqual({ date: '2026-11-19', stories: 3, users: 2 });
    expect(data?.eventBreakdown).toEqual([{ event_type: 'story_create', count: 3, unique_users: 2 }]);
    expect(period.from).toBe('2026-11-14T00:00:00.000Z');
  });

  test('[DASH-08, DASH-14, ANALYTICS-07, USERS-02] every user is in one group, and trials are active', async () => {
    const status = (userId: string | undefined, name: string, at = hoursAgo(20)) =>
      server.sql('insert into subscriptions (user_id, status, created_at) values ($1, $2, $3)', [userId, name, at]);
    await status(people[0], 'active');
    await status(people[1], 'trialing');
    await status(people[2], 'active', hoursAgo(30));
    await status(people[2], 'canceled', hoursAgo(10));
    await status(people[3], 'incomplete');
    const { data } = await read<Dashboard>(adminPaths.dashboard);
    expect(data?.subscriptionStats).toEqual({ free: 1, active: 2, canceled: 1, admin: 1, total: 5 });
    expect(data?.activeSubscriptions).toBe(3);
    const { counts } = await read<UsersPage>(adminPaths.users);
    expect(counts).toEqual({ total: 5, active: 5, free: 1, subscribers: 2, admins: 1 });
  });

  test('[DASH-15, DASH-19, DASH-20, DASH-21, DASH-22, DATA-46] health is of the last hour and unknown without calls', async () => {
    const health = async () => (await read<Dashboard>(adminPaths.dashboard)).health;
    await call(hoursAgo(1.5), { status_code: 500 });
    expect(await health()).toMatchObject({ status: 'unknown', recentErrors: 0 });
    for (let index = 0; index < 19; index++) await call(hoursAgo(0.5), { response_time_ms: 1999 });
    expect(await health()).toMatchObject({ status: 'healthy', successRate: 100, avgResponseTime: 1999 });
    await call(hoursAgo(0.5), { status_code: 500, response_time_ms: 1999 });
    expect(await health()).toMatchObject({ status: 'warning', successRate: 95 });
    await call(hoursAgo(0.5), { status_code: 500 });
    await call(hoursAgo(0.5), { status_code: 500 });
    expect(await health()).toMatchObject({ status: 'critical' });
  });

  test('[ANALYTICS-02, ANALYTICS-06, ANALYTICS-09, ANALYTICS-10, P31] analytics are of the range, and own words stay unnamed', async () => {
    await story(people[0], hoursAgo(24 * 6), { setting: 'The house of Nora Nightingale', characters: ['fox', 'Nora'] });
    await story(people[1], hoursAgo(24 * 29), { language: 'spanish' });
    await story(people[1], hoursAgo(24 * 89), { story_type: 'free_image' });
    await server.sql(
      `insert into user_sessions (id, user_id, last_seen_at, country) values (gen_random_uuid(), $1, $2, 'ES')`,
      [people[0], hoursAgo(1)],
    );
    for (const [range, stories] of [
      ['7d', 1],
      ['30d', 2],
      ['90d', 3],
    ] as const) {
      const data = await read<Analytics>(`${adminPaths.analytics}?range=${range}`);
      expect(data.totals.stories, range).toBe(stories);
      expect(data.totals.users).toBe(5);
      expect(JSON.stringify(data)).not.toContain('Nora');
      expect(data.countries).toEqual([{ name: 'ES', count: 1 }]);
    }
    const { content } = await read<Analytics>(`${adminPaths.analytics}?range=7d`);
    expect(content.settings).toEqual([{ name: 'own words', count: 1 }]);
    expect(content.characters).toEqual([
      { name: 'fox', count: 1 },
      { name: 'own words', count: 1 },
    ]);
    expect((await operator.call(`${adminPaths.analytics}?range=8d`)).status).toBe(400);
  });

  test('[P31] what is counted by name is exactly the presets', async () => {
    const [lists] = await server.sql<{ c: string[]; s: string[] }>('select preset_characters() c, preset_settings() s');
    expect(lists).toEqual({ c: [...presetCharacters], s: [...presetSettings] });
  });

  test('[USERS-03, USERS-04, USERS-05, USERS-07, DATA-38, DATA-53] users are found by name, e-mail, status and plan', async () => {
    const odd = await person('100%_Ana "x" <b>', "o'neil@example.com");
    await server.sql(`update profiles set status = 'suspended' where id = $1`, [odd]);
    await server.sql(`insert into subscriptions (user_id, status) values ($1, 'active')`, [odd]);
    await server.sql(
      `insert into payments (invoice_id, user_id, amount_paid, currency, paid_at) values ('in_1', $1, 999, 'usd', now()), ('in_2', $1, 999, 'usd', now())`,
      [odd],
    );
    await story(odd, hoursAgo(1));
    const find = async (query: string) =>
      (await read<UsersPage>(`${adminPaths.users}?${query}`)).users.map((user) => user.id);
    expect(await find(`search=${encodeURIComponent('0%_ana')}`)).toEqual([odd]);
    expect(await find(`search=${encodeURIComponent("O'NEIL")}`)).toEqual([odd]);
    expect(await find('search=%25')).toEqual([odd]);
    expect(await find('status=suspended')).toEqual([odd]);
    expect(await find('plan=premium')).toEqual([odd]);
    expect(await find('plan=enterprise')).toEqual([]);
    expect(await find('plan=admin')).toEqual([operator.userId]);
    expect((await find('sort=stories'))[0]).toBe(odd);
    const { users } = await read<UsersPage>(`${adminPaths.users}?status=suspended`);
    expect(users[0]).toMatchObject({ totalSpent: 19.98, storiesCreated: 1, subscription: 'active', adminRole: null });
  });

  test('[USAGE-11, USAGE-12, USAGE-19, USAGE-25, USAGE-26, DATA-50, DATA-51] who is at limit follows the tier', async () => {
    const use = (userId: string | undefined, text: number, image: number, daily = 0, day = '2026-11-20') =>
      server.sql(
        `insert into user_usage_limits (user_id, free_no_image_stories_used, free_image_stories_used,
          daily_gemini_stories_used, daily_limit_reset_date) values ($1, $2, $3, $4, $5)`,
        [userId, text, image, daily, day],
      );
    await use(people[0], 3, 0);
    await use(people[1], 3, 1);
    await use(people[2], 0, 0, 10);
    await use(people[3], 0, 0, 10, '2026-11-19');
    for (const id of [people[2], people[3]]) {
      await server.sql(`insert into subscriptions (user_id, status) values ($1, 'active')`, [id]);
    }
    await story(people[0], hoursAgo(24 * 6.9));
    await story(people[0], hoursAgo(24 * 8));
    const overview = await read<UsageOverview>(adminPaths.usage);
    expect(overview).toMatchObject({ totalUsers: 5, freeUsers: 2, premiumUsers: 3, atLimit: 2 });
    expect(overview.dailyGemini.used).toBe(10);
    const list = async (query: string) => (await read<UsageUsersPage>(`${adminPaths.usageUsers}?${query}`)).users;
    expect((await list('status=at-limit')).map((user) => user.userId).sort()).toEqual([people[1], people[2]].sort());
    expect((await list('tier=premium')).length).toBe(3);
    const first = (await list('')).find(({ userId }) => userId === people[0]);
    expect(first).toMatchObject({
      freeText: { used: 3, limit: 3, percent: 100 },
      hasReachedLimits: false,
      isFreeTier: true,
      totalStoriesGenerated: 2,
      storiesThisWeek: 1,
      subscription: 'free',
    });
    const yesterday = (await list('')).find(({ userId }) => userId === people[3]);
    expect(yesterday?.dailyGemini.used, 'yesterday’s count is over').toBe(0);
  });

  test('[MONITOR-05, MONITOR-07, MONITOR-08, MONITOR-11, DATA-47, DATA-54] monitoring is exact for each range', async () => {
    await call(hoursAgo(0.5), { ip_address: '203.0.113.x' });
    await call(hoursAgo(0.9), { status_code: 503, response_time_ms: 3000, error_message: 'TIMEOUT' });
    await call(hoursAgo(1.1), { cost_usd: 0.5 });
    await call(hoursAgo(23.9));
    await call(hoursAgo(24.1));
    await call(hoursAgo(24 * 7 - 0.1));
    await call(hoursAgo(24 * 7 + 0.1));
    const metrics = async (range: string) => read<Monitoring>(`${adminPaths.monitoring}?range=${range}`);
    const hour = await metrics('1h');
    expect(hour.metrics).toEqual({
      totalRequests: 2,
      requestsPerMinute: 2 / 60,
      averageResponseTime: 2000,
      peakResponseTime: 3000,
      errorRate: 50,
    });
    expect(hour.endpoints.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/functions/v1/generate-story-stream', '/functions/v1/generate-story-gemini']),
    );
    expect(hour.endpoints[0]).toMatchObject({ status: 'error', errorRate: 50, uptime: 50, requestCount: 2 });
    expect(hour.errorLogs).toMatchObject([{ statusCode: 503, error: 'TIMEOUT', ipAddress: null }]);
    expect((await metrics('24h')).metrics.totalRequests).toBe(4);
    const week = await metrics('7d');
    expect(week.metrics.totalRequests).toBe(6);
    expect(week.totalCost).toBe(0.5);
    expect(week.host.memory).toBeGreaterThan(0);
  });

  test('[COST-04, COST-06, COST-11, COST-12, COST-13, COST-16, OPS-04, DATA-43] costs are totals and never sums of capped rows', async () => {
    const rows = Array.from(
      { length: 130 },
      (_, index) => `('deepseek', 'chat-completions', 'POST', 200, 0.01, '${hoursAgo(2 + index / 100)}')`,
    );
    await server.sql(
      `insert into api_usage_logs (api_provider, endpoint, method, status_code, cost_usd, timestamp) values ${rows}`,
    );
    await call(hoursAgo(0.1), {
      api_provider: 'gemini',
      endpoint: 'chat-completions',
      cost_usd: 0.2,
      status_code: 500,
    });
    await call(hoursAgo(0.1)); // our own function: not beside the call that it made
    const all = await read<Costs>(`${adminPaths.costs}?period=week`);
    expect(all.totalRequests).toBe(131);
    expect(all.totalCost).toBeCloseTo(1.5, 6);
    expect(all.calls).toHaveLength(100);
    expect(all.activeProviders).toBe(2);
    expect(all.today).toBeCloseTo(0.2, 6);
    expect(all.yesterday).toBeCloseTo(1.3, 6);
    expect(all.expensive[0]).toMatchObject({ provider: 'gemini', cost: 0.2 });
    expect(all.expensive).toHaveLength(10);
    const gemini = await read<Costs>(`${adminPaths.costs}?period=day&provider=gemini`);
    expect(gemini).toMatchObject({ totalRequests: 1, providers: [{ provider: 'gemini', errorRate: 100 }] });
    const [summary] = await server.sql<{ n: number }>(
      `select total_requests as n from daily_cost_summaries where date = '2026-11-19' and api_provider = 'deepseek'`,
    );
    expect(summary?.n).toBe(130);
  });

  test('[LOG-09, LOG-10, LOG-14, LOG-15, LOG-16, LOG-17, LOG-19, LOG-22, LOG-24, DATA-55] the logs show what is meaningful in the timeframe', async () => {
    await server.sql(
      `insert into error_logs (error_message, error_type, severity, timestamp) values
        ('TIMEOUT', 'generation', 'medium', $1), ('a test error message', 'client', 'low', $1), ('old', 'client', 'high', $2)`,
      [hoursAgo(0.5), hoursAgo(30)],
    );
    await event(people[0], 'auth_signup', hoursAgo(0.5));
    await event(people[0], 'story_create', hoursAgo(0.5));
    await event(people[0], 'page_view', hoursAgo(0.5));
    await call(hoursAgo(0.5));
    await call(hoursAgo(0.5), { endpoint: '/api/stories', api_provider: 'app', status_code: 404 });
    await call(hoursAgo(0.5), { endpoint: '/api/stories', api_provider: 'app', status_code: 200 });
    await server.sql(
      `insert into story_analytics (model_used, success, error_message, timestamp) values ('deepseek-flash', false, 'page_view', $1)`,
      [hoursAgo(0.5)],
    );
    const day = await read<Logs>(adminPaths.logs);
    expect(day.entries.map(({ type, level }) => `${type} ${level}`).sort()).toEqual([
      'api info',
      'api warn',
      'error error',
      'system error',
      'user info',
    ]);
    expect(day.counts).toEqual({ apiCalls: 1, apiErrors: 0, errors: 2, userEvents: 3 });
    expect(day.status).toBe('warning');
    const week = await read<Logs>(`${adminPaths.logs}?timeframe=week`);
    expect(week.entries.some(({ message }) => message === 'old')).toBe(true);
    expect(week.topErrors.map(({ name }) => name)).toContain('old');
  });

  test('[LOG-18] no more than the newest 50 of a source are read', async () => {
    await server.sql(
      `insert into error_logs (error_message, error_type, severity, timestamp)
        select 'failed ' || n, 'client', 'high', $1::timestamptz - make_interval(secs => n) from generate_series(1, 60) n`,
      [hoursAgo(0.1)],
    );
    const { entries } = await read<Logs>(adminPaths.logs);
    expect(entries).toHaveLength(50);
    expect(entries[0]?.message).toBe('failed 1');
  });

  test('[LOG-25, LOG-26] older entries come through a window: a third of each log, of a day and from the newest on if nothing else is asked', async () => {
    await server.sql(
      `insert into error_logs (error_message, error_type, severity, timestamp)
        select 'failed ' || n, 'client', 'high', $1::timestamptz - make_interval(mins => n) from generate_series(1, 60) n`,
      [hoursAgo(22)],
    );
    await server.sql(
      `insert into api_usage_logs (api_provider, endpoint, method, status_code, timestamp)
        select 'deepseek', 'generate-story-stream', 'POST', 200, $1::timestamptz - make_interval(mins => n) from generate_series(1, 20) n`,
      [hoursAgo(1)],
    );
    await server.sql(
      `insert into story_analytics (model_used, success, word_count, timestamp)
        select 'deepseek-flash', true, n, $1::timestamptz - make_interval(hours => 8 * n) from generate_series(1, 10) n`,
      [hoursAgo(0)],
    );
    await event(people[0], 'auth_signup', hoursAgo(0.5));
    const window = (query = '') => read<LogWindow>(`${adminPaths.logWindow}${query}`);
    const count = ({ entries }: LogWindow, source: string) => entries.filter((entry) => entry.source === source).length;

    const asked = await window();
    expect(
      ['error_logs', 'api_usage_logs', 'story_analytics', 'user_events'].map((name) => count(asked, name)),
    ).toEqual([16, 16, 3, 0]);
    expect(asked.period).toEqual({ from: hoursAgo(24), to: now.toISOString() });
    expect(asked.entries.map(({ timestamp }) => timestamp)).toEqual(
      asked.entries
        .map(({ timestamp }) => timestamp)
        .toSorted()
        .reverse(),
    );
    expect(asked.entries.filter(({ source }) => source === 'error_logs')[0]?.message).toBe('failed 1');
    expect(asked.more).toBe(true);

    const older = await window('?limit=150&offset=50');
    expect(older.entries.map(({ message }) => message)).toEqual(
      Array.from({ length: 10 }, (_, index) => `failed ${51 + index}`),
    );
    expect(older.more).toBe(false);
    expect(count(await window('?hours=72&limit=300'), 'story_analytics')).toBe(9);
    const unasked = await server.ctx.store.asService((tx) => newestEntries(tx, { since: hoursAgo(24) }));
    expect(unasked.entries).toHaveLength(33 + 20 + 3);
    for (const refused of ['?limit=2', '?limit=301', '?offset=-1', '?hours=0', '?hours=721', '?offset=x']) {
      expect((await operator.call(adminPaths.logWindow + refused)).status, refused).toBe(400);
    }
  });

  test('[LOG-20, LOG-21, LOG-23, DASH-09] a log that cannot be read is skipped and said', async () => {
    await event(people[0], 'auth_signup', hoursAgo(0.5));
    await server.sql('alter table story_analytics rename to story_analytics_away');
    try {
      const logs = await read<Logs>(adminPaths.logs);
      expect(logs.skipped).toEqual(['story_analytics']);
      expect(logs.entries).toHaveLength(1);
      expect(logs.status).toBe('unknown');
    } finally {
      await server.sql('alter table story_analytics_away rename to story_analytics');
    }
  });

  test('[DATA-56] a screen reads the tables themselves: what was written shows on the next read, and no address leads to a table', async () => {
    const total = async () => (await read<Dashboard>(adminPaths.dashboard)).data?.totalStories;
    const before = (await total()) ?? 0;
    await story(people[0], hoursAgo(1));
    expect(await total()).toBe(before + 1);
    await server.sql('delete from stories');
    expect(await total()).toBe(before);
    for (const table of [
      'admin_users',
      'profiles',
      'user_usage_limits',
      'error_logs',
      'api_usage_logs',
      'user_events',
    ]) {
      for (const path of [`/rest/v1/${table}?select=*`, `/api/${table}`, `/api/operations/${table}`]) {
        expect((await operator.call(path)).status, path).toBe(404);
      }
    }
  });

  test('the counts that triggers keep are those that counting anew finds', async () => {
    await story(people[0], hoursAgo(26));
    await story(people[0], hoursAgo(2));
    await story(people[1], hoursAgo(1));
    await server.sql('delete from stories where user_id = $1', [people[1]]);
    await event(people[0], 'story_create', hoursAgo(2));
    await call(hoursAgo(1), { cost_usd: 0.1 });
    await server.sql('delete from users where id = $1', [people[3]]);
    const counts = async () => ({
      daily: await server.sql(`select * from daily_counts where count > 0 order by kind, day, detail`),
      hourly: await server.sql('select * from hourly_calls order by 1, 2, 3'),
      costs: await server.sql('select * from daily_cost_summaries order by 1, 2'),
      stories: await server.sql('select user_id, stories from user_activity where stories > 0 order by 1'),
    });
    const kept = await counts();
    expect(kept.daily.length).toBeGreaterThan(8);
    await server.sql('select recount_operations()');
    expect(await counts()).toEqual(kept);
  });
});
