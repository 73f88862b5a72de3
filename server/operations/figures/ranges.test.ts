import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Business, businessPath } from '#domain/operations/business.ts';
import {
  type Analytics,
  type AuditEntry,
  adminPaths,
  type Costs,
  type Logs,
  type Monitoring,
  resolveGroupPath,
} from '#domain/operations/figures.ts';
import { startTestServer, type TestMember, type TestServer } from '../../testing.ts';
import { forecastOf } from './read-caps.ts';

const now = new Date('2026-11-20T12:00:00Z');
let server: TestServer;
let operator: TestMember;
let parent: TestMember;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  await server.sql(`select ensure_log_partitions('2026-08-01', 6)`);
  operator = await server.signIn('editor@lunatale.test');
  parent = await server.signIn();
  await server.ctx.recorder.flush();
  for (const log of [
    'user_events',
    'api_usage_logs',
    'story_analytics',
    'error_logs',
    'hourly_calls',
    'error_groups',
  ]) {
    await server.sql(`delete from ${log}`);
  }
  await server.sql('delete from daily_counts');
});
afterAll(() => server.stop());

const read = async <T>(path: string): Promise<T> => {
  const answer = await operator.call(path);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
};
const insert = (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row);
  const marks = names.map((_, index) => `$${index + 1}`);
  return server.sql(`insert into ${table} (${names}) values (${marks})`, Object.values(row));
};
const call = (timestamp: string, changes: Record<string, unknown> = {}) =>
  insert('api_usage_logs', {
    api_provider: 'deepseek',
    endpoint: 'generate-story-stream',
    method: 'POST',
    status_code: 200,
    response_time_ms: 1000,
    timestamp,
    ...changes,
  });
const fail = (timestamp: string, message: string) =>
  insert('error_logs', { error_message: message, error_type: 'generation', severity: 'high', timestamp });

const screens = [adminPaths.analytics, adminPaths.monitoring, adminPaths.costs, adminPaths.logs, businessPath];

test('[P43] a range backwards, of ten years, of days to come or of half is refused by name on every screen', async () => {
  const bad = {
    'from=2026-11-10&to=2026-11-09': 'The range ends before it begins.',
    'from=2016-11-20&to=2026-11-20': 'A range has at most 400 days.',
    'from=2026-11-20&to=2026-11-21': 'The range has days that have not come yet.',
    'from=2026-11-20': 'A range has a first and a last day.',
    'to=2026-11-20': 'A range has a first and a last day.',
  };
  for (const path of screens) {
    for (const [query, message] of Object.entries(bad)) {
      const answer = await operator.call(`${path}?${query}`);
      expect([path, query, answer.status]).toEqual([path, query, 400]);
      expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', message });
    }
    for (const query of ['from=2026-02-31&to=2026-03-01', 'from=today&to=today', 'from=2026-11-1&to=2026-11-2']) {
      expect((await operator.call(`${path}?${query}`)).status).toBe(400);
    }
    expect((await operator.call(`${path}?from=2026-11-20&to=2026-11-20`)).status).toBe(200);
  }
});

test('[MONITOR-05, COST-04, LOG-04] a range of UTC days counts what lies in it, and the days before beside it', async () => {
  await call('2026-11-07T23:59:59Z');
  await call('2026-11-08T00:00:00Z', { status_code: 500, error_message: 'TIMEOUT', response_time_ms: 3000 });
  await call('2026-11-09T23:59:59Z', { endpoint: 'chat-completions', cost_usd: 0.5 });
  await call('2026-11-10T00:00:00Z');
  // An illustrated story takes long: next to text stories it counts in no response time, on the card or in the curve.
  await call('2026-11-08T06:00:00Z', {
    api_provider: 'gemini',
    endpoint: 'generate-story-gemini',
    response_time_ms: 15_000,
  });
  await call('2026-11-06T08:00:00Z', { endpoint: 'speech', api_provider: 'voice', cost_usd: 0.25 });
  const own = 'from=2026-11-08&to=2026-11-09';
  const monitoring = await read<Monitoring>(`${adminPaths.monitoring}?${own}`);
  expect(monitoring.range).toBe('own');
  expect(monitoring.period).toEqual({ from: '2026-11-08T00:00:00.000Z', to: '2026-11-10T00:00:00.000Z' });
  expect(monitoring.metrics).toMatchObject({ totalRequests: 2, errorRate: 50, averageResponseTime: 3000 });
  expect(monitoring.series.flatMap(({ responseTime }) => responseTime ?? [])).toEqual([3000]);
  expect(monitoring.trends.responseTime.points.flatMap(({ value }) => value ?? [])).toEqual([1000, 3000]);
  expect(monitoring.trends.requests.before).toBe(1);
  expect(monitoring.trends.responseTime.before).toBe(1000);
  expect(monitoring.trends.errorRate.before).toBe(0);
  expect(monitoring.trends.requests.points.map(({ value }) => value).join('')).toBe(
    `${'0'.repeat(23)}1100${'1'}${'0'.repeat(20)}`,
  );
  expect(monitoring.trends.requests.points.every(({ open }) => !open)).toBe(true);
  const costs = await read<Costs>(`${adminPaths.costs}?${own}`);
  expect([costs.totalCost, costs.totalRequests, costs.trends.cost.before]).toEqual([0.5, 1, 0.25]);
  expect(costs.knownProviders).toEqual(['deepseek', 'voice']);
  expect((await read<Costs>(`${adminPaths.costs}?period=month&provider=voice`)).totalCost).toBe(0.25);
  await fail('2026-11-07T10:00:00Z', 'One');
  await fail('2026-11-08T10:00:00Z', 'Two');
  const logs = await read<Logs>(`${adminPaths.logs}?${own}`);
  expect(logs.counts).toMatchObject({ apiCalls: 3, errors: 1 });
  expect([logs.trends.errors.before, logs.trends.apiCalls.before, logs.trends.successRate.before]).toEqual([1, 2, 100]);
  expect(logs.entries.map(({ message }) => message)).toEqual([
    'POST chat-completions: 200',
    'Two',
    'POST generate-story-gemini: 200',
    'POST generate-story-stream: 500 TIMEOUT',
  ]);
  // The last hour is still running, so its last part is open.
  const hour = await read<Monitoring>(`${adminPaths.monitoring}?range=1h`);
  expect(hour.trends.requests.points.map(({ open }) => open).indexOf(true)).toBe(47);
});

test('[ANALYTICS-06] of days that are over nobody says how many different users there were', async () => {
  for (const at of ['2026-11-08T10:00:00Z', '2026-11-08T11:00:00Z', '2026-11-06T10:00:00Z']) {
    await insert('user_events', { user_id: parent.userId, event_type: 'story_create', timestamp: at });
  }
  const over = await read<Analytics>(`${adminPaths.analytics}?from=2026-11-07&to=2026-11-08`);
  expect(over.eventBreakdown).toEqual([{ event_type: 'story_create', count: 2, unique_users: null }]);
  expect([over.trends.events.now, over.trends.events.before]).toEqual([2, 1]);
  expect(over.trends.events.points.map(({ value }) => value)).toEqual([0, 1, 0, 2]);
  const goesOn = await read<Analytics>(`${adminPaths.analytics}?range=30d`);
  expect(goesOn.eventBreakdown).toEqual([{ event_type: 'story_create', count: 3, unique_users: 1 }]);
  expect(goesOn.trends.events.points.at(-1)).toEqual({ at: '2026-11-20', value: 0, open: true });
});

test('[LOG-27, SEC-14] errors of a kind are resolved together, written down once; a viewer may not, and a new one is open again', async () => {
  await fail('2026-11-20T08:00:00Z', 'Gone after 12 s');
  await fail('2026-11-20T09:00:00Z', 'Gone after 340 s');
  await fail('2026-11-20T09:00:00Z', 'Something else');
  const groups = async () => (await read<Logs>(`${adminPaths.logs}?timeframe=day`)).errorGroups;
  const told = async () => (await groups()).map(({ message, count, open }) => `${message}: ${count}, ${open} open`);
  expect(await told()).toEqual(['Gone after 12 s: 2, 2 open', 'Something else: 1, 1 open']);
  const [gone] = await groups();
  expect([gone?.firstAt, gone?.lastAt]).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-20T09:00:00.000Z']);
  const path = resolveGroupPath(gone?.id ?? '');
  const viewer = await server.signIn('viewer@lunatale.test');
  expect((await viewer.call(path, { method: 'POST' })).status).toBe(403);
  const other = await server.signIn('admin@lunatale.test');
  const answers = await Promise.all([operator, other].map((who) => who.call(path, { method: 'POST' })));
  const resolved = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { resolved: number }).resolved),
  );
  expect(resolved.toSorted()).toEqual([0, 2]);
  expect(await told()).toEqual(['Gone after 12 s: 2, 0 open', 'Something else: 1, 1 open']);
  const entries = (await read<AuditEntry[]>(adminPaths.audit)).filter(({ action }) => action === 'resolve_errors');
  expect(entries.map(({ details }) => details.resolved)).toEqual([2]);
  await fail('2026-11-20T11:00:00Z', 'Gone after 7 s');
  expect((await told())[0]).toBe('Gone after 12 s: 3, 1 open');
  expect((await operator.call(resolveGroupPath('nothing'), { method: 'POST' })).status).toBe(404);
});

test('[OPS-04] a cap stands beside what today has cost and will have cost, for whoever costs something', async () => {
  await server.sql('delete from hourly_calls');
  (server.ctx.dailyCaps as { deepseek: number | null }).deepseek = 25;
  for (const day of [13, 14, 15, 16, 17, 18, 19]) {
    for (const hour of ['06', '18']) {
      await call(`2026-11-${day}T${hour}:00:00Z`, { endpoint: 'chat-completions', cost_usd: 1 });
    }
  }
  await insert('provider_spending', { date: '2026-11-20', provider: 'deepseek', cost_usd: 3 });
  await insert('provider_spending', { date: '2026-11-20', provider: 'voice', cost_usd: 0.5 });
  const { caps } = await read<Costs>(adminPaths.costs);
  const capOf = (name: string) => caps.find(({ provider }) => provider === name);
  // Half of a usual day is over, and it has cost three times as much.
  expect(capOf('deepseek')).toEqual({ provider: 'deepseek', cap: 25, spent: 3, forecast: 6 });
  expect(capOf('voice')).toEqual({ provider: 'voice', cap: null, spent: 0.5, forecast: null });
  expect(forecastOf(0.4, { days: 7, whole: 2, soFar: 0 })).toBe(2.4);
  expect(forecastOf(1, { days: 2, whole: 2, soFar: 1 })).toBeNull();
});

test('[P43] the business is told from the landing page to what stays', async () => {
  await server.sql('delete from payments');
  await server.sql('delete from subscriptions');
  const people: string[] = [];
  for (const day of ['2026-11-02', '2026-11-08', '2026-10-20']) {
    const id = randomUUID();
    people.push(id);
    await insert('users', { id, email: `${id}@example.com` });
    await insert('profiles', {
      id,
      name: 'P',
      email: 'p@example.com',
      provider: 'google',
      created_at: `${day}T08:00:00Z`,
    });
    await insert('user_events', { user_id: id, event_type: 'story_generation_started', timestamp: `${day}T09:00:00Z` });
  }
  const [first = '', second = '', third = ''] = people;
  await insert('user_events', {
    user_id: first,
    event_type: 'story_generation_completed',
    timestamp: '2026-11-02T09:05:00Z',
  });
  await insert('user_events', {
    user_id: first,
    event_type: 'story_generation_started',
    timestamp: '2026-11-12T09:00:00Z',
  });
  const pay = (userId: string, at: string, amount = 999) =>
    insert('payments', {
      invoice_id: randomUUID(),
      user_id: userId,
      amount_paid: amount,
      currency: 'usd',
      paid_at: at,
    });
  await pay(first, '2026-11-03T09:00:00Z');
  await pay(third, '2026-10-20T09:00:00Z');
  await pay(third, '2026-11-05T09:00:00Z');
  await pay(third, '2026-11-06T09:00:00Z', -999);
  const { monthly } = await server.ctx.plans();
  const subscribe = (userId: string, more: Record<string, unknown>) =>
    insert('subscriptions', {
      user_id: userId,
      status: 'active',
      has_ever_subscribed: true,
      provider_subscription_id: `sub_${userId}`,
      price_id: monthly.priceId,
      ...more,
    });
  await subscribe(first, {});
  await subscribe(third, { status: 'canceled', ends_at: '2026-11-07T09:00:00Z' });
  await subscribe(second, { provider_subscription_id: null });
  for (const [day, count] of Object.entries({ '2026-11-03': 40, '2026-10-30': 7 })) {
    await insert('daily_counts', { day, kind: 'landing', detail: 'page', count });
  }
  const business = await read<Business>(`${businessPath}?from=2026-11-01&to=2026-11-20`);
  const told = business.funnel.map(({ step, count, before }) => `${step} ${count} ${before}`);
  expect(told).toEqual(['landing 40 7', 'joined 2 1', 'asked 2 1', 'told 1 0', 'kept 0 0', 'paid 1 1']);
  const cohort = (week: string) => business.cohorts.find((each) => each.week === week);
  expect(cohort('2026-11-02')).toEqual({
    week: '2026-11-02',
    users: 2,
    paid: 1,
    weeks: [
      { users: 2, open: false },
      { users: 1, open: true },
      { users: 0, open: true },
    ],
  });
  expect(cohort('2026-10-19')?.weeks).toHaveLength(5);
  expect(business.recurring).toEqual([{ currency: 'usd', amount: monthly.amount / 100 }]);
  expect(business.subscriptions).toEqual({ active: 1, trialing: 0, ending: 0 });
  expect([business.trends.new.now, business.trends.lost.now]).toEqual([1, 1]);
  const [november, october] = business.months;
  expect(november).toMatchObject({
    month: '2026-11',
    new: 1,
    lost: 1,
    takings: [{ currency: 'usd', paid: 19.98, refunded: 9.99 }],
  });
  expect(november?.margin).toBeCloseTo(9.99 - (november?.cost ?? 0), 6);
  expect(october).toMatchObject({ month: '2026-10', new: 1, lost: 0 });
  // Income in another currency cannot be compared with costs in dollars.
  await insert('payments', {
    invoice_id: randomUUID(),
    user_id: first,
    amount_paid: 500,
    currency: 'eur',
    paid_at: '2026-11-09T09:00:00Z',
  });
  expect((await read<Business>(businessPath)).months[0]?.margin).toBeNull();
  const viewer = await server.signIn('viewer@lunatale.test');
  expect((await viewer.call(businessPath)).status).toBe(403);
});
