import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { adminPaths, resolveGroupPath } from '#domain/operations/figures.ts';
import * as figures from '../../testing/figures.ts';
import { cards, facts, linesOf, openOffice, optionsOf, panel, table, textOf, viewer } from '../../testing/office.tsx';

const dialog = () => document.querySelector('[role=dialog]') ?? document.body;

test('[LOG-01, LOG-04, LOG-05, LOG-07, LOG-08, LOG-09, LOG-11, LOG-22, LOG-27] the logs show their figures and their entries', async () => {
  await openOffice('/admin/logs', { [adminPaths.logs]: figures.logs });
  expect(linesOf(document.querySelector('h1'))).toEqual(['System Logs']);
  expect(cards()).toEqual([
    'System Status | Critical | Nov 13, 14:05 to Nov 20, 14:05',
    'Success Rate | 97.7% | Nov 13, 14:05 to Nov 20, 14:05 | Period before: 97.5%',
    'Recent Errors | 25 | Nov 13, 14:05 to Nov 20, 14:05 | Period before: 31',
    'API Calls | 4.3K | Nov 13, 14:05 to Nov 20, 14:05 | Period before: 4.0K',
  ]);
  expect(facts(panel('Activity Summary'))).toEqual([
    'API calls | 4.3K',
    'Errors | 25',
    'User events | 654',
    'Error rate | 2.5%',
  ]);
  expect(textOf(panel('Most common errors'))).toBe(
    'Most common errors | Nov 13, 14:05 to Nov 20, 14:05 | TIMEOUT | 15 (60%) | EMPTY_STORY | 5 (20%)',
  );
  expect(textOf(panel('Users with most errors'))).toBe(
    'Users with most errors | Nov 13, 14:05 to Nov 20, 14:05 | nora@families.example | 10 (40%)',
  );
  expect(['Type', 'Level', 'Timeframe'].map(optionsOf)).toEqual([
    ['All', 'API', 'Error', 'User', 'System'],
    ['All', 'Error', 'Warning', 'Info', 'Debug'],
    ['Last hour', 'Last day', 'Last week', 'Last month', 'Own range'],
  ]);
  expect(table('System Logs')).toEqual([
    'Time | Type | Level | Message | Service | Actions',
    'Nov 20, 13:59:58 | Error | Error | The provider refused | generation | Details',
    'Nov 20, 13:00:02 | API | Warning | POST usage 429 | usage | Details',
    'Nov 20, 12:00:03 | System | Info | Story written | stories | Details',
    'Nov 20, 11:00:04 | User | Debug | auth signup | identity | Details',
    'Nov 20, 10:00:05 | Error | Error | Timeout of the storage / Resolved | storage | Details',
  ]);
});

test('[LOG-06, LOG-07, LOG-08, LOG-10, LOG-12, LOG-13] entries are sifted by words, type and level, and opened', async () => {
  const { screen, calls } = await openOffice('/admin/logs', { [adminPaths.logs]: figures.logs });
  const messages = () =>
    table('System Logs')
      .slice(1)
      .map((row) => row.split(' | ')[3]);
  await screen.getByLabelText('Type').selectOptions('User');
  expect(messages()).toEqual(['auth signup']);
  await screen.getByLabelText('Type').selectOptions('All');
  await screen.getByLabelText('Level').selectOptions('Warning');
  expect(messages()).toEqual(['POST usage 429']);
  await screen.getByLabelText('Level').selectOptions('All');
  const search = screen.getByLabelText('Search');
  for (const [words, found] of [
    ['STORAGE', ['Timeout of the storage / Resolved']],
    ['stories', ['Story written']],
    ['line 7', ['The provider refused', 'Timeout of the storage / Resolved']],
    ['nothing like it', []],
  ] as const) {
    await search.fill(words);
    expect(messages()).toEqual(found);
  }
  await expect.element(screen.getByText('No meaningful logs found')).toBeVisible();
  await search.fill('');
  await screen.getByRole('button', { name: 'Details: The provider refused' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(textOf(dialog())).toBe(
    'Details | Timestamp | Nov 20, 13:59:58 | Type | Error | Level | Error | Service | generation | Message | The provider refused | Details | { | "stack_trace": "at line 7", | "user_id": "user-7" | } | Mark as resolved',
  );
  await userEvent.keyboard('{Escape}');
  await screen.getByLabelText('Timeframe').selectOptions('Last month');
  await expect.poll(() => calls.at(-1)?.query).toEqual({ timeframe: 'month' });
});

test('[LOG-06, LOG-12] an open entry stays open when newer ones come, and a person is looked for by the server', async () => {
  let entries = figures.logs.entries;
  const { screen, calls } = await openOffice('/admin/logs', {
    [adminPaths.logs]: () => ({ ...figures.logs, entries }),
  });
  await screen.getByRole('button', { name: 'Details: Story written' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  entries = [];
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
  buttons.find(({ textContent }) => textContent === 'Refresh')?.click();
  await expect.poll(() => table('System Logs')).toEqual([]);
  expect(textOf(dialog())).toContain('Story written');
  await userEvent.keyboard('{Escape}');
  await screen.getByLabelText('Search').fill('lost@example.com');
  await expect.poll(() => calls.at(-1)?.query).toEqual({ timeframe: 'day', about: 'lost@example.com' });
});

test('[LOG-20, LOG-21] a source that could not be read is named, and without any the status is unknown', async () => {
  const { screen } = await openOffice('/admin/logs', {
    [adminPaths.logs]: { ...figures.logs, skipped: ['user_events', 'error_logs'] },
  });
  await expect.element(screen.getByText('Could not be read and is left out: user_events, error_logs.')).toBeVisible();
  await screen.unmount();
  await openOffice('/admin/logs', {});
  await expect
    .poll(() => textOf(document.querySelector('[role=alert]')))
    .toBe('These figures could not be loaded. | Try again');
  expect(cards()).toEqual(['System Status | Unknown', 'Success Rate | N/A', 'Recent Errors | 0', 'API Calls | 0']);
});

test('[LOG-27] errors of a kind are resolved together by who may act', async () => {
  const resolve = resolveGroupPath('group-1');
  const { screen, calls } = await openOffice('/admin/logs', {
    [adminPaths.logs]: figures.logs,
    [resolve]: { resolved: 9 },
  });
  expect(table('Errors of a kind')).toEqual([
    'Error | Errors | Not resolved | Users | First seen | Last seen | Actions',
    'TIMEOUT / generation | 12 | 9 | 7 | Aug 03, 10:00 | Nov 20, 11:00 | Resolve all',
    'Failed to fetch / window_error | 4 | 0 | 0 | Nov 19, 10:00 | Nov 20, 09:00 | ',
  ]);
  await screen.getByRole('button', { name: 'Resolve all: TIMEOUT' }).click();
  await screen.getByRole('button', { name: 'Resolve all', exact: true }).click();
  await expect.poll(() => calls.some(({ path }) => path === resolve)).toBe(true);
  await screen.unmount();
  await openOffice('/admin/logs', { [adminPaths.logs]: figures.logs }, viewer);
  expect(table('Errors of a kind')[0]).toBe('Error | Errors | Not resolved | Users | First seen | Last seen');
});
