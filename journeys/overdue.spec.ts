import { stripeControl } from '#sandbox/stripe/control.ts';
import { test as base, expect, speak } from './fixtures.ts';
import { type ProductServer, startProduct } from './server.ts';

const cardThatFailsLater = '4000000000000341';
const goodCard = '4242424242424242';

/** A product without a grace period: Premium ends as soon as a payment is overdue. */
const test = base.extend<object, { product: ProductServer }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct({ PAST_DUE_GRACE_DAYS: '0' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
// One after another: side by side, each worker would start this house for itself.
test.describe.configure({ mode: 'default' });

test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

test('[BILL-09] [BILL-11] whoever could not pay the renewal is led to the billing page instead of a second purchase, and goes on once it is paid', async ({
  page,
  signIn,
  product,
}) => {
  await speak(page, 'es');
  await signIn(page);
  const start = page.getByRole('button', { name: 'Suscribirme' }).first();
  const plan = page.getByRole('region', { name: 'Tu plan' });
  await page.goto('/pricing');
  await start.click();
  await page.waitForURL(/\/c\/pay\//);
  await page.locator('#card').fill(cardThatFailsLater);
  await page.locator('button.primary').click();
  await expect(page.getByText('¡Tu suscripción ya está activa!')).toBeVisible();

  // A month later the charge fails.
  const stripe = stripeControl((await product.sandbox.urls()).stripe ?? '');
  const customer = (await stripe.events()).find(({ type }) => type === 'customer.created')?.data.object;
  await stripe.advance((customer as { id: string }).id, 'next');
  await page.goto('/account');
  await expect(plan).toContainText('Gratis');

  await page.goto('/pricing');
  await start.click();
  await page.waitForURL(/\/p\/session\//);
  await page.locator('#card').fill(goodCard);
  await page.locator('button[value=card]').click();
  await page.waitForURL(/saved=1/);
  await page
    .getByRole('link', { name: /^LUNA-/ })
    .first()
    .click();
  await page.locator('#card').fill(goodCard);
  await page.locator('button.primary').click();
  // An invoice is shown in the browser's language.
  await expect(page.getByText('This invoice is paid.')).toBeVisible();
  await page.goto('/account');
  await expect(plan).toContainText('Se renueva el');
});
