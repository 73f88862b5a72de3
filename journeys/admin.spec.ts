import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, speak, test } from './fixtures.ts';

const screens = [
  { path: '/admin/dashboard', title: 'Admin Dashboard' },
  { path: '/admin/analytics', title: 'Analytics' },
  { path: '/admin/users', title: 'Users Management' },
  { path: '/admin/user-usage', title: 'User Usage Tracking' },
  { path: '/admin/api-monitoring', title: 'API Monitoring' },
  { path: '/admin/api-costs', title: 'API Usage & Costs' },
  { path: '/admin/logs', title: 'System Logs' },
];

async function openMenu(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
}

test('[ADMIN-16, ADMIN-18, ADMIN-21, ADMIN-22, DASH-01, DASH-02, DASH-03, DASH-07, DASH-13, ANALYTICS-05, USAGE-06, MONITOR-06, LOG-01] a super admin sees every screen, and each can be used by everyone', async ({
  page,
  signIn,
  isMobile,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'admin@lunatale.test');
  for (const { path, title } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      path,
    ).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, `${path} scrolls sideways`).toBe(false);
  }
  await page.goto('/admin');
  await expect(page.getByText("Welcome back, admin@lunatale.test! Here's your real-time overview.")).toBeVisible();
  await expect(page.getByText(/^Last updated \d\d:\d\d:\d\d$/)).toBeVisible();
  await openMenu(page, isMobile);
  await expect(page.getByText('System Online')).toBeVisible();
  await expect(page.getByText('Super Admin', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
});

test('[ADMIN-09, ADMIN-10, ADMIN-12, ADMIN-17, ADMIN-18, ADMIN-20, USAGE-02] a viewer sees less, a parent nothing, a visitor the door', async ({
  page,
  signIn,
  isMobile,
}) => {
  await page.goto('/admin/logs');
  await expect(page).toHaveURL(/\/signin$/);
  await signIn(page, 'viewer@lunatale.test');
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await openMenu(page, isMobile);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Analytics',
    'User Usage',
    'API Monitoring',
    'API Costs',
    'Logs',
  ]);
  await menu.getByRole('link', { name: 'User Usage' }).click();
  const reset = page.getByRole('button', { name: 'Reset Daily Limits' });
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await expect(reset).toHaveAccessibleDescription('Resetting needs the role Admin.');
});

test('[ADMIN-10, ADMIN-14] a parent who tries the back office is at the shelf', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/my-stories$/);
});

test('[USAGE-03, USAGE-04, USERS-09, USERS-10, ADMIN-23] an admin resets limits, suspends a parent and signs out', async ({
  page,
  signIn,
  isMobile,
}) => {
  test.slow();
  const parent = await signIn(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'editor@lunatale.test');

  await page.goto('/admin/user-usage');
  await page.getByRole('button', { name: 'Reset Daily Limits' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to reset daily limits for all users?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Reset Daily Limits' }).click();
  await question.getByRole('button', { name: 'Reset Daily Limits' }).click();
  await expect(page.getByText('Daily limits reset successfully!')).toBeVisible();

  await page.goto('/admin/users');
  await page.getByLabel('Search').fill(parent);
  const users = page.getByRole('region', { name: 'Users Management' });
  const row = users.getByRole('row').filter({ hasText: parent });
  // Only the header row and the match: until the search is done, the row is elsewhere in the list.
  await expect(users.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: /^Details/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(parent)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Activity' }).click();
  await expect(dialog.getByText('Referral Source')).toBeVisible();
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('alertdialog').getByRole('textbox', { name: 'Reason' }).fill('Asked for by mail');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Suspended');
  await expect(page.getByRole('region', { name: 'What operators did' }).first()).toContainText('Suspend user');

  await openMenu(page, isMobile);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[OPS-03, USAGE-22, USERS-10] an admin resolves an error, changes limits and lets a parent back in; each asks first, each is written down', async ({
  page,
  signIn,
}) => {
  test.slow();
  const parent = await signIn(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const entries = [{ type: 'client', severity: 'medium', message: 'the lantern failed' }];
  await page.request.post('/api/operations/log', { data: { entries } });
  await signIn(page, 'editor@lunatale.test');
  const agree = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
  const details = page.getByRole('button', { name: /^Details/ });
  const row = page.getByRole('row').filter({ hasText: parent, has: details });
  const detailsOf = async (whom: string) => {
    await page.getByLabel('Search').fill(whom);
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Details/ }).click();
  };

  await page.goto('/admin/logs');
  await page.getByLabel('Search').fill('lantern');
  await page.getByRole('button', { name: 'Details: the lantern failed' }).click();
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Mark this error as resolved?');
  await agree('Mark as resolved');
  await expect(page.getByRole('button', { name: 'Mark as resolved' })).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText('Resolved', { exact: true })).toBeVisible();

  await page.goto('/admin/user-usage');
  await page.getByRole('tab', { name: 'User Details' }).click();
  await detailsOf(parent);
  await page.getByRole('dialog').getByRole('spinbutton', { name: 'Free Text' }).fill('5');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Change the limits of');
  await agree('Save limits');
  await expect(page.getByText('The limits were changed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('0 / 5 (0%)');

  await page.goto('/admin/users');
  for (const action of ['Suspend', 'Reactivate']) {
    await detailsOf(parent);
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await page.getByRole('alertdialog').getByRole('textbox', { name: 'Reason' }).fill('Asked for by mail');
    await agree(action);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(row).toContainText(action === 'Suspend' ? 'Suspended' : 'Active');
  }
  const written = page.getByRole('region', { name: 'What operators did' }).first();
  for (const action of ['Resolve error', 'Change user limits', 'Suspend user', 'Reactivate user']) {
    await expect(written).toContainText(action);
  }
});

test('[MONITOR-04] what is shown is handed over as a file', async ({ page, signIn }) => {
  await signIn(page, 'viewer@lunatale.test');
  await page.goto('/admin/api-monitoring');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lunatale-api-monitoring-1h-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Total requests,Per minute');
});

test('[I18N-02] the back office speaks English to an operator whose product speaks Spanish', async ({
  page,
  signIn,
}) => {
  await speak(page, 'es');
  await signIn(page, 'admin@lunatale.test');
  await page.goto('/create');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const { path, title } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('System Online')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Cuentos|Usuarios|Actualizar|Cerrar sesión|Cargando/);
  }
});

test('[ADMIN-24] what a screen has loaded is sifted in the browser; older log entries are asked for', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'viewer@lunatale.test');
  for (let time = 0; time < 6; time++) {
    const entries = Array.from({ length: 10 }, (_, index) => ({
      type: 'client',
      severity: 'medium',
      message: `lamp ${time * 10 + index} failed`,
    }));
    expect((await page.request.post('/api/operations/log', { data: { entries } })).status()).toBe(204);
  }
  await page.goto('/admin/logs');
  const table = page.getByRole('region', { name: 'System Logs' }).last();
  // Logs are written within half a second of their arrival.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('button', { name: 'Show older entries' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByLabel('Auto Refresh').uncheck();
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  // Only the requests for logs: the page frame requests its own settings whenever the browser is idle.
  page.on('request', (request) => request.url().includes('/api/operations/logs') && asked.push(request.url()));
  await page.getByLabel('Search').fill('LAMP');
  await expect(page.getByText('1 to 25 of 50')).toBeVisible();
  await page.getByLabel('Level', { exact: true }).selectOption('error');
  await page.getByLabel('Type', { exact: true }).selectOption('api');
  await expect(page.getByText('No meaningful logs found')).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('error');
  await page.getByLabel('Search').fill('lamp 59 failed');
  await expect(table.getByRole('row')).toHaveCount(2);
  expect(asked).toEqual([]);

  await page.getByLabel('Search').fill('lamp');
  await page.getByRole('button', { name: 'Show older entries' }).click();
  await expect(page.getByText('1 to 25 of 60')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show older entries' })).toHaveCount(0);
  expect(asked).toHaveLength(1);
});
