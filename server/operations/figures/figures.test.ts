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
import { removeAccount } from '../../identity/account/delete-account.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';
import { newestEntries } from '../logs/newest-entries.ts';

// Just after midnight UTC: counting days in another zone, or hours as days, gives wrong figures here.
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
    // Deleted by hand: a recount does not lower counts whose rows retention may have deleted.
    for (const counts of ['user_last_events', 'user_activity', 'monthly_user_costs', 'daily_counts', 'hourly_calls']) {
      await server.sql(`delete from ${counts}`);
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
    const sessions = async (range: string) =>
      (await read<Analytics>(`${adminPaths.analytics}?range=${range}`)).totals.sessions;
    const known = { week: await sessions('7d'), month: await sessions('30d') };
    const at = [people[1], hoursAgo(24 * 9)];
    await server.sql('insert into user_sessions (id, user_id, last_seen_at) values (gen_random_uuid(), $1, $2)', at);
    expect([await sessions('7d'), await sessions('30d')]).toEqual([known.week, known.month + 1]);
    await server.sql(`update user_sessions set last_seen_at = $3 where user_id = $1 and last_seen_at = $2`, [
      ...at,
      hoursAgo(1),
    ]);
    expect([await sessions('7d'), await sessions('30d')]).toEqual([known.week + 1, known.month + 1]);
    await server.sql(`delete from user_sessions where user_id = $1 and last_seen_at = $2`, [people[1], hoursAgo(1)]);
    expect([await sessions('7d'), await sessions('30d')]).toEqual([known.week, known.month]);
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
    await call(hoursAgo(0.1)); // our own function: only the call that it made counts
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
    expect(day.counts).toEqual({ apiCalls: 3, requests: 1, apiErrors: 0, errors: 2, userEvents: 3 });
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
    ).toEqual([16, 16, 3, 1]);
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
    expect(older.entries.map(({ message }) => message)).toEqual([
      // Events are read from the newest on, because the first page leaves out saved stories.
      'A new account was made',
      ...Array.from({ length: 10 }, (_, index) => `failed ${51 + index}`),
    ]);
    expect(older.more).toBe(false);
    expect(count(await window('?hours=72&limit=300'), 'story_analytics')).toBe(9);
    const unasked = await server.ctx.store.asService((tx) => newestEntries(tx, { since: hoursAgo(24) }));
    expect(unasked.entries).toHaveLength(33 + 20 + 3 + 1);
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

  test('[ANALYTICS-06, ANALYTICS-07, ANALYTICS-08, ANALYTICS-09, DASH-07, EVENT-10] analytics and dashboard name each figure of a week', async () => {
    await story(people[0], hoursAgo(0.1));
    await story(people[0], hoursAgo(2), { language: 'spanish', characters: ['cat'] });
    await story(people[1], hoursAgo(3), {
      story_type: 'premium_gemini',
      model: 'gemini',
      length: 'long',
      age_group: 'school',
      setting: 'castle',
    });
    await event(people[0], 'story_generation_started', hoursAgo(2));
    await event(people[1], 'story_generation_started', hoursAgo(2));
    await event(people[0], 'story_generation_started', hoursAgo(1));
    await event(people[2], 'auth_signup', hoursAgo(30));
    await server.sql(`insert into subscriptions (user_id, status, created_at) values ($1, 'active', $2)`, [
      people[0],
      hoursAgo(20),
    ]);
    await server.sql('insert into user_sessions (id, user_id, last_seen_at) values (gen_random_uuid(), $1, $2)', [
      people[1],
      hoursAgo(2),
    ]);
    const { users, countries: _, trends, ...analytics } = await read<Analytics>(`${adminPaths.analytics}?range=7d`);
    expect(analytics).toEqual({
      content: {
        ages: [
          { count: 2, name: 'toddler' },
          { count: 1, name: 'school' },
        ],
        characters: [
          { count: 2, name: 'fox' },
          { count: 2, name: 'own words' },
          { count: 1, name: 'cat' },
        ],
        languages: [
          { count: 2, name: 'english' },
          { count: 1, name: 'spanish' },
        ],
        lengths: [
          { count: 2, name: 'short' },
          { count: 1, name: 'long' },
        ],
        models: [
          { count: 2, name: 'deepseek' },
          { count: 1, name: 'gemini' },
        ],
        settings: [
          { count: 2, name: 'forest' },
          { count: 1, name: 'castle' },
        ],
        types: [
          { count: 2, name: 'free_no_image' },
          { count: 1, name: 'premium_gemini' },
        ],
      },
      dailyStoryCreation: [
        { date: '2026-11-14', stories: 0, users: 0 },
        { date: '2026-11-15', stories: 0, users: 0 },
        { date: '2026-11-16', stories: 0, users: 0 },
        { date: '2026-11-17', stories: 0, users: 0 },
        { date: '2026-11-18', stories: 0, users: 0 },
        { date: '2026-11-19', stories: 2, users: 2 },
        { date: '2026-11-20', stories: 1, users: 1 },
      ],
      eventBreakdown: [
        { count: 3, event_type: 'story_generation_started', unique_users: 2 },
        { count: 1, event_type: 'auth_signup', unique_users: 1 },
      ],
      period: { from: '2026-11-14T00:00:00.000Z', to: '2026-11-20T00:10:00.000Z' },
      range: '7d',
      subscriptionStats: { active: 1, admin: 1, canceled: 0, free: 3, total: 5 },
      totals: { events: 4, sessions: 1, stories: 3, subscriptions: 1, users: 5 },
    });
    expect(users.daily.map(({ date, new: joined, active }) => `${date} ${joined} ${active}`)).toEqual([
      '2026-11-14 0 0',
      '2026-11-15 0 0',
      '2026-11-16 0 0',
      '2026-11-17 0 0',
      '2026-11-18 4 0',
      '2026-11-19 0 1',
      '2026-11-20 0 0',
    ]);
    expect(users.providers).toEqual([{ name: 'google', count: 5 }]);
    const sums = Object.entries(trends).map(([card, { now, before }]) => `${card} ${now} ${before}`);
    expect(sums).toEqual(['users 4 0', 'stories 3 0', 'subscriptions 0 0', 'events 4 0']);
    const { data } = await read<Dashboard>(adminPaths.dashboard);
    expect({ ...data, dailyStoryCreation: 0, eventBreakdown: 0, trends }).toEqual({
      trends: data?.trends,
      activeSubscriptions: 1,
      dailyStoryCreation: 0,
      eventBreakdown: 0,
      subscriptionStats: { active: 1, admin: 1, canceled: 0, free: 3, total: 5 },
      totalStories: 3,
      totalUsers: 5,
      userEvents: 4,
    });
  });

  test('[COST-04, COST-05, COST-07, COST-08, COST-11, DATA-43] costs name each provider, day and call', async () => {
    await call(hoursAgo(1), { endpoint: 'chat-completions', cost_usd: 0.03, response_time_ms: 300 });
    await call(hoursAgo(2), { endpoint: 'chat-completions', cost_usd: 0.01, response_time_ms: 500, status_code: 429 });
    await call(hoursAgo(26), { api_provider: 'gemini', endpoint: 'images', cost_usd: 0.5, response_time_ms: 9000 });
    await call(hoursAgo(0.1), { api_provider: 'gemini', endpoint: 'images', cost_usd: 0.25, response_time_ms: 7000 });
    const costs = await read<Costs>(`${adminPaths.costs}?period=week`);
    expect(costs.providers).toEqual([
      { cost: 0.04, errorRate: 50, provider: 'deepseek', requests: 2, responseTime: 400 },
      { cost: 0.75, errorRate: 0, provider: 'gemini', requests: 2, responseTime: 8000 },
    ]);
    expect(costs.daily).toEqual([
      { cost: 0.25, date: '2026-11-20', provider: 'gemini', requests: 1 },
      { cost: 0.04, date: '2026-11-19', provider: 'deepseek', requests: 2 },
      { cost: 0.5, date: '2026-11-18', provider: 'gemini', requests: 1 },
    ]);
    const told = ({ timestamp, provider, endpoint, statusCode, responseTime, cost }: Costs['calls'][number]) =>
      [timestamp.slice(5, 16), provider, endpoint, statusCode, responseTime, cost].join(' ');
    expect(costs.calls.map(told)).toEqual([
      '11-20T00:04 gemini images 200 7000 0.25',
      '11-19T23:10 deepseek chat-completions 200 300 0.03',
      '11-19T22:10 deepseek chat-completions 429 500 0.01',
      '11-18T22:10 gemini images 200 9000 0.5',
    ]);
    expect(costs.expensive.map(told)).toEqual([
      '11-18T22:10 gemini images 200 9000 0.5',
      '11-20T00:04 gemini images 200 7000 0.25',
      '11-19T23:10 deepseek chat-completions 200 300 0.03',
      '11-19T22:10 deepseek chat-completions 429 500 0.01',
    ]);
    expect(costs.averageCost).toBeCloseTo(0.79 / 4, 6);
  });

  test('[MONITOR-11, MONITOR-13, MONITOR-14] the failed calls, the points in time and the machine are those of the range', async () => {
    await call(hoursAgo(0.5), { ip_address: '203.0.113.x', status_code: 502, error_message: 'PROVIDER_UNAVAILABLE' });
    await call(hoursAgo(0.5), { response_time_ms: 3000 });
    await call(hoursAgo(0.25), { response_time_ms: 200 });
    await call(hoursAgo(5), { method: 'PUT', status_code: 429, ip_address: '198.51.100.x' });
    const points = ({ series }: Monitoring) =>
      series
        .filter(({ requests }) => requests > 0)
        .map(({ at, requests, errors, responseTime }) => `${at.slice(5, 16)} ${requests} ${errors} ${responseTime}`);
    const hour = await read<Monitoring>(`${adminPaths.monitoring}?range=1h`);
    expect(hour.series).toHaveLength(61);
    expect(points(hour)).toEqual(['11-19T23:40 2 1 2000', '11-19T23:55 1 0 200']);
    expect(hour.series.filter(({ responseTime }) => responseTime === null)).toHaveLength(59);
    const day = await read<Monitoring>(`${adminPaths.monitoring}?range=24h`);
    expect(day.series).toHaveLength(25);
    expect(points(day)).toEqual(['11-19T19:00 1 1 1000', '11-19T23:00 3 1 1400']);
    expect(day.errorLogs.map(({ id: _, ...row }) => Object.values(row).join(' '))).toEqual([
      '2026-11-19T23:40:00.000Z POST generate-story-stream 502 PROVIDER_UNAVAILABLE 203.0.113.x',
      '2026-11-19T19:10:00.000Z PUT generate-story-stream 429 HTTP 429 198.51.100.x',
    ]);
    for (const name of ['memory', 'disk'] as const) {
      expect(day.host[name], name).toBeGreaterThan(0);
      expect(day.host[name], name).toBeLessThan(100);
    }
  });

  test('[LOG-27] the five most common errors and the five users with most of them are named, the most first', async () => {
    for (let error = 1; error <= 6; error++) {
      for (let count = 0; count < error; count++) {
        await server.sql(
          `insert into error_logs (error_message, error_type, severity, user_id, timestamp) values ($1, 'client', 'high', $2, $3)`,
          [`failure ${error}`, people[error % 3], hoursAgo(count + 0.1)],
        );
      }
    }
    const { topErrors, topUsers, counts } = await read<Logs>(adminPaths.logs);
    expect(topErrors).toEqual([6, 5, 4, 3, 2].map((count) => ({ name: `failure ${count}`, count })));
    const emails = await Promise.all(
      [0, 2, 1].map((index) => server.sql<{ email: string }>('select email from users where id = $1', [people[index]])),
    );
    expect(topUsers).toEqual([9, 7, 5].map((count, index) => ({ name: emails[index]?.[0]?.email, count })));
    expect(counts.errors).toBe(21);
  });

  test('[USAGE-23, USAGE-25, DATA-51, DASH-15] a user’s usage has every figure, and the trends count kinds and users by day', async () => {
    await server.sql(
      `insert into user_usage_limits (user_id, free_no_image_stories_used, free_image_stories_used,
        daily_gemini_stories_used, daily_limit_reset_date, has_ever_paid) values ($1, 2, 1, 4, '2026-11-20', true)`,
      [people[0]],
    );
    await story(people[0], hoursAgo(0.1));
    await story(people[0], hoursAgo(2), { story_type: 'free_image' });
    await story(people[0], hoursAgo(3), { story_type: 'premium_gemini' });
    await story(people[1], hoursAgo(4), { story_type: 'premium_no_image' });
    await story(people[0], hoursAgo(24 * 9));
    const { users } = await read<UsageUsersPage>(adminPaths.usageUsers);
    const { userId, email, ...summary } = users.find(({ userId }) => userId === people[0]) ?? ({} as never);
    expect(email).toMatch(/@example\.com$/);
    expect(userId).toBe(people[0]);
    expect(summary).toEqual({
      createdAt: '2026-11-18T00:10:00.000Z',
      dailyGemini: { limit: 10, percent: 40, used: 4 },
      freeImage: { limit: 1, percent: 100, used: 1 },
      freeText: { limit: 3, percent: 67, used: 2 },
      hasEverPaid: true,
      hasReachedLimits: false,
      isFreeTier: false,
      lastActive: '2026-11-20T00:04:00.000Z',
      lastStoryGenerated: '2026-11-20T00:04:00.000Z',
      name: 'Person 0',
      resetsOn: '2026-11-21',
      storiesThisWeek: 3,
      subscription: 'free',
      totalStoriesGenerated: 4,
    });
    const { trends } = await read<UsageOverview>(adminPaths.usage);
    expect(
      trends.map(({ date, freeText, freeImage, premium, users }) =>
        [date, freeText, freeImage, premium, users].join(' '),
      ),
    ).toEqual([
      '2026-11-14 0 0 0 0',
      '2026-11-15 0 0 0 0',
      '2026-11-16 0 0 0 0',
      '2026-11-17 0 0 0 0',
      '2026-11-18 0 0 0 0',
      '2026-11-19 0 1 2 2',
      '2026-11-20 1 0 0 1',
    ]);
    await call(hoursAgo(0.2), { status_code: 502, response_time_ms: 400 });
    await call(hoursAgo(0.3), { response_time_ms: 600 });
    await server.sql(
      `insert into error_logs (error_message, error_type, severity, timestamp) values ('TIMEOUT', 'generation', 'medium', $1)`,
      [hoursAgo(0.4)],
    );
    const { health } = await read<Dashboard>(adminPaths.dashboard);
    expect(health).toMatchObject({ successRate: 50, avgResponseTime: 500, recentErrors: 1, activeUsers: 1 });
  });

  test('[USERS-02, USAGE-07] the cards of users and of usage stand beside the seven days before', async () => {
    const days = (count: number) => hoursAgo(24 * count + 1);
    const at = (timestamp: string, error_message: string, status_code: number) =>
      call(timestamp, { api_provider: 'app', status_code, error_message });
    await at(days(0), 'FREE_NO_IMAGE_LIMIT_EXCEEDED', 402);
    await at(days(0), 'FREE_IMAGE_LIMIT_EXCEEDED', 402);
    await at(days(1), 'DAILY_GEMINI_LIMIT_EXCEEDED', 429);
    await at(days(1), 'RATE_LIMITED', 429);
    await at(days(9), 'DAILY_GEMINI_LIMIT_EXCEEDED', 429);
    await at(days(20), 'DAILY_GEMINI_LIMIT_EXCEEDED', 429);
    await story(people[0], days(0));
    await story(people[0], days(2), { story_type: 'free_image' });
    await story(people[1], days(3), { story_type: 'premium_gemini' });
    await story(people[1], days(3), { story_type: 'premium_no_image' });
    await story(people[1], days(8), { story_type: 'premium_gemini' });
    await story(people[1], days(9), { story_type: 'premium_gemini' });
    await event(people[0], 'story_generation_completed', days(0));
    await event(people[1], 'story_generation_completed', days(8));
    await event(people[1], 'story_generation_completed', days(1));
    for (const [index, day] of [8, 1, 1, 0].entries()) {
      await server.sql(
        `insert into user_sessions (id, user_id, started_at, last_seen_at) values (gen_random_uuid(), $1, $2, $2)`,
        [people[index % 2], days(day)],
      );
    }
    await server.sql(`insert into payments (invoice_id, user_id, amount_paid, currency, paid_at)
      values ('in_card', '${people[2]}', 999, 'usd', '${days(2)}')`);
    const recently = await server.sql<{ n: number }>(
      `select count(*)::integer as n from audit_entries where timestamp >= '2026-11-14T00:00:00Z'`,
    );
    await server.sql(`insert into audit_entries (timestamp, operator_email, operator_role, action)
      values ('${days(0)}', 'a@b.example', 'admin', 'x'), ('${days(8)}', 'a@b.example', 'admin', 'x')`);
    const both = ({ now, before }: { now: number; before: number | null }) => [now, before];
    const { cardTrends } = await read<UsageOverview>(adminPaths.usage);
    expect({
      limited: both(cardTrends.limited),
      free: both(cardTrends.free),
      gemini: both(cardTrends.gemini),
    }).toEqual({ limited: [3, 1], free: [2, 0], gemini: [1, 2] });
    const { trends } = await read<UsersPage>(adminPaths.users);
    expect({
      joined: trends.joined.points.find(({ at }) => at === '2026-11-18')?.value,
      active: both(trends.active),
      told: both(trends.told),
      paid: both(trends.paid),
      acts: both(trends.acts),
    }).toEqual({ joined: 4, active: [3, 1], told: [1, 1], paid: [1, 0], acts: [1 + (recently[0]?.n ?? 0), 1] });
    expect(trends.told.points.map(({ value }) => value).join('')).toBe('00001000000010');
    expect(trends.told.points.at(-1)).toEqual({ at: '2026-11-20', value: 0, open: true });
    await server.sql('select recount_operations()');
    expect((await read<UsageOverview>(adminPaths.usage)).cardTrends).toEqual(cardTrends);
  });

  test('[USAGE-26] who has no name is unknown, and who never finished subscribing is free', async () => {
    await server.sql(`update profiles set name = ' ' where id = $1`, [people[0]]);
    await server.sql(`insert into subscriptions (user_id, status) values ($1, 'incomplete')`, [people[0]]);
    const { users } = await read<UsageUsersPage>(adminPaths.usageUsers);
    expect(users.find(({ userId }) => userId === people[0])).toMatchObject({ name: 'Unknown', subscription: 'free' });
  });

  test('[USERS-09, USERS-10, DATA-38] a listed user has what the details show', async () => {
    const [id] = people;
    await server.sql(
      `insert into user_sessions (id, user_id, last_seen_at, country, user_agent) values (gen_random_uuid(), $1, $2, 'MX', $3)`,
      [id, hoursAgo(5), 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605.1.15'],
    );
    await server.sql('update users set last_sign_in_at = $2 where id = $1', [id, hoursAgo(6)]);
    const { users } = await read<UsersPage>(adminPaths.users);
    const { email: _, ...listed } = users.find((user) => user.id === id) ?? ({} as never);
    expect({ ...listed, id: 'theirs' }).toEqual({
      adminRole: null,
      createdAt: '2026-11-18T00:10:00.000Z',
      device: 'iPhone',
      id: 'theirs',
      isAdmin: false,
      lastLogin: '2026-11-19T18:10:00.000Z',
      location: 'MX',
      name: 'Person 0',
      referralSource: 'google',
      status: 'active',
      storiesCreated: 0,
      subscription: 'free',
      totalSpent: 0,
    });
  });

  test('[DASH-10, ANALYTICS-02, COST-04, P33] what an account added to past days and months stays when it is deleted, and names nobody', async () => {
    await story(people[0], hoursAgo(2));
    for (const id of [people[1], people[1]]) await story(id, hoursAgo(26), { language: 'spanish' });
    for (const id of [people[0], people[1]]) {
      await event(id, 'story_create', hoursAgo(26));
      await server.sql(
        `insert into story_analytics (user_id, model_used, success, cost_usd, story_params, timestamp) values ($1, 'm', true, 0.2, '{}', $2)`,
        [id, hoursAgo(26)],
      );
    }
    const figures = async () => {
      const { data } = await read<Dashboard>(adminPaths.dashboard);
      const { content, users } = await read<Analytics>(`${adminPaths.analytics}?range=7d`);
      const { months } = await read<Costs>(`${adminPaths.costs}?period=month`);
      const { totalStories, userEvents, dailyStoryCreation, trends } = data ?? {};
      return { totalStories, userEvents, dailyStoryCreation, trends, content, new: users.daily, months };
    };
    const before = await figures();
    expect(before.months).toMatchObject([{ users: 2, costPerUser: 0.2 }]);
    const { data: full } = await read<Dashboard>(adminPaths.dashboard);
    const gone = people[1] ?? '';
    await removeAccount(server.ctx, gone);
    await removeAccount(server.ctx, gone);
    expect(await figures()).toEqual(before);
    await server.sql('select recount_operations()');
    expect(await figures()).toEqual(before);
    const { data: left } = await read<Dashboard>(adminPaths.dashboard);
    expect(left?.totalUsers).toBe((full?.totalUsers ?? 0) - 1);
    expect(JSON.stringify(await server.sql('select * from daily_counts'))).not.toContain(gone);
  });

  test('the counts that triggers keep are those that counting anew finds', async () => {
    await story(people[0], hoursAgo(26));
    await story(people[0], hoursAgo(2));
    await story(people[1], hoursAgo(1));
    await server.sql('delete from stories where user_id = $1', [people[1]]);
    await event(people[0], 'story_create', hoursAgo(2));
    await call(hoursAgo(1), { cost_usd: 0.1 });
    await call(hoursAgo(2), { api_provider: 'app', status_code: 402, error_message: 'FREE_IMAGE_LIMIT_EXCEEDED' });
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
