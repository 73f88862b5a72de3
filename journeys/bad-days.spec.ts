import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { storyPath } from '#domain/stories/api.ts';
import { TestBrowser } from '#sandbox/google/browser.ts';
import { stripeControl } from '#sandbox/stripe/control.ts';
import { bearer, failure, fillForm, write } from './asking.ts';
import { comeSignedIn, expect, signInAt, test } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';
import { aStory, fillShelf, keepTold } from './shelf.ts';
import { words } from './words.ts';

// Each test follows one part of "Bad days" in docs/operating.md, step by step.

const text = words.en;

/** Opens a page of a signed-in operator, beside the parent's. */
async function openOffice(browser: Browser, product: ProductServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US', serviceWorkers: 'block' });
  const office = await context.newPage();
  await signInAt(office, product.url, 'editor@lunatale.test');
  return office;
}

/** Opens a parent's timeline: the key "/" on any screen, then what the parent has sent. */
async function findPerson(office: Page, what: string): Promise<void> {
  await office.goto('/admin');
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await office.keyboard.press('/');
  await office.keyboard.type(what);
  await office.keyboard.press('Enter');
  await expect(office.getByRole('heading', { name: 'What happened' })).toBeVisible();
}

const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const timeline = (office: Page) => office.getByRole('region', { name: 'What happened' }).last();

test('paid, but not Premium: what Stripe says is asked for and written', async ({ browser, page, product, signIn }) => {
  const email = await signIn(page);
  const dropped = await product.sandbox.fault({ vendor: 'stripe', fault: 'webhooks-dropped' });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Start Subscription' }).first().click();
  await page.waitForURL(/\/c\/pay\//);
  // The parent has paid, and closed the page before it came back.
  await stripeControl((await product.sandbox.urls()).stripe ?? '').checkout(
    /\/c\/pay\/(\w+)/.exec(page.url())?.[1] ?? '',
  );
  await page.goto('/profile');
  const counts = async () =>
    (await (await page.request.get('/api/billing/subscription', { headers: await bearer(page) })).json()).isActive;
  expect(await counts()).toBe(false);

  const office = await openOffice(browser, product);
  await findPerson(office, email);
  const panel = office.getByRole('region', { name: 'Subscription', exact: true });
  await panel.getByRole('button', { name: 'Ask again' }).click();
  await expect(panel.getByRole('status')).toHaveText('They differ. "Repair" stores what the provider says.');
  expect(await counts()).toBe(false);
  await panel.getByRole('button', { name: 'Repair' }).click();
  await agree(office, 'Repair');
  await expect(panel.getByText('Both say the same.')).toBeVisible();
  expect(await counts()).toBe(true);
  await dropped();
  await office.context().close();
});

test('[P35] a story vanished: it is put back with its pictures, and one that was never saved is a draft', async ({
  browser,
  page,
  product,
  signIn,
}) => {
  const email = await signIn(page);
  const kept = await keepTold(page, aStory({ title: 'The Lost Kite' }));
  const headers = await bearer(page);
  expect((await page.request.delete(storyPath(kept.id), { headers })).status()).toBe(204);
  await fillForm(page, 'en');
  await write(page, 'en');
  await expect(page.getByText(text.finished)).toBeAttached();

  const office = await openOffice(browser, product);
  await findPerson(office, email);
  const told = timeline(office).getByRole('row').filter({ hasText: 'Story told' });
  await expect(told).toHaveCount(2);
  await expect(timeline(office).getByRole('row').filter({ hasText: 'Story saved' })).toHaveCount(1);
  const deleted = office.getByRole('region', { name: 'Deleted stories' }).last();
  await expect(deleted).not.toContainText('Kite');
  await deleted.getByRole('button', { name: /^Put back/ }).click();
  await expect(office.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
  await page.goto('/my-stories');
  await expect(page.getByText('The Lost Kite')).toBeVisible();
  // The generated but unsaved story is there too.
  await expect(page.getByRole('region', { name: 'Not saved yet' }).getByRole('button', { name: 'Save' })).toBeVisible();
  await office.context().close();
});

test('wrongly refused: the timeline names the field and the code, never the words', async ({
  browser,
  page,
  product,
  signIn,
}) => {
  const email = await signIn(page);
  await fillForm(page, 'en');
  await page.getByLabel(text.message).fill('hiding in the washing machine is the best spaceship of all');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/generate-story-stream')),
    write(page, 'en'),
  ]);
  expect(answer.status()).toBe(422);
  const office = await openOffice(browser, product);
  await findPerson(office, email);
  const refused = timeline(office).getByRole('row').filter({ hasText: 'Wish refused' });
  await expect(refused).toContainText('INPUT_REFUSED');
  await expect(refused).toContainText('message');
  await expect(timeline(office)).not.toContainText('washing');
  await office.context().close();
});

test('[ERR-04] a story failed: the number that the parent reads leads to them and to what happened', async ({
  browser,
  page,
  product,
  signIn,
}) => {
  const email = await signIn(page);
  const name = await fillForm(page, 'en');
  const down = await product.sandbox.fault({ vendor: 'deepseek', fault: '500', match: name });
  await write(page, 'en');
  const number = await failure(page).getByRole('code').innerText();
  await down();
  const office = await openOffice(browser, product);
  await findPerson(office, number);
  await expect(office.getByText(email)).toBeVisible();
  await expect(timeline(office)).toContainText(/PROVIDER_\w+/);
  await office.context().close();
});

test('[P33] delete for somebody who lost the account: a copy first, then the account with its address typed', async ({
  browser,
  page,
  product,
  signIn,
}) => {
  const email = await signIn(page);
  await fillShelf(page, [aStory()]);
  const office = await openOffice(browser, product);
  await findPerson(office, email);
  const panel = office.getByRole('region', { name: 'On request' });
  await expect(panel.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await panel.getByLabel('How they asked').fill('letter 17');
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await panel.getByRole('button', { name: 'Delete account' }).click();
  await office.getByRole('alertdialog').getByLabel('Address of the account').fill(email);
  await agree(office, 'Delete account');
  await expect(office.getByText('The account is deleted')).toBeVisible();
  await expect(office.getByRole('region', { name: 'What operators did' }).first()).toContainText('Delete account');
  expect((await page.request.get('/api/identity/profile', { headers: await bearer(page) })).status()).toBe(401);
  await office.context().close();
});

test('[P42] a provider is down, costs are tenfold: who writes is said, a banner and a cap are set without a restart', async ({
  browser,
}) => {
  test.slow();
  // Settings apply to everybody, so this test has its own product.
  const product = await startProduct();
  try {
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-US', serviceWorkers: 'block' });
    const parent = await context.newPage();
    await comeSignedIn(parent, product.url, 'evening@example.com');
    const down = await product.sandbox.fault({ vendor: 'deepseek', fault: '503' });
    const options = aStory().options;
    for (let call = 0; call < 5; call += 1) {
      const asked = { storyParams: options, generationId: crypto.randomUUID() };
      const headers = await bearer(parent);
      await (await parent.request.post('/functions/v1/generate-story-stream', { headers, data: asked })).text();
    }
    const office = await openOffice(browser, product);
    await office.goto('/admin/api-monitoring');
    await expect(office.getByRole('row', { name: /^DeepSeek .* Error / })).toBeVisible();
    await office.goto('/admin/services');
    await office.getByLabel('In English').fill('Stories are slow tonight.');
    await office.getByLabel('In Spanish').fill('Hoy los cuentos tardan más.');
    await office.getByLabel(/^DeepSeek, configured/).fill('0');
    await office.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(office.getByText('Done.')).toBeVisible();
    await down();
    await parent.goto('/create');
    await expect(parent.getByText('Stories are slow tonight.')).toBeVisible();
    const ask = async () => {
      const asked = { storyParams: options, generationId: crypto.randomUUID() };
      const data = { headers: await bearer(parent), data: asked };
      return (await parent.request.post('/functions/v1/generate-story-stream', data)).text();
    };
    await expect.poll(ask, { timeout: 40_000 }).toContain('SPENDING_CAP_REACHED');

    await office.getByLabel('In English').fill('');
    await office.getByLabel('In Spanish').fill('');
    await office.getByLabel(/^DeepSeek, configured/).fill('');
    await office.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(office.getByRole('region', { name: 'Settings of a bad day' })).toBeVisible();
    // The breaker's probe notices by itself that the provider is back.
    await expect.poll(ask, { timeout: 60_000 }).not.toMatch(/SPENDING_CAP_REACHED|PROVIDER_UNAVAILABLE/);
    await office.context().close();
    await context.close();
  } finally {
    await product.stop();
  }
});

test('[P42] [P43] ten thousand bots: no new account, and those of the flood are suspended, deleted and taken back', async ({
  browser,
}) => {
  test.slow();
  const product = await startProduct();
  try {
    const contexts: BrowserContext[] = [];
    const come = async (email: string) => {
      const context = await browser.newContext({ baseURL: product.url, locale: 'en-US', serviceWorkers: 'block' });
      contexts.push(context);
      const page = await context.newPage();
      await comeSignedIn(page, product.url, email);
      return page;
    };
    await come('family@example.com');
    for (const number of [1, 2, 3]) await come(`flood.${number}@example.net`);
    const office = await openOffice(browser, product);
    await office.goto('/admin/services');
    await office.getByLabel('New accounts').selectOption('closed');
    await office.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(office.getByText('Done.')).toBeVisible();
    const comes = async (email: string) => (await new TestBrowser().signIn(product.url, email)).href;
    await expect.poll(() => comes(`late.${Date.now()}@example.net`), { timeout: 10_000 }).toContain('SIGN_UPS_CLOSED');
    expect(await comes('family@example.com')).toContain('access_token');

    await office.goto('/admin/users');
    await office.getByLabel('Search').fill('flood.');
    const today = new Date().toISOString().slice(0, 10);
    await office.getByText('More filters').click();
    await office.getByLabel('Joined from').fill(today);
    const many = office.getByRole('region', { name: 'Many at once' });
    const act = async (action: string) => {
      await many.getByRole('button', { name: 'Preview' }).click();
      await expect(many.getByRole('status')).toContainText('3');
      await many.getByLabel('Do', { exact: true }).selectOption(action.toLowerCase());
      await many.getByLabel('Why', { exact: true }).fill('flood of today');
      await many.getByRole('button', { name: new RegExp(`^${action}`) }).click();
      await agree(office, action);
      await expect(many.getByRole('row').filter({ hasText: 'flood of today' }).first()).toBeVisible();
    };
    await act('Suspend');
    await expect(office.getByRole('region', { name: 'Users Management' }).getByText('Suspended')).toHaveCount(3);
    await act('Delete');
    for (const left of [1, 0]) {
      const undo = many.getByRole('button', { name: 'Undo' }).and(office.locator(':enabled'));
      await undo.first().click();
      await expect(undo).toHaveCount(left);
    }
    await expect(office.getByRole('region', { name: 'Users Management' }).getByText('Suspended')).toHaveCount(0);
    await Promise.all(contexts.map((context) => context.close()));
    await office.context().close();
  } finally {
    await product.stop();
  }
});

test('[P35] restore, and a secret that leaked: pictures and sign-ins come along, what was deleted since goes again', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const run = async (script: string, dataDir: string, ...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir };
    return (await promisify(execFile)(process.execPath, [`tools/${script}.ts`, ...args], { env })).stdout;
  };
  const before = await startProduct();
  const restored = mkdtempSync(join(tmpdir(), 'lunatale-restored-'));
  const { port } = new URL(before.url);
  const context = await browser.newContext({ baseURL: before.url, locale: 'en-US', serviceWorkers: 'block' });
  let after: ProductServer | undefined;
  try {
    const page = await context.newPage();
    await comeSignedIn(page, before.url, 'restored@example.com');
    const headers = await bearer(page);
    const drawing = sharp({ create: { width: 64, height: 64, channels: 3, background: '#456' } }).png();
    const images = [`data:image/png;base64,${(await drawing.toBuffer()).toString('base64')}`];
    const [kept] = await fillShelf(page, [{ ...aStory({ title: 'The Painted Boat' }), images }]);
    const [gone] = await fillShelf(page, [aStory({ title: 'Gone Since' })]);
    const status = async (path: string) => (await page.request.get(path, { headers })).status();
    const storyOf = async (id = '') => (await page.request.get(storyPath(id), { headers })).json();
    const [{ url: picture }] = (await storyOf(kept?.id)).images;
    const backup = join(restored, 'evening.backup');
    expect(await run('backup', before.dataDir, backup)).toContain('rows');
    expect((await page.request.delete(storyPath(gone?.id ?? ''), { headers })).status()).toBe(204);

    // The secret leaked: everybody has to sign in again, whatever page is open.
    expect(await run('database', before.dataDir, 'sign-out')).toBe('1 sessions are ended\n');
    expect(await status('/api/identity/profile')).toBe(401);
    await before.end();

    expect(await run('restore', restored, backup)).toContain('rows restored');
    for (const name of ['auth-secret', 'objects']) {
      cpSync(join(before.dataDir, name), join(restored, name), { recursive: true });
    }
    after = await startProduct({ PORT: port }, restored);
    // The restored secret makes the old sessions valid again, and the picture is back with its files.
    expect(await status('/api/identity/profile')).toBe(200);
    expect((await storyOf(kept?.id)).title).toBe('The Painted Boat');
    expect(await status(picture)).toBe(200);
    await expect.poll(() => status(storyPath(gone?.id ?? '')), { timeout: 60_000 }).toBe(404);
  } finally {
    await context.close();
    await after?.stop();
    await before.stop();
  }
});
