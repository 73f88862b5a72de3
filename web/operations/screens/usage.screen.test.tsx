import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from '../testing/figures.ts';
import { cards, chart, openOffice, optionsOf, panel, table, textOf, viewer } from '../testing/office.tsx';

const dialog = () => document.querySelector('[role=dialog]') ?? document.body;

test('[USAGE-06, USAGE-07, USAGE-08, USAGE-09, USAGE-10, USAGE-23] usage is told for all and by day', async () => {
  const { screen } = await openOffice('/admin/user-usage', { [adminPaths.usage]: figures.usage });
  expect(screen.getByRole('tab').elements().map(textOf)).toEqual(['Usage Overview', 'User Details', 'Usage Trends']);
  expect(cards()).toEqual([
    'Total Users | 61 | 47 free, 14 premium | Now | New in 7 days: 23, before: 16',
    'Users at Limit | 9 | 15% of total | Now | Stories refused for a limit in 7 days: 7, before: 4',
    'Free Tier Usage | 43% | 80 / 188 | Since the beginning | Free stories kept in 7 days: 51, before: 50',
    'Gemini Usage (daily) | 24% | 33 / 140 | Today | Gemini stories kept in 7 days: 77, before: 70',
  ]);
  expect(
    ['Free Text Stories', 'Free Image Stories', 'Daily Gemini Stories'].map((title) => textOf(panel(title))),
  ).toEqual([
    'Free Text Stories | Since the beginning | Text-only, 3 per user | 60 / 141',
    'Free Image Stories | Since the beginning | Image, 1 per user | 20 / 47',
    'Daily Gemini Stories | Today | Premium users, 10 per day | 33 / 140',
  ]);
  expect(
    [...document.querySelectorAll('main [role=progressbar]')].map((bar) => [
      bar.getAttribute('aria-valuenow'),
      bar.getAttribute('aria-valuemax'),
      (bar.firstElementChild as HTMLElement).style.width,
    ]),
  ).toEqual([
    ['60', '141', '42.5532%'],
    ['20', '47', '42.5532%'],
    ['33', '140', '23.5714%'],
  ]);
  await screen.getByRole('tab', { name: 'Usage Trends' }).click();
  expect(table('Usage Trends')).toEqual([
    'Date | Free text | Free image | Premium | Users',
    'Nov 20 | 16 | 26 | 36 | 46',
    'Nov 19 | 15 | 25 | 35 | 45',
    'Nov 18 | 14 | 24 | 34 | 44',
    'Nov 17 | 13 | 23 | 33 | 43',
    'Nov 16 | 12 | 22 | 32 | 42',
    'Nov 15 | 11 | 21 | 31 | 41',
    'Nov 14 | 10 | 20 | 30 | 40',
  ]);
  expect(await chart('Usage Trends')).toEqual({
    bars: ['1 1.1 1.2 1.3 1.4 1.5 1.6', '1 1 1.1 1.1 1.2 1.2 1.3', '1 1 1.1 1.1 1.1 1.2 1.2'],
    points: [],
    series: ['Free image var(--color-moss)', 'Free text var(--color-sky)', 'Premium var(--color-lamp)'],
    texts: 'Nov 14 | Nov 15 | Nov 16 | Nov 17 | Nov 18 | Nov 19 | Nov 20 | 0 | 20 | 40 | 60 | 80 | stories',
  });
});

test('[USAGE-14, USAGE-15, USAGE-16, USAGE-17, USAGE-18, USAGE-19, USAGE-20] usage is told for each', async () => {
  const { screen, calls } = await openOffice('/admin/user-usage', {
    [adminPaths.usage]: figures.usage,
    [adminPaths.usageUsers]: figures.usageUsers,
  });
  await screen.getByRole('tab', { name: 'User Details' }).click();
  await expect.element(screen.getByText('Showing 2 of 61 users')).toBeVisible();
  expect(table('User Details')).toEqual([
    'User | Tier | Status | Free Text | Free Image | Daily Gemini | Total Stories | Last Active | Actions',
    'Lucía Costa / lucia@families.example | Free Tier | Active | 2 / 3 | 1 / 4 | N/A | 1.5K / 6 this week | Nov 19, 21:45 | Details',
    'Adam Weber / adam@families.example | Premium | At Limit | 2 / 3 | 1 / 4 | 7 / 12 | 88 / 9 this week | Never | Details',
  ]);
  expect(optionsOf('Tier')).toEqual(['All', 'Free Tier', 'Premium']);
  expect(optionsOf('Status')).toEqual(['All', 'Active', 'At Limit']);
  await screen.getByLabelText('Tier').selectOptions('Premium');
  await screen.getByLabelText('Status').selectOptions('At Limit');
  await screen.getByLabelText('Search').fill('adam');
  await expect
    .poll(() => calls.at(-1)?.query)
    .toEqual({ search: 'adam', tier: 'premium', status: 'at-limit', sort: 'active', order: 'desc', page: '1' });
});

test('[USAGE-21, USAGE-22] the details of a user are the account, the stories and what is used, with the reset of a paid day', async () => {
  const { screen } = await openOffice(
    '/admin/user-usage',
    { [adminPaths.usage]: figures.usage, [adminPaths.usageUsers]: figures.usageUsers },
    viewer,
  );
  await screen.getByRole('tab', { name: 'User Details' }).click();
  await screen.getByRole('button', { name: 'Details: Lucía Costa' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(textOf(dialog())).toBe(
    'Lucía Costa | Account info | Email | lucia@families.example | Subscription | Free | Tier | Free Tier | Has ever paid | No | Member since | Mar 02, 2026 | Usage stats | Total stories | 1,503 | This week (7 days) | 6 | Last story | Nov 18, 20:10 | Last active | Nov 19, 21:45 | Current usage | Free Text | 2 / 3 (67%) | Free Image | 1 / 4 (25%)',
  );
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  await screen.getByRole('button', { name: 'Details: Adam Weber' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(textOf(dialog())).toBe(
    'Adam Weber | Account info | Email | adam@families.example | Subscription | Premium | Tier | Premium | Has ever paid | Yes | Member since | Mar 02, 2026 | Usage stats | Total stories | 88 | This week (7 days) | 9 | Last story | Never | Last active | Never | Current usage | Free Text | 2 / 3 (67%) | Free Image | 1 / 4 (25%) | Daily Gemini | 7 / 12 (58%) | Daily count resets on | Nov 21, 00:00 UTC',
  );
});

test('[USAGE-07, USAGE-14] a card leads to its users', async () => {
  const { screen, calls } = await openOffice('/admin/user-usage', {
    [adminPaths.usage]: figures.usage,
    [adminPaths.usageUsers]: figures.usageUsers,
  });
  await screen.getByRole('link', { name: 'Users at Limit' }).click();
  await expect.element(screen.getByText('Showing 2 of 61 users')).toBeVisible();
  expect(calls.at(-1)?.query).toMatchObject({ status: 'at-limit', tier: 'all' });
});

test('[USAGE-02, USAGE-03, USAGE-04, USAGE-05] a reset asks, says how it went and reads the figures anew', async () => {
  let works = false;
  const { screen, calls } = await openOffice('/admin/user-usage', {
    [adminPaths.usage]: figures.usage,
    [adminPaths.resetDailyLimits]: () => (works ? { reset: 3 } : undefined),
  });
  const reads = () => calls.filter(({ path }) => path === adminPaths.usage).length;
  const resets = () => calls.filter(({ path }) => path === adminPaths.resetDailyLimits);
  const ask = screen.getByRole('button', { name: 'Reset Daily Limits' }).first();
  await ask.click();
  await expect
    .element(screen.getByRole('alertdialog').getByText('Are you sure you want to reset daily limits for all users?'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull();
  expect(resets()).toEqual([]);
  expect(reads()).toBe(1);
  await ask.click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Reset Daily Limits' }).click();
  await expect.element(screen.getByText('Failed to reset daily limits. Please try again.')).toBeVisible();
  expect(reads()).toBe(1);
  works = true;
  await ask.click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Reset Daily Limits' }).click();
  await expect.element(screen.getByText('Daily limits reset successfully!')).toBeVisible();
  expect(resets().map(({ method }) => method)).toEqual(['POST', 'POST']);
  await expect.poll(reads).toBe(2);
});

test('[USAGE-02] a viewer sees the button and is told why it does nothing', async () => {
  const { screen } = await openOffice('/admin/user-usage', { [adminPaths.usage]: figures.usage }, viewer);
  const button = screen.getByRole('button', { name: 'Reset Daily Limits' });
  await expect.element(button).toHaveAccessibleDescription('Resetting needs the role Admin.');
  await button.click({ force: true });
  expect(document.querySelector('[role=alertdialog]')).toBeNull();
});

test('[USAGE-24] trends without a story say so', async () => {
  const { screen } = await openOffice('/admin/user-usage', { [adminPaths.usage]: { ...figures.usage, trends: [] } });
  await screen.getByRole('tab', { name: 'Usage Trends' }).click();
  await expect.element(screen.getByText('No Usage Trends Yet')).toBeVisible();
});

test('at a desk of 1280 px the users fit beside the sidebar, and on a phone each is a card', async () => {
  const long = { name: 'Maximiliana de la Fuente', email: 'maximiliana.de.la.fuente.102@families.example' };
  const users = figures.usageUsers.users.map((user) => ({ ...user, ...long }));
  const answers = {
    [adminPaths.usage]: figures.usage,
    [adminPaths.usageUsers]: { ...figures.usageUsers, users },
  };
  await page.viewport(1280, 900);
  const { screen } = await openOffice('/admin/user-usage', answers);
  await screen.getByRole('tab', { name: 'User Details' }).click();
  const list = () => document.querySelector('section:has(> table)') as HTMLElement;
  // The frame around the screen takes its new size a moment after the call.
  const overhang = () => list().scrollWidth - list().clientWidth;
  await expect.poll(list).not.toBeNull();
  await expect.poll(overhang).toBe(0);
  await page.viewport(390, 844);
  const heights = () => [...list().querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height);
  await expect.poll(() => getComputedStyle(list().querySelector('tr') as Element).display).not.toBe('table-row');
  expect(overhang()).toBe(0);
  expect(Math.max(...heights())).toBeLessThan(230);
  await page.viewport(1280, 900);
});
