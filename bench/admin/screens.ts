import type { Client } from 'pg';
import { ensureLogins } from '#db/logins.ts';
import { businessPath, businessRanges } from '#domain/operations/business.ts';
import {
  adminPaths,
  analyticsRanges,
  costPeriods,
  logTimeframes,
  monitoringRanges,
} from '#domain/operations/figures.ts';
import { lastDays } from '#server/operations/figures/period.ts';
import { readDailyStories, readTotals } from '#server/operations/figures/read-overview.ts';
import { startTestServer } from '#server/testing.ts';
import { type Figure, median, percentile } from '../figures.ts';

const repeats = 40;

/** Every back office screen and its requests. Log search and user details use data that the page has already read. */
const screens: Record<string, { baseline: keyof typeof naive; paths: Record<string, string> }> = {
  dashboard: { baseline: 'dashboard', paths: { '7 days': adminPaths.dashboard } },
  analytics: {
    baseline: 'analytics',
    paths: {
      ...each(analyticsRanges, (range) => `${adminPaths.analytics}?range=${range}`),
      'own range, 400 days': `${adminPaths.analytics}?${ownRange(400)}`,
    },
  },
  business: {
    baseline: 'business',
    paths: {
      ...each(businessRanges, (range) => `${businessPath}?range=${range}`),
      'own range, 400 days': `${businessPath}?${ownRange(400)}`,
    },
  },
  users: {
    baseline: 'users',
    paths: each(
      {
        newest: '',
        'newest, page 1,000': 'page=1000',
        'by stories': 'sort=stories',
        'fewest stories': 'sort=stories&order=asc',
        'by name, page 1,000': 'sort=name&order=asc&page=1000',
        'last active': 'sort=active',
        inactive: 'status=inactive&sort=active',
        'free, by name': 'plan=free&sort=name',
        'on trial': 'plan=trial',
        premium: 'plan=premium&sort=stories',
        operators: 'plan=admin',
        'search, one found': 'search=user4217@',
        'search, many found': 'search=user42&sort=name',
        'search, nobody found': 'search=nobody-at-all',
      },
      (query) => `${adminPaths.users}?${query}`,
    ),
  },
  usage: {
    baseline: 'usage',
    paths: {
      overview: adminPaths.usage,
      ...each(
        {
          'details, last active': '',
          'details, page 1,000': 'page=1000',
          'details, by stories': 'sort=stories',
          'details, by name': 'sort=name&order=asc',
          'details, newest': 'sort=created',
          'details, free tier': 'tier=free',
          'details, premium': 'tier=premium&sort=stories',
          'details, at limit': 'status=at-limit',
          'details, not at limit, by name': 'status=active&sort=name',
          'details, search': 'search=user4217',
        },
        (query) => `${adminPaths.usageUsers}?${query}`,
      ),
    },
  },
  monitoring: {
    baseline: 'monitoring',
    paths: {
      ...each(monitoringRanges, (range) => `${adminPaths.monitoring}?range=${range}`),
      'own range, 30 days': `${adminPaths.monitoring}?${ownRange(30)}`,
    },
  },
  costs: {
    baseline: 'costs',
    paths: {
      ...each(costPeriods, (period) => `${adminPaths.costs}?period=${period}`),
      'own range, 90 days': `${adminPaths.costs}?${ownRange(90)}`,
      'day, one provider': `${adminPaths.costs}?period=day&provider=gemini`,
      'month, one provider': `${adminPaths.costs}?period=month&provider=gemini`,
    },
  },
  logs: {
    baseline: 'logs',
    paths: {
      ...each(logTimeframes, (timeframe) => `${adminPaths.logs}?timeframe=${timeframe}`),
      'own range, 30 days': `${adminPaths.logs}?${ownRange(30)}`,
      'older entries, first': `${adminPaths.logWindow}?hours=720&limit=150&offset=50`,
      'older entries, hundredth': `${adminPaths.logWindow}?hours=720&limit=150&offset=5000`,
    },
  },
  'what operators did': { baseline: 'audit', paths: { newest: adminPaths.audit } },
  'who an operator is': { baseline: 'audit', paths: { 'every screen': adminPaths.status } },
};

/** The query for the last `days` UTC days, today included. */
function ownRange(days: number): string {
  const [from = '', to = from] = [lastDays(new Date(), days)[0], lastDays(new Date(), 1)[0]];
  return `from=${from}&to=${to}`;
}

function each(names: readonly string[] | Record<string, string>, path: (value: string) => string) {
  const named: [string, string][] = Array.isArray(names) ? names.map((name) => [name, name]) : Object.entries(names);
  return Object.fromEntries(named.map(([name, value]) => [name, path(value)]));
}

/** For each screen, the query it would need without rollups: straight from the logs, for the days that it shows. */
const naive: Record<string, string> = {
  dashboard: `select (select count(*) from profiles), (select count(*) from stories), (select count(*) from user_events),
    (select json_agg(e) from (select event_type, count(*), count(distinct user_id) from user_events
      where timestamp > now() - interval '7 days' group by 1) e),
    (select json_agg(d) from (select date_trunc('day', created_at), count(*), count(distinct user_id) from stories
      where created_at > now() - interval '7 days' group by 1) d)`,
  analytics: `select (select json_agg(e) from (select event_type, count(*), count(distinct user_id) from user_events
      where timestamp > now() - interval '90 days' group by 1) e),
    (select json_agg(d) from (select date_trunc('day', created_at), count(*), count(distinct user_id) from stories
      where created_at > now() - interval '90 days' group by 1) d)`,
  business: `select (select json_agg(f) from (select date_trunc('week', p.created_at), count(distinct p.id), count(distinct e.user_id)
      from profiles p left join user_events e on e.user_id = p.id and e.event_type = 'story_generation_started' group by 1) f),
    (select json_agg(m) from (select date_trunc('month', paid_at), sum(amount_paid) from payments group by 1) m)`,
  users: `select p.*, (select count(*) from stories s where s.user_id = p.id) as n from profiles p order by n desc limit 50`,
  monitoring: `select endpoint, count(*), avg(response_time_ms), count(*) filter (where status_code >= 400) from api_usage_logs
    where timestamp > now() - interval '7 days' group by 1`,
  costs: `select api_provider, date_trunc('day', timestamp), sum(cost_usd), count(*) from api_usage_logs
    where timestamp > now() - interval '30 days' group by 1, 2`,
  usage: `select l.*, (select count(*) from stories s where s.user_id = l.user_id) as n from user_usage_limits l order by n desc limit 50`,
  logs: `select (select count(*) from user_events where timestamp > now() - interval '30 days'),
    (select count(*) from api_usage_logs where timestamp > now() - interval '30 days'),
    (select json_agg(e) from (select error_message, count(*) from error_logs
      where timestamp > now() - interval '30 days' group by 1 order by 2 desc limit 5) e)`,
  audit: 'select * from audit_entries order by timestamp desc limit 50',
};

/** Measures the p95 of each screen's requests over HTTP, beside the query straight from the logs. */
export async function measureScreens(owner: Client, url: string): Promise<Figure[]> {
  const server = await startTestServer({
    vendors: ['google'],
    database: { url, addresses: await ensureLogins(url), drop: async () => {} },
  });
  try {
    const operator = await server.signIn('admin@lunatale.test');
    const baselines = new Map<string, number>();
    for (const [name, statement] of Object.entries(naive)) {
      baselines.set(name, median(await times(3, () => owner.query(statement))));
    }
    const figures: Figure[] = [];
    const measure = async (what: string, baseline: keyof typeof naive, read: () => Promise<unknown>) => {
      await read();
      const ours = percentile(await times(repeats, read), 0.95);
      figures.push({ what: `${what}, p95`, unit: 'ms', ours, baseline: baselines.get(baseline) ?? 0 });
    };
    const { store } = server.ctx;
    const days = lastDays(new Date(), 90);
    await measure('totals from counts', 'dashboard', () => store.asService(readTotals));
    for (const count of [7, 30, 90]) {
      await measure(`daily stories from counts, ${count} days`, 'analytics', () =>
        store.asService((tx) => readDailyStories(tx, days.slice(-count))),
      );
    }
    for (const [screen, { baseline, paths }] of Object.entries(screens)) {
      for (const [name, path] of Object.entries(paths)) {
        await measure(`${screen}, ${name}`, baseline, async () => {
          const answer = await operator.call(path);
          const text = await answer.text();
          if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
        });
      }
    }
    return figures;
  } finally {
    await server.stop();
  }
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < count; round++) {
    const begin = performance.now();
    await work();
    taken.push(performance.now() - begin);
  }
  return taken;
}
