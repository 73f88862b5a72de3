import { test as base, expect, signInAt } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';
import { words } from './words.ts';

/** The product with human verification turned on; the sandbox plays the service. */
const test = base.extend<object, { product: ProductServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct({ TURNSTILE_SITE_KEY: 'sandbox' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

test('[SIGNIN-04] [ERR-28] [ERR-29] [ERR-30] [ERR-32] the widget comes before the button, and says what went wrong', async ({
  page,
  product,
}) => {
  const google = page.getByRole('button', { name: /Google/ });
  const over = await product.sandbox.fault({ vendor: 'turnstile', fault: 'interactive' });
  await page.goto('/signin');
  const widget = page.frameLocator('iframe');
  await expect(widget.getByRole('checkbox')).toBeVisible();
  await expect(google).toBeDisabled();
  await google.click({ force: true });
  await expect(page.getByText('Please complete the verification challenge first.')).toBeVisible();
  await widget.getByRole('checkbox').check();
  await expect(google).toBeEnabled();
  await expect(page.getByText('Please complete the verification challenge first.')).toHaveCount(0);
  await over();

  for (const [fault, text] of [
    ['widget-error', 'Verification failed. Please try again.'],
    ['widget-expired', 'Verification expired. Please verify again.'],
    ['script-down', 'Failed to load verification widget'],
  ] as const) {
    const end = await product.sandbox.fault({ vendor: 'turnstile', fault });
    await page.goto('/signin');
    await expect(page.getByText(text)).toBeVisible();
    await expect(google).toBeDisabled();
    await end();
  }
});

test('[SIGNIN-04] [SIGNIN-11] [P06] a person signs in and has a story written, each with a token of its own', async ({
  page,
  product,
}) => {
  await page.goto('/signin');
  await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled();
  await signInAt(page, product.url, 'a.person@example.com');
  await page.getByRole('button', { name: words.en.surprise }).first().click();
  await page.getByLabel(words.en.length).selectOption('short');
  await page.getByRole('button', { name: words.en.write }).click();
  await expect(page.getByText(words.en.finished)).toBeVisible({ timeout: 30_000 });
  const verified = (await product.sandbox.calls('turnstile')).filter(({ path }) => path.endsWith('/siteverify'));
  const tokens = verified.map(({ body }) => new URLSearchParams(String(body)).get('response'));
  expect(new Set(tokens).size).toBe(2);
});
