import type { Dashboard } from '#domain/operations/figures.ts';
import type { AppServices } from '../../context.ts';
import type { Operator } from '../../identity/callers/operator.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type AskedDays, askedDays } from './asked-days.ts';
import { daysPeriod } from './period.ts';
import { readHealth } from './read-health.ts';
import { readDailyStories, readEvents, readSubscriptions, readTotals } from './read-overview.ts';
import { readOverviewTrends } from './trends.ts';

/** The dashboard (DASH-18): totals of all time, the last 7 days, and the last hour. A part that fails is null. */
export async function readDashboard(ctx: AppServices, _operator: Operator): Promise<Dashboard> {
  const now = ctx.now();
  const asked = askedDays(now, 7, { from: '', to: '' });
  const part = <T>(name: string, work: (tx: Transaction) => Promise<T>) =>
    ctx.store.asService(work).catch((err: unknown) => {
      ctx.log.error({ err, part: name }, 'a part of the dashboard could not be read');
      return null;
    });
  const [data, health] = await Promise.all([
    part('figures', (tx) => readFigures(tx, asked)),
    part('health', readHealth),
  ]);
  return { data, health, period: daysPeriod(now, asked.days) };
}

async function readFigures(tx: Transaction, asked: AskedDays): Promise<NonNullable<Dashboard['data']>> {
  const totals = await readTotals(tx);
  const { paying, ...subscriptionStats } = await readSubscriptions(tx);
  return {
    totalUsers: totals.users,
    totalStories: totals.stories,
    activeSubscriptions: paying,
    userEvents: totals.events,
    dailyStoryCreation: await readDailyStories(tx, asked.days),
    eventBreakdown: await readEvents(tx, asked),
    subscriptionStats,
    trends: await readOverviewTrends(tx, asked),
  };
}
