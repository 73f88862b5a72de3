import { expect, test } from 'vitest';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from '../testing/figures.ts';
import { cards, chart, facts, openOffice, optionsOf, panel, table, textOf } from '../testing/office.tsx';

test('[ANALYTICS-01, ANALYTICS-05, ANALYTICS-06, ANALYTICS-07] the analytics begin with four totals, the days, the events and the subscriptions', async () => {
  const { screen, calls } = await openOffice('/admin/analytics', { [adminPaths.analytics]: figures.analytics });
  expect(screen.getByRole('tab').elements().map(textOf)).toEqual(['Overview', 'Users', 'Content', 'Geography']);
  expect(cards()).toEqual([
    'Total Users | 511 | Since the beginning | New in the period: 21, before: 17',
    'Stories Created | 622 | Nov 14 to Nov 20, UTC days | Period before: 210',
    'Active Subscriptions | 33 | Now | New payers in the period: 6, before: 4',
    'User Events | 7.4K | Nov 14 to Nov 20, UTC days | Period before: 1.1K',
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
  expect((await chart('Daily Story Creation')).bars).toEqual(['1 1.1 1.2 1.3 1.4 1.5 1.6', '1 1.2 1.4 1.6 1.8 2 2.2']);
  expect(table('Activity Breakdown')).toEqual([
    'Event | Count | Unique users',
    'story generation completed | 1.2K | 87',
    'auth signup | 41 | 40',
  ]);
  expect(facts(panel('Subscription Breakdown'))).toEqual(['Free | 71', 'Active | 72', 'Canceled | 73', 'Total | 290']);
  expect(optionsOf('Range')).toEqual(['7d', '30d', '90d', 'Own range']);
  await screen.getByLabelText('Range').selectOptions('90d');
  await expect
    .poll(() => calls.filter(({ path }) => path === adminPaths.analytics).map(({ query }) => query.range))
    .toEqual(['7d', '90d']);
});

test('[ANALYTICS-08, ANALYTICS-09, ANALYTICS-10] users, content and countries have a tab each', async () => {
  const { screen } = await openOffice('/admin/analytics', { [adminPaths.analytics]: figures.analytics });
  await screen.getByRole('tab', { name: 'Users' }).click();
  expect(facts(panel('New and active users per day'))).toEqual([
    'New users in the period | 42',
    'Sessions in the period | 812',
    'Most active users on one day | 29',
  ]);
  expect(await chart('New and active users per day')).toEqual({
    bars: [],
    points: [7, 7],
    series: ['Active none', 'New none'],
    texts: 'Nov 14 | Nov 15 | Nov 16 | Nov 17 | Nov 18 | Nov 19 | Nov 20 | 0 | 8 | 16 | 24 | 32 | users',
  });
  expect(textOf(panel('Users by sign-in provider'))).toBe(
    'Users by sign-in provider | Since the beginning | Google | 30 (75%) | Apple | 10 (25%)',
  );
  await screen.getByRole('tab', { name: 'Content' }).click();
  expect([...document.querySelectorAll('[role=tabpanel]:not([hidden]) section')].map((part) => textOf(part))).toEqual([
    'Stories by type | Nov 14 to Nov 20, UTC days | Free image one | 11 (92%) | Free image two | 1 (8%)',
    'Stories by language | Nov 14 to Nov 20, UTC days | Spanish one | 21 (95%) | Spanish two | 1 (5%)',
    'Stories by length | Nov 14 to Nov 20, UTC days | Short one | 31 (97%) | Short two | 1 (3%)',
    'Stories by age group | Nov 14 to Nov 20, UTC days | 3-5 one | 41 (98%) | 3-5 two | 1 (2%)',
    'Stories by model | Nov 14 to Nov 20, UTC days | DeepSeek | 51 (98%) | Gemini | 1 (2%)',
    'Top characters | Nov 14 to Nov 20, UTC days | Dragon one | 61 (98%) | Dragon two | 1 (2%)',
    'Top settings | Nov 14 to Nov 20, UTC days | Forest one | 71 (99%) | Forest two | 1 (1%)',
  ]);
  await screen.getByRole('tab', { name: 'Geography' }).click();
  expect(textOf(panel('Active users by country'))).toBe(
    'Active users by country | Nov 14 to Nov 20, UTC days | Spain | 60 (75%) | Mexico | 20 (25%)',
  );
});

test('[ANALYTICS-06, ANALYTICS-08, ANALYTICS-09, ANALYTICS-10] analytics without anything say what will stand there', async () => {
  const { users, content } = figures.analytics;
  const { screen } = await openOffice('/admin/analytics', {
    [adminPaths.analytics]: {
      ...figures.analytics,
      dailyStoryCreation: [],
      eventBreakdown: [],
      users: { ...users, daily: [] },
      content: { ...content, types: [] },
      countries: [],
    },
  });
  expect(textOf(panel('Daily Story Creation'))).toBe(
    'Daily Story Creation | Nov 14 to Nov 20, UTC days | No story creation data available',
  );
  expect(textOf(panel('Activity Breakdown'))).toBe(
    'Activity Breakdown | Nov 14 to Nov 20, UTC days | No user events tracked yet',
  );
  const said = [];
  for (const name of ['Users', 'Content', 'Geography']) {
    await screen.getByRole('tab', { name }).click();
    said.push(textOf(document.querySelector('[role=tabpanel]:not([hidden])')));
  }
  expect(said).toEqual([
    'New and active users per day | Nov 14 to Nov 20, UTC days | User analytics will be displayed here',
    'Stories by type | Nov 14 to Nov 20, UTC days | Content analytics will be displayed here',
    'Active users by country | Nov 14 to Nov 20, UTC days | Geographic analytics are to be implemented in future updates, once a country is known.',
  ]);
});
