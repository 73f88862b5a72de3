import { expect, test } from 'vitest';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from '../testing/figures.ts';
import { cards, chart, facts, linesOf, openOffice, panel, table, textOf } from '../testing/office.tsx';

test('[DASH-01, DASH-07, DASH-10, DASH-12, DASH-14, DASH-15] the dashboard shows each of its figures in its place', async () => {
  await openOffice('/admin', { [adminPaths.dashboard]: figures.dashboard });
  const [title, greeting, updated] = linesOf(document.querySelector('main'));
  expect([title, greeting]).toEqual([
    'Admin Dashboard',
    "Welcome back, chief@lunatale.test! Here's your real-time overview.",
  ]);
  expect(updated).toMatch(/^Last updated \d\d:\d\d:\d\d$/);
  expect(cards()).toEqual([
    'Total Users | 1.1K | Registered users | Since the beginning | New in 7 days: 21, before: 17',
    'Stories Created | 2.2K | Total stories generated | Since the beginning | In 7 days: 273, before: 210',
    'Active Subscriptions | 303 | Paying customers | Now | New payers in 7 days: 6, before: 4',
    'User Events | 4.4M | Total user interactions | Since the beginning | In 7 days: 1.3K, before: 1.1K',
  ]);
  expect(table('Daily Story Creation')).toEqual([
    'Date | Stories | Users',
    'Nov 20 | 48 | 22',
    'Nov 19 | 45 | 20',
    'Nov 18 | 42 | 18',
    'Nov 17 | 39 | 16',
    'Nov 16 | 36 | 14',
    'Nov 15 | 33 | 12',
    'Nov 14 | 30 | 10',
  ]);
  expect(await chart('Daily Story Creation')).toEqual({
    bars: ['1 1.1 1.2 1.3 1.4 1.5 1.6', '1 1.2 1.4 1.6 1.8 2 2.2'],
    points: [],
    series: ['Stories var(--color-sky)', 'Users var(--color-lamp)'],
    texts: 'Nov 14 | Nov 16 | Nov 18 | Nov 20 | 0 | 15 | 30 | 45 | 60 | per day',
  });
  expect(table('User Activity')).toEqual([
    'Event | Count | Unique users',
    'story generation completed | 1.2K | 87',
    'auth signup | 41 | 40',
  ]);
  expect(textOf(panel('System Status'))).toBe(
    'System Status | Last hour | Of the requests of parents and failures of our own; a stop, a refusal and a cap are no errors. Healthy is over 95 % and under 2,000 ms, a warning over 90 % and under 5,000 ms; the worse of the two figures decides. Recent errors are all that was logged, browsers’ too. | Overall status | Warning | Average response time | 2,345 ms | Success rate | 93.3% | Active users (1hr) | 17 | Recent errors (1hr) | 5',
  );
  expect(textOf(panel('Subscription Overview'))).toBe(
    'Subscription Overview | Now | Free | 71 | Active | 72 | Canceled | 73 | Admin | 74 | Total | 290',
  );
});

test('[DASH-09, DASH-11, DASH-13, DASH-16, DASH-17] what the dashboard does not know it says', async () => {
  const { data } = figures.dashboard;
  const health = { status: 'unknown', avgResponseTime: 0, successRate: 0, activeUsers: 0, recentErrors: 0 };
  const { screen } = await openOffice('/admin', {
    [adminPaths.dashboard]: {
      ...figures.dashboard,
      data: { ...data, dailyStoryCreation: [], eventBreakdown: [] },
      health,
    },
  });
  expect(textOf(panel('Daily Story Creation'))).toBe(
    'Daily Story Creation | Nov 14 to Nov 20, UTC days | No story creation data available',
  );
  expect(textOf(panel('User Activity'))).toBe(
    'User Activity | Nov 14 to Nov 20, UTC days | No user events tracked yet',
  );
  expect(facts(panel('System Status'))).toEqual([
    'Overall status | Unknown',
    'Average response time | N/A',
    'Success rate | N/A',
    'Active users (1hr) | N/A',
    'Recent errors (1hr) | N/A',
  ]);
  await screen.unmount();
  await openOffice('/admin', { [adminPaths.dashboard]: { ...figures.dashboard, data: null, health: null } });
  expect(textOf(document.querySelector('[role=alert]'))).toBe(
    'Data Loading Error | Failed to load dashboard data. A part could not be read. | Some parts of the dashboard may not be available. Please try refreshing.',
  );
  expect(cards()).toEqual([
    'Total Users | Error loading data | Registered users | Since the beginning',
    'Stories Created | Error loading data | Total stories generated | Since the beginning',
    'Active Subscriptions | Error loading data | Paying customers | Now',
    'User Events | Error loading data | Total user interactions | Since the beginning',
  ]);
  // Data that could not be read is not shown as "none".
  for (const title of ['Daily Story Creation', 'User Activity']) {
    expect(textOf(panel(title))).toMatch(/\| Error loading data$/);
  }
  expect(textOf(panel('Subscription Overview'))).toMatch(/Free \| N\/A .*Total \| N\/A$/);
  expect(textOf(panel('System Status'))).toBe(
    'System Status | Last hour | Of the requests of parents and failures of our own; a stop, a refusal and a cap are no errors. Healthy is over 95 % and under 2,000 ms, a warning over 90 % and under 5,000 ms; the worse of the two figures decides. Recent errors are all that was logged, browsers’ too. | System health data is currently unavailable.',
  );
});
