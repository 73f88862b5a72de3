import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { adminPaths, suspendPath } from '#domain/operations/figures.ts';
import * as figures from '../../testing/figures.ts';
import { cards, facts, openOffice, optionsOf, panel, table, textOf } from '../../testing/office.tsx';

const dialog = () => document.querySelector('[role=dialog]') ?? document.body;

test('[USERS-02, USERS-04, USERS-05, USERS-06, USERS-07, USERS-08, USERS-11, USERS-12] everybody is listed with what is known of them', async () => {
  const { screen, calls } = await openOffice('/admin/users', {
    [adminPaths.users]: figures.users,
    [adminPaths.audit]: figures.audit,
  });
  expect(cards()).toEqual([
    'Total Users | 61 | Now | New in 7 days: 22, before: 18',
    'Active Users | 52 | Now | Here, day by day, in 7 days: 133, before: 121',
    'Free Users | 43 | Now | First story told in 7 days: 15, before: 9',
    'Active Subscribers | 14 | Now | New payers in 7 days: 5, before: 3',
    'Admin Users | 5 | Now | Done in 7 days: 8, before: 19',
  ]);
  expect(document.querySelectorAll('main div.shadow-paper svg[role=img]')).toHaveLength(5);
  await screen.getByRole('link', { name: 'Free Users' }).click();
  await expect.poll(() => calls.at(-1)?.query).toMatchObject({ plan: 'free', page: '1' });
  expect(table('Users Management')).toEqual([
    'User | Status | Subscription | Stories | Spent | Last Login | Actions',
    'Lucía Costa / lucia@families.example | Active | Trialing | 1.2K | $49.90 | Nov 19, 2026 | Details',
    'Adam Weber / adam@families.example | Inactive | Free | 2 | $0.00 | N/A | Details',
    'Nora Novak / nora@families.example | Suspended | Premium | 3 | $9.50 | Nov 19, 2026 | Details',
    'Vera View / vera@lunatale.test | Active | Viewer | 4 | $49.90 | Nov 19, 2026 | Details',
    'Ada Admin / ada@lunatale.test | Active | Admin | 5 | $49.90 | Nov 19, 2026 | Details',
    'Sue Super / sue@lunatale.test | Active | Super Admin | 6 | $49.90 | Nov 19, 2026 | Details',
  ]);
  expect(optionsOf('Status')).toEqual(['All', 'Active', 'Inactive', 'Suspended']);
  expect(optionsOf('Plan')).toEqual(['All', 'Free', 'Trial', 'Premium', 'Admin', 'Enterprise']);
  expect(table('What operators did')).toEqual([
    'Time | Operator | Action | User | Details',
    'Nov 20, 09:08:07 | ada@lunatale.test | Suspend user | nora@families.example | before: active, after: suspended',
    'Nov 20, 09:07:06 | ada@lunatale.test | Change limits | bruno@families.example | before: (freeText: 3, freeImage: null), after: (freeText: 5, freeImage: 1)',
  ]);
  await screen.getByLabelText('Status').selectOptions('Suspended');
  await screen.getByLabelText('Plan').selectOptions('Trial');
  await screen.getByLabelText('Search').fill('nora');
  await screen.getByRole('button', { name: 'Stories' }).click();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect
    .poll(() => calls.at(-1)?.query)
    .toEqual({ search: 'nora', status: 'suspended', plan: 'trial', sort: 'stories', order: 'desc', page: '2' });
});

test('[USERS-09, USERS-10, USERS-12] the details of a user are a profile and an activity', async () => {
  const { screen, calls } = await openOffice('/admin/users', {
    [adminPaths.users]: figures.users,
    [suspendPath('user-1')]: {},
  });
  await screen.getByRole('button', { name: 'Details: Lucía Costa' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(facts(dialog())).toEqual([
    'Name | Lucía Costa',
    'Email | lucia@families.example',
    'Status | Active',
    'Subscription | Trialing',
    'Admin Role | None',
    'Location | Spain',
    'Device | iPhone',
  ]);
  await screen.getByRole('tab', { name: 'Activity' }).click();
  expect(facts(dialog())).toEqual([
    'Stories Created | 1,234',
    'Last Login | Nov 19, 2026',
    'Member Since | Mar 02, 2026',
    'Referral Source | Google',
  ]);
  await screen.getByRole('button', { name: 'Suspend' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  expect(textOf(document.querySelector('[role=alertdialog]'))).toBe(
    'Suspend Lucía Costa? | They can sign in and read, and cannot have stories written or share any; links that they shared are closed. This is written down. | Reason | Cancel | Suspend',
  );
  await screen.getByRole('alertdialog').getByLabelText('Reason').fill('mail 18');
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect
    .poll(() => calls.filter(({ method }) => method === 'POST').map(({ path }) => path))
    .toEqual([suspendPath('user-1')]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  await screen.getByRole('button', { name: 'Details: Ada Admin' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(facts(dialog())).toEqual([
    'Name | Ada Admin',
    'Email | ada@lunatale.test',
    'Status | Active',
    'Subscription | Free',
    'Admin Role | Admin',
    'Location | Spain',
    'Device | iPhone',
  ]);
});

test('what operators did is not "Nothing yet" when it could not be read', async () => {
  const answers = { [adminPaths.users]: figures.users, [adminPaths.audit]: undefined };
  await openOffice('/admin/users', answers);
  await expect.poll(() => textOf(panel('What operators did'))).toContain('These figures could not be loaded.');
  expect(textOf(panel('What operators did'))).not.toContain('Nothing yet');
});
