import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminPaths } from '#domain/operations/figures.ts';
import * as figures from '../testing/figures.ts';
import { openOffice } from '../testing/office.tsx';

beforeEach(() => {
  document.documentElement.dataset.without = 'payments';
});
afterEach(() => {
  delete document.documentElement.dataset.without;
});

/** Returns all visible text of the page and all labels for screen readers. */
const said = () =>
  [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], option')].map(
      (element) => element.getAttribute('aria-label') ?? element.textContent,
    ),
  ].join('\n');
const ofSelling = /premium|upgrade|subscri|paying|ever paid|\btier\b/i;

test.for([
  ['/admin', { [adminPaths.dashboard]: figures.dashboard }, 'Total Users'],
  ['/admin/analytics', { [adminPaths.analytics]: figures.analytics }, 'Total Users'],
  ['/admin/users', { [adminPaths.users]: figures.users }, 'Total Users'],
  [
    '/admin/user-usage',
    { [adminPaths.usage]: figures.usage, [adminPaths.usageUsers]: figures.usageUsers },
    'Users at Limit',
  ],
] as const)('[P38] where nothing is sold %s speaks of nobody who pays', async ([path, answers, there]) => {
  const { screen } = await openOffice(path, answers);
  await expect.element(screen.getByText(there).first()).toBeVisible();
  expect(said()).not.toMatch(ofSelling);
  const tabs = screen.getByRole('tab').elements().length;
  for (let index = 1; index < tabs; index += 1) {
    await screen.getByRole('tab').nth(index).click();
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
    expect(said()).not.toMatch(ofSelling);
  }
  const details = screen.getByRole('button', { name: /^Details: / });
  if (details.elements().length > 0) {
    await details.first().click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(said()).not.toMatch(ofSelling);
  }
});
