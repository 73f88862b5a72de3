import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminPaths, suspendPath } from '#domain/operations/figures.ts';
import {
  askSubscriptionPath,
  deleteOnRequestPath,
  giveBackPath,
  type Person,
  peoplePath,
  personPath,
  restoreStoryPath,
} from '#domain/operations/people.ts';
import * as figures from '../../testing/figures.ts';
import { facts, openOffice, panel, table, textOf, viewer } from '../../testing/office.tsx';

const id = '0d5a6f3e-4b53-4a94-9d4e-1f2f3a4b5c6d';
const someone: Person = {
  id,
  name: 'Nora Lind',
  email: 'nora@families.example',
  status: 'active',
  since: '2026-10-01T10:00:00Z',
  lastSignIn: '2026-11-20T09:00:00Z',
  isOperator: false,
  tier: 'free',
  freeText: { used: 2, limit: 3, percent: 67 },
  freeImage: { used: 0, limit: 1, percent: 0 },
  dailyGemini: { used: 0, limit: 10, percent: 0 },
  subscription: { counts: 'canceled', kept: 'canceled', renews: null, ends: null, canceled: null, readAt: null },
  customer: 'cus_1',
  deletedStories: [
    {
      id: 'a7b1c2d3-4b53-4a94-9d4e-1f2f3a4b5c6d',
      deletedAt: '2026-11-18T19:00:00Z',
      until: '2026-12-18T19:00:00Z',
      storyType: 'free_image',
      length: 'short',
      language: 'english',
      pictures: 3,
    },
  ],
  timeline: [
    { at: '2026-11-20T09:00:00Z', kind: 'problem', what: 'Wish refused', detail: '422, INPUT_REFUSED', number: null },
    { at: '2026-11-19T09:00:00Z', kind: 'payment', what: 'Paid', detail: '9.99 usd in_1', number: null },
  ],
};

test('a person is found with the key / and helped: the provider is asked, and a story given back', async () => {
  const { screen, calls } = await openOffice('/admin/dashboard', {
    [adminPaths.dashboard]: figures.dashboard,
    [peoplePath]: [{ id, name: someone.name, email: someone.email }],
    [personPath(id)]: someone,
    [askSubscriptionPath(id)]: { found: true, subscriptions: [], theirs: 'active', kept: 'canceled', agrees: false },
    [giveBackPath(id)]: () => new Response(null, { status: 204 }),
  });
  await userEvent.keyboard('/nora{Enter}');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Nora Lind' })).toBeVisible();
  expect(calls.find(({ path }) => path === peoplePath)?.query).toEqual({ find: 'nora' });
  expect(facts(panel('Subscription'))).toContain('The payment provider says | Not asked yet');
  await screen.getByRole('button', { name: 'Ask again' }).click();
  await expect.poll(() => textOf(panel('Subscription'))).toContain('They differ');
  expect(facts(panel('Subscription'))).toContain('The payment provider says | Active');
  await screen.getByRole('button', { name: 'Give one back: Free Text' }).click();
  await expect
    .poll(() => calls.find(({ path }) => path === giveBackPath(id))?.body)
    .toEqual({ kind: 'freeText', stories: 1 });
  expect(table('What happened')[1]).toContain('Nov 20, 09:00:00 | Problem | Wish refused | 422, INPUT_REFUSED');
});

test('in a narrow window the key / opens the menu, and a person whom the provider does not know agrees with nobody', async () => {
  await page.viewport(390, 844);
  const { screen } = await openOffice('/admin/dashboard', {
    [adminPaths.dashboard]: figures.dashboard,
    [peoplePath]: [{ id, name: someone.name, email: someone.email }],
    [personPath(id)]: someone,
    [askSubscriptionPath(id)]: { found: false, subscriptions: [], theirs: null, kept: null, agrees: true },
  });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await userEvent.keyboard('/nora{Enter}');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Nora Lind' })).toBeVisible();
  await screen.getByRole('button', { name: 'Ask again' }).click();
  await expect.poll(() => textOf(panel('Subscription'))).toContain('another account of theirs');
  expect(textOf(panel('Subscription'))).not.toContain('Both say the same');
  await page.viewport(1280, 900);
});

test('whoever may not help has no search for a person', async () => {
  await openOffice('/admin/dashboard', { [adminPaths.dashboard]: figures.dashboard }, viewer);
  expect(document.querySelector('search')).toBeNull();
});

test('[SUB-14] whether a subscription renews or was cancelled and ends is told apart', async () => {
  const renews = '2026-12-30T10:00:00Z';
  const paid = { ...someone.subscription, counts: 'active', kept: 'active', renews };
  const { screen } = await openOffice(`/admin/person?id=${id}`, {
    [personPath(id)]: { ...someone, subscription: paid },
  });
  expect(facts(panel('Subscription'))).toContain('Renews on | Dec 30, 2026');
  expect(facts(panel('Subscription'))).toContain('Number at Stripe | cus_1');
  await screen.unmount();
  const cancelled = { ...paid, ends: renews, canceled: '2026-11-30T10:00:00Z' };
  await openOffice(`/admin/person?id=${id}`, { [personPath(id)]: { ...someone, subscription: cancelled } });
  await expect.poll(() => facts(panel('Subscription'))).toContain('Ends on | Dec 30, 2026');
  expect(facts(panel('Subscription'))).toContain('Cancelled on | Nov 30, 2026');
  expect(textOf(panel('Subscription'))).not.toContain('Renews');
});

test('an account is suspended for a reason and after a question, and another address deletes nothing', async () => {
  const refused = { code: 'INVALID_REQUEST', message: 'No', requestId: '1', field: 'email' };
  const { screen, calls } = await openOffice(`/admin/person?id=${id}`, {
    [personPath(id)]: someone,
    [suspendPath(id)]: () => new Response(null, { status: 204 }),
    [deleteOnRequestPath(id)]: () => Response.json(refused, { status: 400 }),
  });
  await screen.getByRole('button', { name: 'Suspend' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await dialog.getByLabelText('Reason').fill('mail 18');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect.poll(() => calls.find(({ path }) => path === suspendPath(id))?.body).toEqual({ request: 'mail 18' });
  await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull();
  await screen.getByLabelText('How they asked').fill('mail 17');
  await screen.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByLabelText('Address of the account').fill('ana@families.example');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect.element(dialog.getByText(/This is not the address of this account/)).toBeVisible();
});

test('a deleted story is put back, and an account that was asked to go needs the request and its address', async () => {
  const [deleted] = someone.deletedStories;
  const restore = restoreStoryPath(id, deleted?.id ?? '');
  const done = () => new Response(null, { status: 204 });
  const { screen, calls } = await openOffice(`/admin/person?id=${id}`, {
    [personPath(id)]: someone,
    [restore]: done,
    [deleteOnRequestPath(id)]: done,
  });
  expect(table('Deleted stories')[1]).toContain('Nov 18, 19:00:00 | Free image, Short, English | 3 | Dec 18, 2026');
  await screen.getByRole('button', { name: /^Put back/ }).click();
  await expect.poll(() => calls.some(({ path }) => path === restore)).toBe(true);
  await expect.element(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Export everything' })).toBeDisabled();
  await screen.getByLabelText('How they asked').fill('mail 17');
  await screen.getByRole('button', { name: 'Delete account' }).click();
  const dialog = screen.getByRole('alertdialog');
  await dialog.getByLabelText('Address of the account').fill('nora@families.example');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect
    .poll(() => calls.find(({ path }) => path === deleteOnRequestPath(id))?.body)
    .toEqual({ request: 'mail 17', email: 'nora@families.example' });
});
