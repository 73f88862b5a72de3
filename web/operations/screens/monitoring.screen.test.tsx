import { expect, test } from 'vitest';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from '../testing/figures.ts';
import { cards, chart, openOffice, optionsOf, panel, table, textOf } from '../testing/office.tsx';

test('[MONITOR-01, MONITOR-05, MONITOR-06, MONITOR-07, MONITOR-09, MONITOR-10] the interface is watched by endpoint', async () => {
  const { screen } = await openOffice('/admin/api-monitoring', { [adminPaths.monitoring]: figures.monitoring });
  expect(cards()).toEqual([
    'Total Requests | 8.6K | 0.86 per minute | Nov 13, 14:05 to Nov 20, 14:05 | Period before: 7.6K',
    'Avg Response Time | 1,711 ms | Peak 30,512 ms | Nov 13, 14:05 to Nov 20, 14:05 | Period before: 1,610 ms',
    'Error Rate | 2.3% | Nov 13, 14:05 to Nov 20, 14:05 | Period before: 1.1%',
    'Total Cost | $12.3457 | Nov 13, 14:05 to Nov 20, 14:05 | Period before: $11.2345',
  ]);
  expect(optionsOf('Range')).toEqual(['Last hour', 'Last 24h', 'Last 7 days', 'Own range']);
  expect(screen.getByRole('tab').elements().map(textOf)).toEqual([
    'Endpoints',
    'Error Logs',
    'Performance',
    'Story times',
    'Prompts',
  ]);
  expect(table('Endpoints')).toEqual([
    'Name | Path | Method | Status | Response Time | Requests | Error Rate | Uptime',
    'Text stories | /functions/v1/generate-story-stream | POST | Healthy | 812 ms | 640 | 0.5% | 99.5%',
    'Illustrated stories | /functions/v1/generate-story-gemini | PUT | Warning | 9,123 ms | 120 | 3.3% | 96.7%',
    'Subscription check | /functions/v1/check-subscription | GET | Error | 77 ms | 30 | 12.5% | 87.5%',
    'Customer portal | /functions/v1/customer-portal | POST | Healthy | N/A | 0 | N/A | N/A',
  ]);
  const colours = [...document.querySelectorAll('section[aria-label=Endpoints] td:nth-child(n+7) span')].map(
    (cell) => `${cell.textContent} ${cell.className.match(/rose|office-fair/)?.[0]}`,
  );
  expect(colours).toEqual([
    '0.5% undefined',
    '99.5% undefined',
    '3.3% office-fair',
    '96.7% office-fair',
    '12.5% rose',
    '87.5% rose',
  ]);
});

test('[P19] of two writers the office says which is down and which writes', async () => {
  const { screen } = await openOffice('/admin/api-monitoring', { [adminPaths.monitoring]: figures.monitoring });
  const writers = screen.getByRole('region', { name: 'Who writes text stories' }).getByRole('listitem');
  expect(writers.elements().map(textOf)).toEqual([
    'DeepSeek | deepseek-flash | Down',
    'Second text provider | other-model | Writes new stories',
  ]);
});

test('[MONITOR-11, MONITOR-12] a failed call is told with its time, endpoint, status, error and address', async () => {
  const { screen } = await openOffice('/admin/api-monitoring', { [adminPaths.monitoring]: figures.monitoring });
  await screen.getByRole('tab', { name: 'Error Logs' }).click();
  expect(table('Error Logs')).toEqual([
    'Timestamp | Method and endpoint | Status Code | Error | IP Address',
    'Nov 20, 13:12:11 | POST generate-story-stream | 502 | PROVIDER_UNAVAILABLE | 81.20.30.x',
    'Nov 19, 03:02:01 | PATCH usage | 429 | RATE_LIMITED | N/A',
  ]);
  const colours = [...document.querySelectorAll('section[aria-label="Error Logs"] td:nth-child(3) span')].map(
    (cell) => `${cell.textContent} ${cell.className.match(/rose|office-fair/)?.[0]}`,
  );
  expect(colours).toEqual(['502 rose', '429 office-fair']);
});

test('[MONITOR-13, MONITOR-14] the performance is drawn, and the machine told in figures', async () => {
  const { screen } = await openOffice('/admin/api-monitoring', { [adminPaths.monitoring]: figures.monitoring });
  await screen.getByRole('tab', { name: 'Performance' }).click();
  expect(await chart('Requests and errors')).toEqual({
    bars: ['1 0.5 0.3', '1 0.5'],
    points: [],
    series: ['Errors var(--color-rose)', 'Succeeded var(--color-sky)'],
    texts: 'Nov 18, 00:00 | Nov 19, 00:00 | Nov 20, 00:00 | 0 | 10 | 20 | 30 | 40 | calls',
  });
  expect(await chart('Average response time (ms)')).toEqual({
    bars: [],
    // The last point is of an hour that is not over: it is drawn separately.
    points: [1, 1],
    series: [],
    texts: 'Nov 18, 00:00 | Nov 19, 00:00 | Nov 20, 00:00 | 0 | 250 | 500 | 750 | 1000 | ms',
  });
  expect(['CPU', 'Memory', 'Disk'].map((title) => textOf(panel(title)))).toEqual([
    'CPU | This server, now | In use | 12.3%',
    'Memory | This server, now | In use | 56.8%',
    'Disk | This server, now | In use | N/A',
  ]);
  await screen.unmount();
  const quiet = {
    ...figures.monitoring,
    series: figures.monitoring.series.map((row) => ({ ...row, requests: 0, errors: 0 })),
  };
  const second = await openOffice('/admin/api-monitoring', { [adminPaths.monitoring]: quiet });
  await second.screen.getByRole('tab', { name: 'Performance' }).click();
  expect(textOf(panel('Requests and errors'))).toBe(
    'Requests and errors | Nov 13, 14:05 to Nov 20, 14:05 | Integration with charting library needed: no calls were logged in this period, so there is nothing to draw.',
  );
});

test('with two text providers the office says which one writes', async () => {
  const { screen } = await openOffice('/admin/api-monitoring', { [adminPaths.monitoring]: figures.monitoring });
  await expect.element(screen.getByRole('heading', { name: 'Who writes text stories' })).toBeVisible();
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(textOf)
      .filter((line) => line.includes('model') || line.includes('flash')),
  ).toEqual(['DeepSeek | deepseek-flash | Down', 'Second text provider | other-model | Writes new stories']);
});

test('versions of the prompts are told apart by how their stories fared', async () => {
  const { screen } = await openOffice('/admin/api-monitoring', { [adminPaths.monitoring]: figures.monitoring });
  await screen.getByRole('tab', { name: 'Prompts' }).click();
  expect(table('Prompts')).toEqual([
    'Version | Stories | Saved | Read again | Favorites | Continued | Stopped | Refused',
    'text.v2 0a1b2c3d | 640 | 120 | 85 | 12 | 30 | 9 | 2',
  ]);
});

test('[MONITOR-06] story times are told by provider, model and prompt version, in the tab of the address', async () => {
  await openOffice('/admin/api-monitoring?tab=times', { [adminPaths.monitoring]: figures.monitoring });
  expect(table('Until the first words')).toEqual([
    'Provider | Model | Prompt version | Stories | p50 | p95 | p99',
    'DeepSeek | deepseek-flash | text.v9 | 630 | 812 ms | 1,904 ms | 4,011 ms',
  ]);
  expect(table('Until the last words')).toEqual([
    'Provider | Model | Prompt version | Stories | p50 | p95 | p99',
    'Own model | home-7b | N/A | 3 | 20,812 ms | 31,904 ms | 44,011 ms',
  ]);
});
