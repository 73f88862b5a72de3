import type { Client } from 'pg';
import type { Database } from '#db/connect.ts';
import { analyticsRanges, costPeriods, logTimeframes, monitoringRanges } from '#domain/operations/figures.ts';
import type { AppServices } from '#server/context.ts';
import type { Operator } from '#server/identity/operator.ts';
import { readAudit } from '#server/operations/audit.ts';
import { lastDays } from '#server/operations/period.ts';
import { readAnalytics } from '#server/operations/read-analytics.ts';
import { readCosts } from '#server/operations/read-costs.ts';
import { readDashboard } from '#server/operations/read-dashboard.ts';
import { readLogs } from '#server/operations/read-logs.ts';
import { readMonitoring } from '#server/operations/read-monitoring.ts';
import { readDailyStories, readTotals } from '#server/operations/read-overview.ts';
import { readUsageOverview, readUsageUsers } from '#server/operations/read-usage.ts';
import { readUsers, type UsersQuery } from '#server/operations/read-users.ts';
import { createStore } from '#server/platform/database.ts';
import { createLog } from '#server/platform/log.ts';
import { measureRecording } from './admin/recording.ts';
import { fillWorld, naive, worldSize } from './admin/world.ts';
import { type Bench, type Figure, median, percentile } from './figures.ts';
import { inOwnDatabase } from './own-database.ts';

const repeats = 40;

/** The data of every admin screen in a large database, p95, beside the same straight from the logs. */
export const admin: Bench = {
  name: 'Admin screens, 1,000,000 stories, 5,000,000 events',
  baseline: 'without counts',
  run: () =>
    inOwnDatabase(async (owner, pool) => {
      const begin = performance.now();
      await fillWorld(owner, worldSize());
      console.log(`the world was made in ${Math.round((performance.now() - begin) / 1000)} s`);
      return [...(await measure(owner, servicesOn(pool))), ...(await measureRecording())];
    }),
};

/** As much of the server as a screen's data needs. */
function servicesOn(pool: Database): AppServices {
  const hostMetrics = async () => ({ cpu: null, memory: null, disk: null });
  const services: Partial<AppServices> = {
    store: createStore(pool.orm),
    log: createLog('silent'),
    now: () => new Date(),
    hostMetrics,
    prices: {
      deepseek: { cachedInput: 0.003, input: 0.15, output: 0.6 },
      gemini: { input: 0.3, output: 2.5, picture: 0.0336 },
    },
    dailyCaps: { deepseek: null, gemini: null },
  };
  return services as AppServices;
}

async function measure(owner: Client, ctx: AppServices): Promise<Figure[]> {
  const operator = {} as Operator;
  const users: UsersQuery = { search: '', page: 1, order: 'desc', status: 'all', plan: 'all', sort: 'created' };
  const usage = { search: '', page: 1, order: 'desc', tier: 'all', status: 'all', sort: 'active' } as const;
  const days = lastDays(new Date(), 90);
  const screen = (name: string, baseline: keyof typeof naive, read: () => Promise<unknown>) =>
    [name, baseline, read] as [string, keyof typeof naive, () => Promise<unknown>];
  const screens: [string, keyof typeof naive, () => Promise<unknown>][] = [
    ['totals from counts', 'dashboard', () => ctx.store.asService(readTotals)],
    ['daily stories from counts, 90 days', 'analytics', () => ctx.store.asService((tx) => readDailyStories(tx, days))],
    ['dashboard', 'dashboard', () => readDashboard(ctx, operator)],
    ...analyticsRanges.map((range) =>
      screen(`analytics, ${range}`, 'analytics', () => readAnalytics(ctx, operator, { range })),
    ),
    ['users, newest', 'users', () => readUsers(ctx, operator, users)],
    ['users, by stories', 'users', () => readUsers(ctx, operator, { ...users, sort: 'stories' })],
    ['users, by name, page 500', 'users', () => readUsers(ctx, operator, { ...users, sort: 'name', page: 500 })],
    ['users, premium only', 'users', () => readUsers(ctx, operator, { ...users, plan: 'premium' })],
    ['users, search', 'users', () => readUsers(ctx, operator, { ...users, search: 'user4217' })],
    ['usage overview', 'users', () => readUsageOverview(ctx, operator)],
    ['usage, user details', 'users', () => readUsageUsers(ctx, operator, usage)],
    ['usage, at limit', 'users', () => readUsageUsers(ctx, operator, { ...usage, status: 'at-limit' })],
    ['usage, search', 'users', () => readUsageUsers(ctx, operator, { ...usage, search: 'user4217' })],
    ...monitoringRanges.map((range) =>
      screen(`monitoring, ${range}`, 'monitoring', () => readMonitoring(ctx, operator, { range })),
    ),
    ...costPeriods.map((period) =>
      screen(`costs, ${period}`, 'costs', () => readCosts(ctx, operator, { period, provider: 'all' })),
    ),
    ['costs, month, one provider', 'costs', () => readCosts(ctx, operator, { period: 'month', provider: 'gemini' })],
    ...logTimeframes.map((timeframe) =>
      screen(`logs, ${timeframe}`, 'monitoring', () => readLogs(ctx, operator, { timeframe })),
    ),
    ['what operators did', 'monitoring', () => readAudit(ctx, operator)],
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
