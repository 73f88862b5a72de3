import { expect, test } from 'vitest';
import { type Alerts, alertsPath } from '#domain/operations/alerts.ts';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from '../testing/figures.ts';
import { openOffice, panel, table, textOf } from '../testing/office.tsx';

const told: Alerts = {
  alerts: [
    {
      id: 'one',
      rule: 'error-rate',
      says: '12 of 12 requests of the last 15 minutes failed.',
      page: '/admin/logs',
      startedAt: '2026-11-20T18:00:00Z',
      endedAt: null,
      quiet: false,
      toldAt: null,
    },
    {
      id: 'two',
      rule: 'backup',
      says: 'The last backup is 40 hours old.',
      page: '/admin/services',
      startedAt: '2026-11-19T18:00:00Z',
      endedAt: '2026-11-19T20:00:00Z',
      quiet: false,
      toldAt: '2026-11-19T18:02:00Z',
    },
  ],
  channels: ['mail', 'webhook'],
  reports: 0,
};
const dashboard = { [adminPaths.dashboard]: figures.dashboard };
const alarm = () => document.querySelector('[role=alert][aria-label="Wrong now"]');

test('[P40] the dashboard says what is wrong now, with the way to its screen, and nothing of what is over', async () => {
  const { screen } = await openOffice('/admin', { ...dashboard, [alertsPath]: told });
  await expect
    .poll(() => textOf(alarm()))
    .toMatch(/^Wrong now \| 12 of 12 requests of the last 15 minutes failed\. \| since /);
  expect(textOf(alarm())).not.toContain('backup');
  expect(alarm()?.querySelector('a')?.getAttribute('href')).toBe('/admin/logs');
  await screen.unmount();
  await openOffice('/admin', { ...dashboard, [alertsPath]: { ...told, alerts: [] } });
  expect(alarm()).toBeNull();
});

test('[P40] services tell what was told, when it was over and where it goes', async () => {
  const { screen } = await openOffice('/admin/services', { [alertsPath]: told });
  await expect.poll(() => table('What operators were told')).toHaveLength(3);
  const [, open, over] = table('What operators were told');
  expect(open).toMatch(/^12 of 12 .* \| Goes on \| [^|]+ \| {2}\| Not yet$/);
  expect(over).toMatch(/^The last backup is 40 hours old\. \| Over \| [^|]+ \| [^|]+ \| [^|]+$/);
  expect(textOf(panel('What operators were told'))).toContain('It goes out by mail and webhook.');
  await screen.unmount();
  const empty = await openOffice('/admin/services', { [alertsPath]: { alerts: [], channels: [], reports: 0 } });
  await expect.poll(() => textOf(panel('What operators were told'))).toContain('Nothing was wrong yet');
  expect(textOf(panel('What operators were told'))).toContain('ALERT_WEBHOOK_URL');
  await empty.screen.unmount();
  await openOffice('/admin/services', { [alertsPath]: undefined });
  await expect.poll(() => textOf(panel('What operators were told'))).toContain('These figures could not be loaded.');
});

test('a report that waits is on the dashboard and in the menu, and goes from both', async () => {
  const entry = () => document.querySelector('nav[aria-label=Admin] a[href="/admin/safety"]')?.textContent;
  const { screen } = await openOffice('/admin', { ...dashboard, [alertsPath]: { ...told, alerts: [], reports: 2 } });
  await expect.poll(() => textOf(alarm())).toBe('Wrong now | 2 reports of parents wait for an answer.');
  expect(alarm()?.querySelector('a')?.getAttribute('href')).toBe('/admin/safety');
  expect(entry()).toBe('Child Safety22 wait for an answer');
  await screen.unmount();
  await openOffice('/admin', { ...dashboard, [alertsPath]: { ...told, alerts: [] } });
  expect(entry()).toBe('Child Safety');
});

test('what the last look did not find any more is told apart, and where nobody is told nothing is still to be told', async () => {
  const [open] = told.alerts;
  const quiet = { ...told, alerts: [{ ...open, quiet: true }], channels: [] };
  const { screen } = await openOffice('/admin', { ...dashboard, [alertsPath]: quiet });
  await expect.poll(() => textOf(alarm())).toContain('not found at the last look');
  await screen.unmount();
  await openOffice('/admin/services', { [alertsPath]: quiet });
  await expect.poll(() => table('What operators were told')[1]).toContain('Not found at the last look');
  expect(table('What operators were told')[1]).toMatch(/Nobody to tell$/);
});
