import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, signInAt, test } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';

/** The panel with this heading, in which figures are asserted. */
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test.describe('a product that families have used for weeks', () => {
  let product: ProductServer;
  let page: Page;
  const navigations: string[] = [];
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  test.beforeAll(async ({ browser }) => {
    product = await startProduct();
    const env = { ...process.env, DATA_DIR: product.dataDir };
    await promisify(execFile)(process.execPath, ['tools/seed.ts', '60', '40'], { env });
    // On a desktop: admin.spec.ts covers what differs on a phone.
    const desk = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
    const context = await browser.newContext({ ...desk, baseURL: product.url, locale: 'en-US' });
    page = await context.newPage();
    page.on('console', (message) => message.text().startsWith('Navigation') && navigations.push(message.text()));
    await signInAt(page, product.url, 'admin@lunatale.test');
  });
  test.afterAll(async () => {
    await page?.context().close();
    await product?.stop();
  });

  test('[ANALYTICS-01, ANALYTICS-03, ANALYTICS-04, ANALYTICS-08, DASH-04, EVENT-02] the dashboard and the analytics say what happened in which days', async () => {
    await open(page, '/admin/dashboard');
    await expect(panel(page, 'User Activity').getByRole('row')).toHaveCount(5);
    await expect(panel(page, 'User Activity')).toContainText('story generation completed');
    await expect(panel(page, 'Daily Story Creation').getByRole('row')).toHaveCount(8);
    const again = page.waitForResponse((answer) => answer.url().endsWith('/api/operations/dashboard'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect((await again).status()).toBe(200);

    await open(page, '/admin/analytics');
    const range = page.getByLabel('Range');
    await expect(range).toHaveValue('7d');
    await expect(range.getByRole('option')).toHaveText(['7d', '30d', '90d', 'Own range']);
    await range.selectOption('30d');
    await expect(panel(page, 'Daily Story Creation').getByRole('row')).toHaveCount(31);
    await page.getByRole('tab', { name: 'Users' }).click();
    await expect(panel(page, 'New and active users per day')).toContainText('New users in the period');
    await page.getByRole('tab', { name: 'Content' }).click();
    await expect(panel(page, 'Stories by model')).toContainText('DeepSeek');
    await page.getByRole('tab', { name: 'Geography' }).click();
    await expect(panel(page, 'Active users by country')).toContainText('Spain');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^lunatale-analytics-30d-\d{4}-\d\d-\d\d\.csv$/);
    const reload = page.waitForResponse((answer) => answer.url().includes('/api/operations/analytics'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect((await reload).status()).toBe(200);
    await expect.poll(() => navigations.join(' ')).toMatch(/path: \/admin\/analytics.*search.*hash.*time: \d{4}-/);
  });

  test('[USERS-01, USERS-06, USERS-08, USERS-11, USERS-12] users stand in a table that sorts, filters and turns its pages', async () => {
    await open(page, '/admin/users');
    const table = page.getByRole('region', { name: 'Users Management' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'User',
      'Status',
      'Subscription',
      'Stories',
      'Spent',
      'Last Login',
      'Actions',
    ]);
    await expect(table.getByRole('row')).toHaveCount(51);
    await expect(table.getByRole('row').nth(1)).toContainText('Super Admin');
    await expect(table.getByRole('cell', { name: /^[A-Z][a-z]{2} \d\d, \d{4}$/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('51 to 61 of 61')).toBeVisible();
    // The first press on a heading sorts descending from page one, the second ascending, the third restores the order.
    const stories = table.getByRole('columnheader', { name: 'Stories' });
    for (const order of ['descending', 'ascending']) {
      await stories.getByRole('button').click();
      await expect(stories).toHaveAttribute('aria-sort', order);
      await expect(page.getByText('1 to 50 of 61')).toBeVisible();
    }
    await stories.getByRole('button').click();
    await expect(stories).not.toHaveAttribute('aria-sort', /./);
    await expect(table.getByRole('row').nth(1)).toContainText('Super Admin');
    await page.getByLabel('Plan').selectOption('premium');
    await expect(table.getByText('Active', { exact: true }).last()).toBeVisible();
    await expect(table.getByText('Super Admin')).toHaveCount(0);
    await page.getByLabel('Plan').selectOption('enterprise');
    await expect(page.getByText('No users found')).toBeVisible();
    const again = page.waitForResponse((answer) => answer.url().includes('/api/operations/users'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect((await again).status()).toBe(200);
  });

  test('[USAGE-01, USAGE-07, USAGE-08, USAGE-09, USAGE-10, USAGE-13, USAGE-14, USAGE-15, USAGE-16, USAGE-17, USAGE-18, USAGE-20, USAGE-21, USAGE-22, USAGE-23] usage is told for all, for each and by day', async () => {
    await open(page, '/admin/user-usage');
    await expect(page.getByText(/^\d+ free, \d+ premium$/)).toBeVisible();
    await expect(page.getByText(/^\d+% of total$/)).toBeVisible();
    await expect(page.getByText('Free Tier Usage')).toBeVisible();
    await expect(page.getByText('Gemini Usage (daily)')).toBeVisible();
    for (const [name, note] of [
      ['Free Text Stories', 'Text-only, 3 per user'],
      ['Free Image Stories', 'Image, 1 per user'],
      ['Daily Gemini Stories', 'Premium users, 10 per day'],
    ] as const) {
      await expect(panel(page, name).getByRole('progressbar', { name: note })).toBeVisible();
    }
    await page.getByRole('tab', { name: 'User Details' }).click();
    await expect(page.getByText('Showing 61 of 61 users')).toBeVisible();
    const table = page.getByRole('region', { name: 'User Details' }).last();
    await expect(table.getByRole('columnheader')).toHaveText([
      'User',
      'Tier',
      'Status',
      'Free Text',
      'Free Image',
      'Daily Gemini',
      'Total Stories',
      'Last Active',
      'Actions',
    ]);
    await expect(table.getByRole('cell', { name: /^[A-Z][a-z]{2} \d\d, \d\d:\d\d$/ }).first()).toBeVisible();
    await page.getByLabel('Tier').selectOption('free');
    await expect(page.getByText(/^Showing \d+ of 61 users$/)).not.toHaveText('Showing 61 of 61 users');
    await expect(table.getByRole('cell', { name: 'N/A' }).first()).toBeVisible();
    await page.getByLabel('Status').selectOption('at-limit');
    await expect(table.getByText('At Limit', { exact: true }).first()).toBeVisible();
    await expect(table.getByText('Active', { exact: true })).toHaveCount(0);
    await page.getByLabel('Status').selectOption('all');
    await page.getByLabel('Tier').selectOption('premium');
    await page.getByLabel('Search', { exact: true }).fill('ADMIN@');
    await expect(page.getByText('Showing 1 of 61 users')).toBeVisible();
    await page.getByRole('button', { name: /^Details/ }).click();
    const dialog = page.getByRole('dialog');
    for (const part of ['Account info', 'Usage stats', 'Current usage', 'Daily count resets on']) {
      await expect(dialog.getByText(part)).toBeVisible();
    }
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('tab', { name: 'Usage Trends' }).click();
    const trends = page.getByRole('region', { name: 'Usage Trends' }).last();
    await expect(trends.getByRole('columnheader')).toHaveText(['Date', 'Free text', 'Free image', 'Premium', 'Users']);
    await expect(trends.getByRole('row')).toHaveCount(8);
    const again = page.waitForResponse((answer) => answer.url().endsWith('/api/operations/usage'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect((await again).status()).toBe(200);
  });

  test('[MONITOR-01, MONITOR-02, MONITOR-12, MONITOR-13, MONITOR-14] the interface is watched by endpoint, failure and time', async () => {
    await open(page, '/admin/api-monitoring');
    await page.getByLabel('Range').selectOption({ label: 'Last 7 days' });
    await expect(page.getByLabel('Range').getByRole('option')).toHaveText([
      'Last hour',
      'Last 24h',
      'Last 7 days',
      'Own range',
    ]);
    await expect(page.getByRole('row', { name: /Text stories.*generate-story-stream POST/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Error Logs' }).click();
    // A caller's mistake (4xx) is marked less strongly than a failure of ours (5xx).
    const status = page.getByRole('cell', { name: /^[45]\d\d$/ }).first();
    const mark = (await status.innerText()).startsWith('5') ? /text-rose/ : /font-semibold/;
    await expect(status.locator('span')).toHaveClass(mark);
    await page.getByRole('tab', { name: 'Performance' }).click();
    await expect(page.getByRole('img', { name: 'Requests and errors' }).locator('svg').first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Average response time (ms)' })).toBeVisible();
    for (const name of ['CPU', 'Memory', 'Disk']) {
      await expect(panel(page, name)).toContainText(/\d+\.\d%|N\/A/);
    }
    const again = page.waitForResponse((answer) => answer.url().includes('/api/operations/monitoring'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect((await again).status()).toBe(200);
  });

  test('[COST-01, COST-02, COST-03, COST-05, COST-07, COST-08, COST-15] costs are told by provider, day, call, story, user and month, and handed over', async () => {
    await open(page, '/admin/api-costs');
    await expect(page.getByLabel('Period', { exact: true })).toHaveValue('week');
    await expect(page.getByLabel('Period', { exact: true }).getByRole('option')).toHaveText([
      'Last Day',
      'Last Week',
      'Last Month',
      'Own range',
    ]);
    await expect(page.getByLabel('Provider', { exact: true }).getByRole('option')).toHaveText([
      'All Providers',
      'Gemini',
      'DeepSeek',
      'Second reader',
    ]);
    await page.getByLabel('Period', { exact: true }).selectOption('month');
    await expect(panel(page, 'Provider Summary').getByRole('row', { name: /^DeepSeek \$\d+\.\d{4} / })).toBeVisible();
    await expect(panel(page, 'Daily Cost Breakdown').getByRole('columnheader')).toHaveText([
      'Date',
      'DeepSeek',
      'Gemini',
      'Total',
    ]);
    await expect(panel(page, 'Recent API Calls').getByRole('columnheader')).toHaveText([
      'Time',
      'Provider',
      'Endpoint',
      'Status',
      'Response Time',
      'Cost',
    ]);
    await expect(panel(page, 'What a story costs').getByRole('row', { name: /^Illustrated/ })).toContainText('$0.1');
    // On a month's first day nothing may have been spent in it yet.
    const spent = new Date().getUTCDate() > 1 ? /so far.*\$/ : /\$/;
    await expect(panel(page, 'Cost by user and month').getByRole('row').nth(1)).toContainText(spent);
    await expect(panel(page, 'Users who cost most')).toContainText('@families.example');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^lunatale-api-costs-month-\d{4}-\d\d-\d\d\.csv$/);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain('Story,Stories,Failed,Cost,Per story,At our prices\r\nillustrated,');
    expect(file).toMatch(/Month,Users,Stories,Cost,Cost per user,Currency,Paid,Refunded\r\n\d{4}-\d\d,\d+,/);
    await page.getByLabel('Provider', { exact: true }).selectOption('deepseek');
    await expect(panel(page, 'Provider Summary').getByRole('row', { name: /^Gemini/ })).toHaveCount(0);
    const again = page.waitForResponse((answer) => answer.url().includes('/api/operations/costs'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    expect((await again).status()).toBe(200);
  });

  test('[LOG-04, LOG-05, LOG-06, LOG-07, LOG-08, LOG-11, LOG-12, LOG-13, LOG-27, P23] logs are sifted, opened, and show hostile words as words', async () => {
    const hostile = '<img src=x onerror="window.broken=true"> {{7*7}} =1+1 failed';
    await page.request.post('/api/operations/log', {
      data: { entries: [{ type: 'client', severity: 'medium', message: hostile, stack: hostile, pagePath: hostile }] },
    });
    await open(page, '/admin/logs');
    for (const card of ['System Status', 'Success Rate', 'Recent Errors', 'API Calls']) {
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
    }
    await expect(panel(page, 'Activity Summary').getByRole('term')).toHaveText([
      'API calls',
      'Errors',
      'User events',
      'Error rate',
    ]);
    await expect(panel(page, 'Most common errors').getByRole('listitem').first()).toBeVisible();
    await expect(panel(page, 'Users with most errors')).toBeVisible();
    await expect(page.getByLabel('Type', { exact: true }).getByRole('option')).toHaveText([
      'All',
      'API',
      'Error',
      'User',
      'System',
    ]);
    await expect(page.getByLabel('Level', { exact: true }).getByRole('option')).toHaveText([
      'All',
      'Error',
      'Warning',
      'Info',
      'Debug',
    ]);
    const table = page.getByRole('region', { name: 'System Logs' }).last();
    await expect(table.getByRole('columnheader')).toHaveText([
      'Time',
      'Type',
      'Level',
      'Message',
      'Service',
      'Actions',
    ]);
    await page.getByLabel('Type', { exact: true }).selectOption('user');
    await expect(table.getByRole('cell', { name: 'API', exact: true })).toHaveCount(0);
    await expect(table.getByRole('cell', { name: 'User', exact: true }).first()).toBeVisible();
    await page.getByLabel('Level', { exact: true }).selectOption('debug');
    await expect(page.getByText('No meaningful logs found')).toBeVisible();
    await page.getByLabel('Type', { exact: true }).selectOption('all');
    await page.getByLabel('Level', { exact: true }).selectOption('all');
    await page.getByLabel('Search', { exact: true }).fill('onerror');
    // Logs are written within half a second of their arrival.
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(table.getByRole('row')).toHaveCount(2, { timeout: 1000 });
    }).toPass();
    await expect(table).toContainText('<img src=x onerror="window.broken=true"> {{7*7}} =1+1 failed');
    await page.getByRole('button', { name: /^Details/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('term')).toHaveText(['Timestamp', 'Type', 'Level', 'Service', 'Message']);
    await expect(dialog.locator('pre')).toContainText('"stack_trace": "<img src=x onerror=');
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
});

test('[DASH-05, DASH-06, DASH-09, DASH-17, ANALYTICS-11, USERS-13, USAGE-05, USAGE-27, MONITOR-15, COST-17, LOG-21] figures that cannot be had are said to be missing, here and in the console', async ({
  page,
  signIn,
}) => {
  test.slow();
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await signIn(page, 'editor@lunatale.test');
  await page.goto('/admin/user-usage');
  await page.route('**/api/operations/reset-daily-limits', (route) => route.abort());
  await page.getByRole('button', { name: 'Reset Daily Limits' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Daily Limits' }).click();
  await expect(page.getByText('Failed to reset daily limits. Please try again.')).toBeVisible();

  await page.route(/\/api\/operations\/(dashboard|analytics|users|usage|monitoring|costs|logs)/, (route) =>
    route.abort(),
  );
  await page.goto('/admin');
  const problem = page.getByRole('alert').filter({ hasText: 'Data Loading Error' });
  await expect(problem).toContainText(/Failed to load dashboard data\. \S/);
  await expect(problem).toContainText('Some parts of the dashboard may not be available. Please try refreshing.');
  await expect(page.getByText('Error loading data')).toHaveCount(6);
  await expect(page.getByText('System health data is currently unavailable.')).toBeVisible();
  for (const [path, empty] of [
    ['analytics', 'No story creation data available'],
    ['users', 'No users found'],
    ['user-usage', '0 free, 0 premium'],
    ['api-monitoring', 'Error loading data'],
    ['api-costs', 'No API usage data found'],
    ['logs', 'No meaningful logs found'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText('These figures could not be loaded.').first(), path).toBeVisible();
    await expect(page.getByText(empty).first(), path).toBeVisible();
  }
  await expect(page.getByText('Unknown').first()).toBeVisible();
  for (const name of ['dashboard', 'analytics', 'users', 'usage', 'monitoring', 'costs', 'logs']) {
    expect(
      told.some((text) => text.includes(`could not be loaded /api/operations/${name}`)),
      name,
    ).toBe(true);
  }
});

test('[DASH-11, DASH-16, ANALYTICS-10, USAGE-24, COST-09, COST-10, ADMIN-05] a product that nobody has used yet says so on every screen', async ({
  browser,
}) => {
  // The product of the other tests already has stories.
  const unused = await startProduct();
  const page = await (await browser.newContext({ baseURL: unused.url, locale: 'en-US' })).newPage();
  await comeSignedIn(page, unused.url, 'admin@lunatale.test');
  await page.goto('/admin');
  await expect(page.getByText('No story creation data available')).toBeVisible();
  await expect(panel(page, 'System Status')).toContainText('N/A');
  await page.goto('/admin/user-usage');
  await page.getByRole('tab', { name: 'Usage Trends' }).click();
  await expect(page.getByText('No Usage Trends Yet')).toBeVisible();
  const slow = page.route('**/api/operations/costs*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await slow;
  await page.goto('/admin/api-costs');
  await expect(page.getByText('Loading API usage data...')).toBeVisible();
  await expect(page.getByText('No API usage data found').first()).toBeVisible();
  await page.goto('/profile');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { name: title ?? '', exact: true })).toBeVisible();
  await page.context().close();
  await unused.stop();
});

test('[LOG-02, LOG-03, MONITOR-03] logs and monitoring look again every 30 seconds, until it is switched off', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'viewer@lunatale.test');
  const asked = { logs: 0, monitoring: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/api/operations/logs')) asked.logs += 1;
    if (request.url().includes('/api/operations/monitoring')) asked.monitoring += 1;
  });
  await page.clock.install();
  await page.goto('/admin/logs');
  await expect(page.getByLabel('Auto Refresh')).toBeChecked();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  // The 30 seconds begin when the page has processed the answer, which a busy page does late.
  const halfAMinute = async () => {
    await expect(refresh).toBeVisible();
    await expect(refresh).not.toHaveAttribute('aria-busy');
    await page.clock.fastForward(31_000);
  };
  await expect.poll(() => asked.logs).toBe(1);
  await halfAMinute();
  await expect.poll(() => asked.logs).toBe(2);
  await page.getByLabel('Auto Refresh').uncheck();
  await page.clock.fastForward(120_000);
  await refresh.click();
  await expect.poll(() => asked.logs).toBe(3);
  await page.goto('/admin/api-monitoring');
  await expect.poll(() => asked.monitoring).toBe(1);
  await halfAMinute();
  await expect.poll(() => asked.monitoring).toBe(2);
});
