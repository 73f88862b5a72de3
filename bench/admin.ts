import { openDatabase, openOwnerConnection } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { createBareDatabase, startTestServer } from '#db/testing.ts';
import type { AppServices } from '#server/context.ts';
import type { Operator } from '#server/identity/operator.ts';
import { readAnalytics } from '#server/operations/read-analytics.ts';
import { readCosts } from '#server/operations/read-costs.ts';
import { readDashboard } from '#server/operations/read-dashboard.ts';
import { readLogs } from '#server/operations/read-logs.ts';
import { readMonitoring } from '#server/operations/read-monitoring.ts';
import { readTotals } from '#server/operations/read-overview.ts';
import { readUsageOverview, readUsageUsers } from '#server/operations/read-usage.ts';
import { readUsers, type UsersQuery } from '#server/operations/read-users.ts';
import { createStore } from '#server/platform/database.ts';
import { createLog } from '#server/platform/log.ts';
import { fillWorld, naive, worldSize } from './admin/world.ts';
import { type Bench, type Figure, median, percentile } from './figures.ts';

const repeats = 20;

/** The data of every admin screen in a large database, p95, beside the same straight from the logs. */
export const admin: Bench = {
  name: 'Admin screens, 1,000,000 stories, 5,000,000 events',
  baseline: 'without counts',
  run: async () => {
    const server = await startTestServer();
    const database = await createBareDatabase();
    await migrate(database.url);
    const owner = await openOwnerConnection(database.url);
    const pool = openDatabase(database.url);
    try {
      await fillWorld(owner, worldSize());
      return await measure(owner, servicesOn(pool));
    } finally {
      await pool.close();
      await owner.end();
      await database.drop();
      await server.stop();
    }
  },
};

/** As much of the server as a screen's data needs. */
function servicesOn(pool: ReturnType<typeof openDatabase>): AppServices {
  const hostMetrics = async () => ({ cpu: null, memory: null, disk: null });
  const services: Partial<AppServices> = {
    store: createStore(pool.orm),
    log: createLog('silent'),
    now: () => new Date(),
    hostMetrics,
  };
  return services as AppServices;
}

async function measure(owner: Awaited<ReturnType<typeof openOwnerConnection>>, ctx: AppServices): Promise<Figure[]> {
  const operator = {} as Operator;
  const users: UsersQuery = { search: '', page: 1, order: 'desc', status: 'all', plan: 'all', sort: 'created' };
  const usage = { search: '', page: 1, order: 'desc', tier: 'all', status: 'all', sort: 'active' } as const;
  const screens: [string, keyof typeof naive, () => Promise<unknown>][] = [
    ['totals from counts', 'dashboard', () => ctx.store.asService(readTotals)],
    ['dashboard', 'dashboard', () => readDashboard(ctx, operator)],
    ['analytics, 7 days', 'analytics', () => readAnalytics(ctx, operator, { range: '7d' })],
    ['analytics, 30 days', 'analytics', () => readAnalytics(ctx, operator, { range: '30d' })],
    ['analytics, 90 days', 'analytics', () => readAnalytics(ctx, operator, { range: '90d' })],
    ['users, newest', 'users', () => readUsers(ctx, operator, users)],
    ['users, by stories', 'users', () => readUsers(ctx, operator, { ...users, sort: 'stories' })],
    ['users, search', 'users', () => readUsers(ctx, operator, { ...users, search: 'user4217' })],
    ['usage overview', 'users', () => readUsageOverview(ctx, operator)],
    ['usage, user details', 'users', () => readUsageUsers(ctx, operator, usage)],
    ['monitoring, 1 hour', 'monitoring', () => readMonitoring(ctx, operator, { range: '1h' })],
    ['monitoring, 7 days', 'monitoring', () => readMonitoring(ctx, operator, { range: '7d' })],
    ['costs, 7 days', 'costs', () => readCosts(ctx, operator, { period: 'week', provider: 'all' })],
    ['costs, 30 days', 'costs', () => readCosts(ctx, operator, { period: 'month', provider: 'all' })],
    ['logs, 1 day', 'monitoring', () => readLogs(ctx, operator, { timeframe: 'day' })],
    ['logs, 30 days', 'monitoring', () => readLogs(ctx, operator, { timeframe: 'month' })],
  ];
  const baselines = new Map<string, number>();
  for (const [name, statement] of Object.entries(naive)) {
    baselines.set(name, median(await times(3, () => owner.query(statement))));
  }
  const figures: Figure[] = [];
  for (const [what, baseline, read] of screens) {
    await read();
    const ours = percentile(await times(repeats, read), 0.95);
    figures.push({ what: `${what}, p95`, unit: 'ms', ours, baseline: baselines.get(baseline) ?? 0 });
  }
  return figures;
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
