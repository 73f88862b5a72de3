import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminPaths, type Costs } from '#domain/operations/figures.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';

// Ten minutes into a month in UTC: counting months in another zone gives wrong figures here.
const now = new Date('2026-11-01T00:10:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

describe('what stories cost', () => {
  let server: TestServer;
  let operator: TestMember;
  let parent: TestMember;

  beforeAll(async () => {
    server = await startTestServer({ vendors: ['google'], now: () => now, dailyCap: 25 });
    await server.sql(`select ensure_log_partitions('2026-05-01', 8)`);
    operator = await server.signIn('viewer@lunatale.test');
    parent = await server.signIn();
    await parent.call('/api/identity/profile', { method: 'POST' });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.sql('delete from story_analytics');
    await server.sql('delete from payments');
    await server.sql('select recount_operations()');
  });

  const read = async (query = '') => (await (await operator.call(adminPaths.costs + query)).json()) as Costs;
  const told = (at: string, storyType: string, cost: number, changes: { success?: boolean; userId?: string } = {}) =>
    server.sql(
      `insert into story_analytics (user_id, model_used, success, cost_usd, story_params, timestamp)
       values ($1, 'm', $2, $3, $4, $5)`,
      [changes.userId ?? parent.userId, changes.success ?? true, cost, JSON.stringify({ storyType }), at],
    );
  const paid = (at: string, amount: number, currency: string) =>
    server.sql(
      `insert into payments (invoice_id, user_id, amount_paid, currency, paid_at) values ($1, $2, $3, $4, $5)`,
      [randomUUID(), parent.userId, amount, currency, at],
    );

  test('an illustrated story costs what was spent on all of them over those that were written, failed ones included', async () => {
    await told(minutesAgo(5), 'free_image', 0.14);
    await told(minutesAgo(6), 'premium_gemini', 0.16);
    await told(minutesAgo(7), 'premium_gemini', 0.03, { success: false });
    await told(minutesAgo(8), 'premium_no_image', 0.001);
    await told(minutesAgo(60 * 24 * 20), 'free_image', 99);
    const { storyCosts, caps } = await read('?period=week');
    const [illustrated, text] = storyCosts;
    expect(illustrated).toMatchObject({ kind: 'illustrated', stories: 2, failed: 1 });
    expect(illustrated?.cost).toBeCloseTo(0.33, 6);
    expect(illustrated?.average).toBeCloseTo(0.165, 6);
    // Four pictures at the configured price, and the words around them.
    expect(illustrated?.atPrices).toBeGreaterThan(4 * 0.0336);
    expect(illustrated?.atPrices).toBeLessThan(5 * 0.0336);
    expect(text).toMatchObject({ kind: 'text', stories: 1, failed: 0, average: 0.001 });
    expect(text?.atPrices).toBeLessThan(0.005);
    expect(Object.fromEntries(caps.map(({ provider, cap }) => [provider, cap]))).toEqual({ deepseek: 25, gemini: 25 });
  });

  test('nothing told is nothing spent, and no average is made up', async () => {
    const { storyCosts, months, costlyUsers } = await read();
    expect(storyCosts.map(({ stories, cost, average }) => ({ stories, cost, average }))).toEqual([
      { stories: 0, cost: 0, average: null },
      { stories: 0, cost: 0, average: null },
    ]);
    expect(months).toEqual([]);
    expect(costlyUsers).toEqual([]);
  });

  test('months are UTC months: what users cost in each, each of them, and what they paid', async () => {
    await told(minutesAgo(5), 'free_image', 0.2);
    await told(minutesAgo(15), 'free_image', 0.3); // 23:55 of the month before
    await told(minutesAgo(16), 'free_no_image', 0.1, { userId: operator.userId });
    await paid(minutesAgo(9), 999, 'usd');
    await paid(minutesAgo(11), 999, 'usd');
    await paid(minutesAgo(10.5), -500, 'usd');
    await paid(minutesAgo(12), 1500, 'jpy');
    await told('2026-05-31T23:59:00Z', 'free_image', 5); // seven months, counting this one
    const { months } = await read();
    expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-10']);
    expect(months[0]).toMatchObject({ users: 1, stories: 1, cost: 0.2, costPerUser: 0.2 });
    expect(months[0]?.takings).toMatchObject([{ currency: 'usd', paid: 9.99 }]);
    expect(months[1]).toMatchObject({ users: 2, stories: 2 });
    expect(months[1]?.costPerUser).toBeCloseTo(0.2, 6);
    expect(months[1]?.takings).toMatchObject([
      { currency: 'jpy', paid: 1500, refunded: 0 },
      { currency: 'usd', paid: 9.99, refunded: 5 },
    ]);
  });

  test('who cost most this month comes first, and a user who is gone counts for the house and for nobody', async () => {
    await told(minutesAgo(5), 'free_image', 0.2);
    await told(minutesAgo(5), 'free_no_image', 0.001, { userId: operator.userId });
    await told(minutesAgo(15), 'free_image', 7, { userId: operator.userId });
    await told(minutesAgo(5), 'free_image', 3, { userId: randomUUID() });
    const { costlyUsers, storyCosts } = await read('?period=day');
    expect(costlyUsers).toMatchObject([
      { userId: parent.userId, illustratedStories: 1, textStories: 0, cost: 0.2 },
      { userId: operator.userId, illustratedStories: 0, textStories: 1, cost: 0.001 },
    ]);
    expect(storyCosts[0]?.cost).toBeCloseTo(10.2, 6);
  });

  test('[COST-14] a call answered with 400 or more counts as an error of its provider', async () => {
    for (const status of [200, 302, 399, 400, 429, 500]) {
      await server.sql(
        `insert into api_usage_logs (api_provider, endpoint, method, status_code, cost_usd, timestamp)
         values ('gemini', 'chat-completions', 'POST', $1, 0.01, $2)`,
        [status, minutesAgo(3)],
      );
    }
    const { providers } = await read('?period=day');
    expect(providers).toMatchObject([{ provider: 'gemini', requests: 6, errorRate: 50 }]);
  });

  test('counts made anew are the counts that were kept', async () => {
    await told(minutesAgo(5), 'free_image', 0.2);
    await told(minutesAgo(15), 'premium_no_image', 0.3, { success: false });
    const kept = await read();
    await server.sql('select recount_operations()');
    expect(await read()).toMatchObject({ storyCosts: kept.storyCosts, months: kept.months });
  });
});
